import type { Picture } from '../backends/backend.ts';
import { fetchPart } from '../fetch-part.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { Size } from '../geometry.ts';
import type { Pack } from '../packing/pack.ts';
import type { Sheet } from './sheet.ts';

/** Formats that are another format's file with something around it; each is imported when first asked for. */
const WRAPPERS = {
  pdf: async () => (await import('./pdf.ts')).wrapInPdf,
} as const;

/** A picture that is a whole file of the container's inner format already. */
export interface Inside {
  bytes: Uint8Array<ArrayBuffer>;
  /** Upright, in pixels. */
  size: Size;
  /** 1 to 8, as it is stored. */
  orientation: number;
}

/**
 * A file of the format, whether a codec writes it or it is wrapped around another format's.
 * @throws {ImageError} `codec-failed`, `codec-unavailable`, or `unreadable` where decoding happens only now
 */
export async function encodePicture(
  picture: Picture,
  format: Format,
  options: EncodeOptions,
  sheet: Sheet,
  pack?: Pack,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!format.container) {
    const { width, height } = picture;
    const bytes = await picture.encode(format, options);
    const frames = format.holds.animation ? picture.frames : 1;
    return pack ? pack(format, bytes, { width, height, frames, effort: options.effort }) : bytes;
  }
  const { of, wrapper } = format.container;
  const wrap = await fetchPart(WRAPPERS[wrapper]);
  return wrap(await picture.encode(formatOf(of), options), picture, sheet);
}

/**
 * A file of a format that is a container, around a picture whose bytes stay what they are.
 * @throws {ImageError} `unsupported` where the container's readers would not show it rightly, `codec-unavailable`
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
