const LITERALS = 256;
const MOST_CODE_BITS = 12;

/** Concatenates the contents of data sub-blocks (GIF89a, section 15). */
function* bytesIn(blocks: Uint8Array): Generator<number> {
  for (let at = 0; blocks[at]; at += 1 + (blocks[at] ?? 0)) yield* blocks.subarray(at + 1, at + 1 + (blocks[at] ?? 0));
}

/**
 * Returns a colour index that no pixel of a frame has; undefined if all 256 are used. Every index of a frame is a literal code at
 * least once, so strings need no decoding (GIF89a, appendix F).
 * @param pixels LZW's minimum code size and data sub-blocks
 */
export function unusedIndex(pixels: Uint8Array): number | undefined {
  const [literalBits = 0] = pixels;
  // Literals have fewer bits.
  if (literalBits < 8) return LITERALS - 1;
  const [clear, stop] = [LITERALS, LITERALS + 1];
  const isUsed = new Uint8Array(LITERALS);
  let [codeBits, codes] = [literalBits + 1, stop + 1];
  let [held, heldBits] = [0, 0];
  let isFirst = true;
  for (const byte of bytesIn(pixels.subarray(1))) {
    held |= byte << heldBits;
    heldBits += 8;
    for (; heldBits >= codeBits; ) {
      const code = held & ((1 << codeBits) - 1);
      held >>>= codeBits;
      heldBits -= codeBits;
      if (code === stop) return freeIn(isUsed);
      if (code === clear) {
        [codeBits, codes, isFirst] = [literalBits + 1, stop + 1, true];
        continue;
      }
      if (code < LITERALS) isUsed[code] = 1;
      // The decoder adds a string with each code except the first.
      if (!isFirst && codes < 1 << MOST_CODE_BITS) codes++;
      isFirst = false;
      if (codes === 1 << codeBits && codeBits < MOST_CODE_BITS) codeBits++;
    }
  }
  return freeIn(isUsed);
}

function freeIn(isUsed: Uint8Array): number | undefined {
  const free = isUsed.lastIndexOf(0);
  return free < 0 ? undefined : free;
}
