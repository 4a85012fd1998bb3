import type { Picture } from '../backends/backend.ts';
import type { Sheet } from '../codecs/pdf/page-layout.ts';
import { workOn } from '../codecs/work-on.ts';
import type { EncodeOptions } from '../codecs/writing.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { Size } from '../geometry/steps.ts';
import type { Write } from '../writers/picture-writer.ts';

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
  const inside = format.container ?? format.writtenBy;
  if (!inside) return write(picture, format, options);
  const inner = formatOf(inside);
  const { copies, wrap } = await workOn(format);
  if (wrap) return wrap(await write(picture, inner, options), picture, sheet);
  if (!copies) throw new TypeError(`${format.label} cannot be written`);
  const { writeCopies } = await fetchPart(() => import('./copies.ts'));
  return writeCopies(await copies(), picture, { format, inner, options, write });
}

/**
 * Wraps a file into a container format without changing its bytes.
 * @throws {ImageError} `unsupported` if the container's readers would not display it correctly, `codec-unavailable`
 */
export async function wrapPicture(
  { bytes, size, orientation }: Inside,
  format: Format,
  sheet: Sheet,
): Promise<Uint8Array<ArrayBuffer>> {
  const { wrap } = await workOn(format);
  if (!wrap) throw new TypeError(`${format.label} is no container`);
  return wrap(bytes, size, sheet, orientation);
}
