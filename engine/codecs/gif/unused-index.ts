import { eachCode } from './lzw.ts';

const LITERALS = 256;

/**
 * Returns a colour index that no pixel of a frame has; undefined if all 256 are used. Every index of a frame is a literal code at
 * least once, so strings need no decoding (GIF89a, appendix F).
 * @param pixels LZW's minimum code size and data sub-blocks
 */
export function unusedIndex(pixels: Uint8Array): number | undefined {
  const [literalBits = 0] = pixels;
  // Literals have fewer bits.
  if (literalBits < 8) return LITERALS - 1;
  const isUsed = new Uint8Array(LITERALS);
  eachCode(pixels, (code) => {
    if (code < LITERALS) isUsed[code] = 1;
  });
  const free = isUsed.lastIndexOf(0);
  return free < 0 ? undefined : free;
}
