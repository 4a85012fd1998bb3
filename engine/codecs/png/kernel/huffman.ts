/*
 * Code lengths of Huffman codes for deflate (RFC 1951, 3.2.2): Moffat and Katajainen's in-place calculation, then a limit of the
 * length that keeps the code complete.
 */

const MOST_SYMBOLS = 288;
const LONGEST = 32;

/** The symbols that occur, sorted by count: count << 9 | symbol, `u32` each. */
const sorted: usize = memory.data(MOST_SYMBOLS * 4, 16);
/** Counts, then parents, then depths, `u32` each. */
const work: usize = memory.data(MOST_SYMBOLS * 4, 16);
/** The number of codes of each length, `u32` each. */
const ofLength: usize = memory.data((LONGEST + 1) * 4, 16);

function at(table: usize, i: i32): u32 {
  return load<u32>(table + ((<usize>i) << 2));
}

function set(table: usize, i: i32, value: u32): void {
  store<u32>(table + ((<usize>i) << 2), value);
}

/** Sorts the symbols that occur by count, then by symbol. Shell's method. @returns their number */
function sortSymbols(counts: usize, symbols: i32): i32 {
  let used = 0;
  for (let i = 0; i < symbols; i++) {
    const count = at(counts, i);
    if (count > 0) set(sorted, used++, (count << 9) | i);
  }
  for (let gap = 121; gap > 0; gap = gap / 3) {
    for (let i = gap; i < used; i++) {
      const value = at(sorted, i);
      let j = i;
      for (; j >= gap && at(sorted, j - gap) > value; j -= gap) set(sorted, j, at(sorted, j - gap));
      set(sorted, j, value);
    }
  }
  return used;
}

/** Replaces `used` ascending counts in `work` by the lengths of their codes, which descend. */
function depthsOf(used: i32): void {
  let root = 0;
  let leaf = 2;
  set(work, 0, at(work, 0) + at(work, 1));
  for (let next = 1; next < used - 1; next++) {
    let sum: u32 = 0;
    for (let child = 0; child < 2; child++) {
      if (leaf >= used || (root < next && at(work, root) < at(work, leaf))) {
        sum += at(work, root);
        set(work, root++, next);
      } else sum += at(work, leaf++);
    }
    set(work, next, sum);
  }
  set(work, used - 2, 0);
  for (let next = used - 3; next >= 0; next--) set(work, next, at(work, at(work, next)) + 1);
  let available = 1;
  let inner = 0;
  let depth: u32 = 0;
  root = used - 2;
  let next = used - 1;
  while (available > 0) {
    while (root >= 0 && at(work, root) === depth) {
      inner++;
      root--;
    }
    while (available > inner) {
      set(work, next--, depth);
      available--;
    }
    available = 2 * inner;
    depth++;
    inner = 0;
  }
}

/** Shortens codes above `most` bits, and lengthens others until the code is complete. */
function limitLengths(most: i32): void {
  for (let length = most + 1; length <= LONGEST; length++) {
    set(ofLength, most, at(ofLength, most) + at(ofLength, length));
  }
  let total: u32 = 0;
  for (let length = 1; length <= most; length++) total += at(ofLength, length) << (most - length);
  while (total > (<u32>1) << most) {
    set(ofLength, most, at(ofLength, most) - 1);
    for (let length = most - 1; length > 0; length--) {
      if (at(ofLength, length) === 0) continue;
      set(ofLength, length, at(ofLength, length) - 1);
      set(ofLength, length + 1, at(ofLength, length + 1) + 2);
      break;
    }
    total--;
  }
}

/**
 * Computes the code length of each symbol. At least one symbol has a code.
 * @param counts `u32` each, below 2²³
 * @param most the longest code in bits
 * @param lengths `u8` each; 0 for symbols that do not occur
 */
export function codeLengths(counts: usize, symbols: i32, most: i32, lengths: usize): void {
  memory.fill(lengths, 0, symbols);
  const used = sortSymbols(counts, symbols);
  if (used < 2) {
    store<u8>(lengths + (used === 0 ? 0 : at(sorted, 0) & 511), 1);
    return;
  }
  for (let i = 0; i < used; i++) set(work, i, at(sorted, i) >> 9);
  depthsOf(used);
  memory.fill(ofLength, 0, (LONGEST + 1) * 4);
  for (let i = 0; i < used; i++) {
    const depth = <i32>at(work, i);
    set(ofLength, depth, at(ofLength, depth) + 1);
  }
  limitLengths(most);
  for (let length = 1, i = used - 1; length <= most; length++) {
    for (let left = at(ofLength, length); left > 0; left--) store<u8>(lengths + (at(sorted, i--) & 511), length);
  }
}

/**
 * Computes the canonical codes of code lengths (3.2.2), with reversed bits, since deflate writes the first bit lowest.
 * @param codes `u16` each
 */
export function canonicalCodes(lengths: usize, symbols: i32, codes: usize): void {
  let code: u32 = 0;
  for (let length = 1; length <= 15; length++) {
    code <<= 1;
    for (let i = 0; i < symbols; i++) {
      if (<i32>load<u8>(lengths + i) !== length) continue;
      let reversed: u32 = 0;
      for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
      store<u16>(codes + ((<usize>i) << 1), reversed);
      code++;
    }
  }
}
