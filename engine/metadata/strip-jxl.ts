import { boxes } from '../bytes/boxes.ts';
import { concatenate } from '../bytes/concatenate.ts';

/** EXIF, XMP and JUMBF (ISO/IEC 18181-2, annex A), compressed metadata, and JPEG reconstruction data. */
const METADATA_BOXES = new Set(['Exif', 'xml ', 'jumb', 'brob', 'jbrd']);

/** A metadata box of any kind, compressed with Brotli. */
export const COMPRESSED_BOX = 'brob';

/** A bare codestream begins with this byte, and has no boxes. */
const isCodestream = (bytes: Uint8Array) => bytes[0] === 0xff;

/** Whether the file has a box of this type. */
export function hasBox(bytes: Uint8Array, wanted: string): boolean {
  if (isCodestream(bytes)) return false;
  for (const { type } of boxes(bytes)) if (type === wanted) return true;
  return false;
}

/** Removes the boxes of these types; the others keep their order. */
export function withoutBoxes(bytes: Uint8Array, types: ReadonlySet<string>): Uint8Array<ArrayBuffer> {
  if (isCodestream(bytes)) return bytes.slice();
  const kept = [...boxes(bytes)].filter(({ type }) => !types.has(type));
  return concatenate(kept.map(({ start, end }) => bytes.slice(start, end)));
}

/** Removes metadata without changing a pixel. The orientation is part of the codestream, and stays. */
export function stripJxl(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return withoutBoxes(bytes, METADATA_BOXES);
}
