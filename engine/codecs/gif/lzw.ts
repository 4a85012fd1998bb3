/*
 * The codes of a GIF's frame (GIF89a, appendix F), without their strings.
 */

const MOST_CODE_BITS = 12;
const MOST_CODES = 1 << MOST_CODE_BITS;

/** Concatenates the contents of data sub-blocks (section 15). */
export function* bytesOfBlocks(blocks: Uint8Array): Generator<number> {
  for (let at = 0; blocks[at]; at += 1 + (blocks[at] ?? 0)) yield* blocks.subarray(at + 1, at + 1 + (blocks[at] ?? 0));
}

/**
 * Calls a function with each code up to the one that ends the data.
 * @param pixels LZW's minimum code size and data sub-blocks
 * @param use is passed a code, and the one whose string the decoder adds with it, which is the same for a code that is not known yet;
 *   without one if the table is full, or for the first code after it was cleared
 */
export function eachCode(pixels: Uint8Array, use: (code: number, added: number | undefined) => void): void {
  const [literalBits = 0] = pixels;
  const [clear, stop] = [1 << literalBits, (1 << literalBits) + 1];
  let [codeBits, codes] = [literalBits + 1, stop + 1];
  let [held, heldBits] = [0, 0];
  let isFirst = true;
  for (const byte of bytesOfBlocks(pixels.subarray(1))) {
    held |= byte << heldBits;
    heldBits += 8;
    for (; heldBits >= codeBits; ) {
      const code = held & ((1 << codeBits) - 1);
      held >>>= codeBits;
      heldBits -= codeBits;
      if (code === stop) return;
      if (code === clear) {
        [codeBits, codes, isFirst] = [literalBits + 1, stop + 1, true];
        continue;
      }
      const adds = !isFirst && codes < MOST_CODES;
      use(code, adds ? codes : undefined);
      if (adds) codes++;
      isFirst = false;
      if (codes === 1 << codeBits && codeBits < MOST_CODE_BITS) codeBits++;
    }
  }
}

/** Returns the number of pixels that the data of a frame have, which may be fewer than the frame has. @param pixels as in `eachCode` */
export function pixelsIn(pixels: Uint8Array): number {
  const literals = 1 << (pixels[0] ?? 0);
  // A string has one pixel more than the one before it.
  const lengths = new Uint32Array(MOST_CODES).fill(1, 0, literals);
  let [count, last] = [0, 0];
  eachCode(pixels, (code, added) => {
    if (added !== undefined) lengths[added] = last + 1;
    last = lengths[code] ?? 0;
    count += last;
  });
  return count;
}
