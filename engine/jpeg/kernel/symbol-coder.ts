/*
 * The Huffman entropy coder of a scan (T.81, F.1.2). A first pass counts symbols, from which the caller makes the
 * Huffman tables and chooses scans. A second pass writes the entropy-coded segment.
 */

/** A progressive scan has one table. The baseline scan has four: DC and AC of luma, DC and AC of chroma. */
const TABLES = 4;
/** How often each symbol occurs: 256 × `i32` per table. */
export const counts: usize = memory.data(TABLES * 256 * 4, 16);
/** The code and its length of each symbol (EHUFCO and EHUFSI of T.81, C.2): 256 × 2 × `u32` per table. */
export const codes: usize = memory.data(TABLES * 256 * 8, 16);

/** Whether symbols are counted, not written. */
export let isCounting = true;
/** Bits beside the Huffman codes: additional bits of coefficients, correction bits, lengths of runs. */
let extra: i64 = 0;
/** Where the next byte goes. */
let out: usize = 0;
/** The last bits, fewer than 32, which are not written yet. */
let held: u64 = 0;
let heldBits: i32 = 0;

/** Starts a pass that counts symbols. */
export function beginCounting(): void {
  isCounting = true;
  extra = 0;
  memory.fill(counts, 0, TABLES * 256 * 4);
}

/** @returns the bits beside the Huffman codes that were counted */
export function extraBits(): f64 {
  return <f64>extra;
}

/** Starts a pass that writes. @param to the address for the entropy-coded segment */
export function beginWriting(to: usize): void {
  isCounting = false;
  out = to;
  held = 0;
  heldBits = 0;
}

/** Completes the last byte with 1-bits (T.81, F.1.2.3). @returns the end of the entropy-coded segment */
export function finishWriting(): usize {
  const missing = -heldBits & 7;
  put((1 << missing) - 1, missing);
  while (heldBits > 0) {
    heldBits -= 8;
    putByte(<u8>(held >> heldBits));
  }
  return out;
}

/** Byte stuffing: a zero byte follows 0xFF, which would otherwise begin a marker (T.81, F.1.2.3). */
function putByte(byte: u8): void {
  store<u8>(out++, byte);
  if (byte === 0xff) store<u8>(out++, 0);
}

/** Appends the lowest `n` bits of `value`, at most 32. */
function put(value: u32, n: i32): void {
  held = (held << n) | <u64>value;
  heldBits += n;
  if (heldBits < 32) return;
  heldBits -= 32;
  const four = <u32>(held >> heldBits);
  // If none of the four bytes is 0xFF, they are stored together.
  if (((~four - 0x01010101) & four & 0x80808080) === 0) {
    store<u32>(out, bswap<u32>(four));
    out += 4;
    return;
  }
  for (let shift = 24; shift >= 0; shift -= 8) putByte(<u8>(four >> shift));
}

/** Counts or writes the lowest `n` bits of `value`, at most 64, without a symbol. */
export function bits(value: u64, n: i32): void {
  if (isCounting) {
    extra += n;
    return;
  }
  if (n > 32) put(<u32>(value >> 32), n - 32);
  put(<u32>value, min<i32>(n, 32));
}

/**
 * Counts or writes a symbol and the additional bits that follow its code.
 * @param table 0 to 3
 * @param which the symbol, 0 to 255
 * @param value the additional bits
 * @param n how many there are, at most 15
 */
export function symbol(table: i32, which: i32, value: i32, n: i32): void {
  const i = <usize>((table << 8) | which);
  if (isCounting) {
    store<i32>(counts + (i << 2), load<i32>(counts + (i << 2)) + 1);
    extra += n;
    return;
  }
  put((load<u32>(codes + (i << 3)) << n) | <u32>value, load<i32>(codes + (i << 3), 4) + n);
}
