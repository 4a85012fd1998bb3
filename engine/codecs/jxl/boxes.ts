import { boxes } from '../../bytes/boxes.ts';
import { concatenate } from '../../bytes/concatenate.ts';

/** A metadata box of any kind, compressed with Brotli. */
export const COMPRESSED_BOX = 'brob';

/** A bare codestream begins with this byte, and has no boxes. */
export const isCodestream = (bytes: Uint8Array) => bytes[0] === 0xff;

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
