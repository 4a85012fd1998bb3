/*
 * Where a scan's symbols and bits go: first they are only counted, so that whoever calls can make the Huffman tables and
 * choose the cheapest scans, then written (T.81, F.1.2).
 */

/** Of a progressive scan one; of a baseline one luma's means and others, and colour's. */
const TABLES = 4;
/** How often each symbol comes, by table. */
export const counts: usize = memory.data(TABLES * 256 * 4, 16);
/** Codes and their lengths, both 32 bits, by table. */
export const codes: usize = memory.data(TABLES * 256 * 8, 16);

/** Is this scan only counted? */
export let isCounting = true;
/** Beside the symbols. */
let extra: i64 = 0;
let out: usize = 0;
/** The bits that come next, fewer than 32. */
let held: u64 = 0;
let heldBits: i32 = 0;

export function beginCounting(): void {
  isCounting = true;
  extra = 0;
  memory.fill(counts, 0, TABLES * 256 * 4);
}

export function extraBits(): f64 {
  return <f64>extra;
}

export function beginWriting(to: usize): void {
  isCounting = false;
  out = to;
  held = 0;
  heldBits = 0;
}

/** @returns where the last byte ends */
export function finishWriting(): usize {
  const missing = -heldBits & 7;
  put((1 << missing) - 1, missing);
  while (heldBits > 0) {
    heldBits -= 8;
    putByte(<u8>(held >> heldBits));
  }
  return out;
}

/** A byte of ones is followed by one of zeros, since it would be a marker. */
function putByte(byte: u8): void {
  store<u8>(out++, byte);
  if (byte === 0xff) store<u8>(out++, 0);
}

/** @param n at most 32 */
function put(value: u32, n: i32): void {
  held = (held << n) | <u64>value;
  heldBits += n;
  if (heldBits < 32) return;
  heldBits -= 32;
  const four = <u32>(held >> heldBits);
  // Has one of the bytes nothing but ones?
  if (((~four - 0x01010101) & four & 0x80808080) === 0) {
    store<u32>(out, bswap<u32>(four));
    out += 4;
    return;
  }
  for (let shift = 24; shift >= 0; shift -= 8) putByte(<u8>(four >> shift));
}

/** Bits alone. @param n at most 64 */
export function bits(value: u64, n: i32): void {
  if (isCounting) {
    extra += n;
    return;
  }
  if (n > 32) put(<u32>(value >> 32), n - 32);
  put(<u32>value, min<i32>(n, 32));
}

/** A symbol of a table, and the `n` bits that follow it, at most 15. */
export function symbol(table: i32, which: i32, value: i32, n: i32): void {
  const i = <usize>((table << 8) | which);
  if (isCounting) {
    store<i32>(counts + (i << 2), load<i32>(counts + (i << 2)) + 1);
    extra += n;
    return;
  }
  put((load<u32>(codes + (i << 3)) << n) | <u32>value, load<i32>(codes + (i << 3), 4) + n);
}
