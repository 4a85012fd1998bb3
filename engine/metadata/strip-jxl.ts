import { boxes } from '../boxes.ts';
import { concatenate } from '../bytes.ts';

/** EXIF, XMP and JUMBF (ISO/IEC 18181-2, annex A), any of them compressed, and what a JPEG of the same pixels said besides. */
const METADATA_BOXES = new Set(['Exif', 'xml ', 'jumb', 'brob', 'jbrd']);

/** Metadata of any of these kinds, compressed with Brotli. */
export const COMPRESSED_BOX = 'brob';

/** A codestream without a container begins so, and has no boxes. */
const isCodestream = (bytes: Uint8Array) => bytes[0] === 0xff;

/** Does the file have a box of this type? */
export function hasBox(bytes: Uint8Array, wanted: string): boolean {
  if (isCodestream(bytes)) return false;
  for (const { type } of boxes(bytes)) if (type === wanted) return true;
  return false;
}

/** The same file without boxes of these types; what is left stays in its order. */
export function withoutBoxes(bytes: Uint8Array, types: ReadonlySet<string>): Uint8Array<ArrayBuffer> {
  if (isCodestream(bytes)) return bytes.slice();
  const kept = [...boxes(bytes)].filter(({ type }) => !types.has(type));
  return concatenate(kept.map(({ start, end }) => bytes.slice(start, end)));
}

/** The same JPEG XL without metadata; not a pixel changes, and the orientation stands with the pixels. */
export function stripJxl(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return withoutBoxes(bytes, METADATA_BOXES);
}
