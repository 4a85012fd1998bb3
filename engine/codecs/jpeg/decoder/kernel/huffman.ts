/*
 * Huffman decoding tables (T.81, C.2 and F.2.2.3). The next ten bits of the data are the index of an entry, which has the value
 * of the extra bits too where these fit. From the lowest bit, an entry has
 * - 8 bits: number of bits to consume, 0 for a longer or an invalid code
 * - 8 bits: the run of zeros before the value; or the whole symbol where the value is 0
 * - 16 bits: the value; 0 where it has no extra bits or they did not fit
 */

export const LOOKUP_BITS = 10;
const ENTRIES = 1 << LOOKUP_BITS;
/** Offset of the symbols by code order. */
const SYMBOLS = ENTRIES * 4;
/** Offset of the left-justified 16-bit limit of each code length, 32 bits each. */
const LIMITS = SYMBOLS + 256;
/** Offset of the index of the first symbol of each length, less its first code, 32 bits each. */
const INDICES = LIMITS + 17 * 4;
/** Offset of the entries of two symbols, 64 bits each. */
const PAIRS = (INDICES + 17 * 4 + 7) & ~7;
const TABLE_BYTES = PAIRS + ENTRIES * 8;

/*
 * Entries of two symbols, for AC coefficients of sequential scans: most symbols with their values are so short that ten bits have two.
 * The second one is a value or EOB. From the lowest bit, an entry has
 * - 4 bits: number of bits to consume; 0 where the first symbol and its value need more than ten
 * - 4 bits: those of the first symbol
 * - 8 bits: the position of the first value, less that of the next coefficient
 * - 16 bits: the first value; 0 for EOB and ZRL
 * - 8 bits: the position of the second value; that of the first one if there is none
 * - 8 bits: the number of coefficients up to the next one; `BLOCK_END` if the block ends
 * - 16 bits: the second value
 */

/** Added to the index of the next coefficient where a block ends: beyond every index that a run can reach. */
export const BLOCK_END = 128;
const ZRL = 0xf0;

/** Four tables for DC coefficients, then four for AC coefficients. */
const tables: usize = memory.data(8 * TABLE_BYTES, 16);

/** A DHT segment's table: 16 counts, then the symbols. */
export const definition: usize = memory.data(16 + 256, 16);

export function tableAt(slot: i32): usize {
  return tables + <usize>slot * TABLE_BYTES;
}

/** Returns the address of the entries of two symbols of a table for AC coefficients. */
export function pairsOf(table: usize): usize {
  return table + PAIRS;
}

/** Extends the sign of a value of `size` bits (EXTEND; T.81, figure F.12). */
export function extend(value: i32, size: i32): i32 {
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}

/** Builds a table from `definition`. @returns false if it has too many codes, one of ones alone, or an impossible DC size */
export function buildTable(slot: i32): bool {
  const table = tableAt(slot);
  const isDc = slot < 4;
  memory.fill(table, 0, ENTRIES * 4);
  memory.copy(table + SYMBOLS, definition + 16, 256);
  let code = 0;
  let next = 0;
  for (let length = 1; length <= 16; length++) {
    const count = <i32>load<u8>(definition + length - 1);
    store<i32>(table + INDICES + (length << 2), next - code);
    if (count > 0 && code + count >= 1 << length) return false;
    for (let i = 0; i < count; i++) {
      if (isDc && load<u8>(table + SYMBOLS + next) > 15) return false;
      if (length <= LOOKUP_BITS) putEntries(table, isDc, code, length, load<u8>(table + SYMBOLS + next));
      code++;
      next++;
    }
    store<i32>(table + LIMITS + (length << 2), code << (16 - length));
    code <<= 1;
  }
  if (!isDc) putPairs(table);
  return true;
}

function putEntries(table: usize, isDc: bool, code: i32, length: i32, symbol: i32): void {
  const size = isDc ? symbol : symbol & 15;
  const run = isDc ? 0 : symbol >> 4;
  const rest = LOOKUP_BITS - length;
  const hasValue = size > 0 && size <= rest;
  for (let i = 0; i < 1 << rest; i++) {
    let entry = (symbol << 8) | length;
    if (hasValue) {
      const value = extend(i >> (rest - size), size);
      entry = (value << 16) | (run << 8) | (length + size);
    }
    store<i32>(table + (((code << rest) | i) << 2), entry);
  }
}

function putPairs(table: usize): void {
  for (let i = 0; i < ENTRIES; i++) store<u64>(table + PAIRS + (i << 3), pairAt(table, i));
}

/** @param next the next ten bits */
function pairAt(table: usize, next: i32): u64 {
  const one = load<i32>(table + (next << 2));
  const bits = one & 255;
  const symbol = (one >> 8) & 255;
  const value = one >> 16;
  if (value === 0) {
    if (one === 0) return 0;
    if (symbol === 0) return pairOf(bits, bits, 0, 0, 0, BLOCK_END, 0);
    return symbol === ZRL ? pairOf(bits, bits, 15, 0, 15, 16, 0) : 0;
  }
  // An entry has the run where it has a value.
  const run = symbol;
  const two = load<i32>(table + (((next << bits) & (ENTRIES - 1)) << 2));
  const both = bits + (two & 255);
  const nextRun = (two >> 8) & 255;
  const nextValue = two >> 16;
  if (two !== 0 && both <= LOOKUP_BITS) {
    if (nextValue !== 0) return pairOf(both, bits, run, value, run + 1 + nextRun, run + nextRun + 2, nextValue);
    if (nextRun === 0) return pairOf(both, bits, run, value, run, BLOCK_END, 0);
  }
  return pairOf(bits, bits, run, value, run, run + 1, 0);
}

function pairOf(bits: i32, firstBits: i32, first: i32, value: i32, second: i32, count: i32, nextValue: i32): u64 {
  const low = bits | (firstBits << 4) | (first << 8) | (value << 16);
  const high = second | (count << 8) | (nextValue << 16);
  return <u64>(<u32>low) | ((<u64>(<u32>high)) << 32);
}

/** @param next16 the next 16 bits. @returns the entry of a code longer than `LOOKUP_BITS`, 0 for an invalid one */
export function longCode(table: usize, next16: i32): i32 {
  for (let length = LOOKUP_BITS + 1; length <= 16; length++) {
    if (next16 >= load<i32>(table + LIMITS + (length << 2))) continue;
    const i = load<i32>(table + INDICES + (length << 2)) + (next16 >> (16 - length));
    return ((<i32>load<u8>(table + SYMBOLS + i)) << 8) | length;
  }
  return 0;
}
