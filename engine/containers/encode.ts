import type { Picture } from '../backends/backend.ts';
import type { Sheet } from '../codecs/pdf/page-layout.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';
import { formatOf } from '../formats/index.ts';
import type { Size } from '../geometry/steps.ts';
import type { Write } from '../writers/picture-writer.ts';
import type { writeIco } from './ico.ts';

/** Container formats around another format's file; each is imported on first use. */
const WRAPPERS = {
  pdf: async () => (await import('../codecs/pdf/writer.ts')).wrapInPdf,
} as const;

/** Writers of the formats that are `writtenBy` the engine; each is imported on first use. */
const WRITERS: Readonly<Partial<Record<FormatId, () => Promise<typeof writeIco>>>> = {
  ico: async () => (await import('./ico.ts')).writeIco,
};

/** A complete file of the container's inner format. */
export interface Inside {
  bytes: Uint8Array<ArrayBuffer>;
  /** Size of the upright picture in pixels. */
  size: Size;
  /** EXIF orientation, 1 to 8, of the stored picture. */
  orientation: number;
}

/**
 * Encodes a file of the format, directly or wrapped around another format's file.
 * @throws {ImageError} `codec-failed`, `codec-unavailable`, or `unreadable` if decoding happens only now
 */
export async function encodePicture(
  picture: Picture,
  format: Format,
  options: EncodeOptions,
  sheet: Sheet,
  write: Write,
): Promise<Uint8Array<ArrayBuffer>> {
  const fetchWriter = format.writtenBy && WRITERS[format.id];
  if (format.writtenBy && fetchWriter) {
    const writeParts = await fetchPart(fetchWriter);
    return writeParts(picture, format, formatOf(format.writtenBy.of), options, write);
  }
  if (!format.container) return write(picture, format, options);
  const { of, wrapper } = format.container;
  const wrap = await fetchPart(WRAPPERS[wrapper]);
  return wrap(await write(picture, formatOf(of), options), picture, sheet);
}

/**
 * Wraps a file into a container format without changing its bytes.
 * @throws {ImageError} `unsupported` if the container's readers would not display it correctly, `codec-unavailable`
 */
export async function wrapPicture(
  { bytes, size, orientation }: Inside,
  { container, label }: Format,
  sheet: Sheet,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!container) throw new TypeError(`${label} is no container`);
  const wrap = await fetchPart(WRAPPERS[container.wrapper]);
  return wrap(bytes, size, sheet, orientation);
}
