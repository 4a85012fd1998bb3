import { allocate } from './memory';

/*
 * The Huffman entropy coder of a scan (T.81, F.1.2). A pass over the coefficients counts symbols, from which the caller
 * chooses scans. Another one also records them. With the Huffman tables for its counts the recorded symbols are then
 * written as the entropy-coded segment, without a further pass.
 */

/** A progressive scan has one table. The baseline scan has four: DC and AC of luma, DC and AC of chroma. */
const TABLES = 4;
/** How often each symbol occurs: 256 × `i32` per table. */
export const counts: usize = memory.data(TABLES * 256 * 4, 16);
/** The code and its length of each symbol (EHUFCO and EHUFSI of T.81, C.2): 256 × 2 × `u32` per table. */
export const codes: usize = memory.data(TABLES * 256 * 8, 16);

/** Whether symbols are recorded besides being counted. */
export let isRecording = false;
/** Bits beside the Huffman codes: additional bits of coefficients, correction bits, lengths of runs. */
let extra: i64 = 0;
/**
 * Recorded symbols, `u32` each, from `recorded` to `end`: ten bits of table and symbol, four of the number of additional
 * bits, sixteen of these. With the highest bit set: five bits of the number of bits, and up to 24 bits without a symbol.
 * Behind them, up to the end of memory, is space for the segment: nothing is allocated once symbols are recorded.
 */
let recorded: usize = 0;
let end: usize = 0;
/** The end of memory. */
let limit: usize = 0;
const WITHOUT_SYMBOL: u32 = 0x80000000;
const MOST_BITS = 24;
/** Bytes by which the memory grows for recorded symbols. */
const GROWTH: usize = 1 << 20;
/** Where the next byte goes. */
let out: usize = 0;
/** The last bits, fewer than 32, which are not written yet. */
let held: u64 = 0;
let heldBits: i32 = 0;

/** Grows the memory to at least this size. */
function reach(size: usize): void {
  const pages = <i32>((size + 0xffff) >>> 16) - memory.size();
  if (pages > 0 && memory.grow(pages) < 0) unreachable();
  limit = (<usize>memory.size()) << 16;
}

/** Starts a pass that counts symbols. @param isRecorded whether it records them too */
export function beginCounting(isRecorded: bool): void {
  isRecording = isRecorded;
  extra = 0;
  memory.fill(counts, 0, TABLES * 256 * 4);
  if (!isRecorded) return;
  if (recorded === 0) recorded = allocate(16);
  end = recorded;
  reach(end);
}

/** @returns the bits beside the Huffman codes that were counted */
export function extraBits(): f64 {
  return <f64>extra;
}

function record(token: u32): void {
  while (end === limit) reach(limit + GROWTH);
  store<u32>(end, token);
  end += 4;
}

/** Reserves memory for the segment of the recorded symbols. @returns its address */
export function reserve(bytes: usize): usize {
  reach(end + bytes);
  return end;
}

/** Writes the recorded symbols. @param to the address for the entropy-coded segment @returns its end */
export function writeRecorded(to: usize): usize {
  out = to;
  held = 0;
  heldBits = 0;
  for (let at = recorded; at < end; at += 4) {
    const token = load<u32>(at);
    if (token >= WITHOUT_SYMBOL) {
      put(token & 0xffffff, (token >> 24) & 31);
      continue;
    }
    const n = (token >> 16) & 15;
    const code = codes + ((<usize>token >> 20) << 3);
    put((load<u32>(code) << n) | (token & 0xffff), load<i32>(code, 4) + n);
  }
  return finishWriting();
}

/** Completes the last byte with 1-bits (T.81, F.1.2.3). @returns the end of the entropy-coded segment */
function finishWriting(): usize {
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

/** Counts the lowest `n` bits of `value`, at most 64, without a symbol. */
export function bits(value: u64, n: i32): void {
  extra += n;
  if (!isRecording) return;
  let left = n;
  while (left > 0) {
    const some = min<i32>(left, MOST_BITS);
    left -= some;
    record(WITHOUT_SYMBOL | (some << 24) | (<u32>(value >> left) & ((1 << some) - 1)));
  }
}

/**
 * Counts a symbol and the additional bits that follow its code.
 * @param table 0 to 3
 * @param which the symbol, 0 to 255
 * @param value the additional bits
 * @param n how many there are, at most 15
 */
export function symbol(table: i32, which: i32, value: i32, n: i32): void {
  const i = (table << 8) | which;
  const count = counts + ((<usize>i) << 2);
  store<i32>(count, load<i32>(count) + 1);
  extra += n;
  if (isRecording) record((i << 20) | (n << 16) | value);
}
