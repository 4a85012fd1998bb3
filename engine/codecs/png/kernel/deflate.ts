import { canonicalCodes, codeLengths } from './huffman';
import { findMatches, firstMatch, forgetMatches, initMatches, LONG, LONGEST, SHORTEST } from './matches';
import { allocate, increment } from './memory';

/*
 * Deflate (RFC 1951) in a zlib stream (RFC 1950). Each segment of the input is parsed into the literals and matches that cost the fewest
 * bits, at the costs of the parse before; blocks end where two Huffman codes are smaller than one.
 */

const SEGMENT = 1 << 17;
/** Tokens of the shortest block. */
const GROUP = 1024;

const LITERALS = 286;
const DISTANCES = 30;
const END = 256;
/** From this number of passes on, long matches are compared too: 1% fewer bytes in a third more time. */
const THOROUGH_FROM = 3;
/** From this length on a draft searches for none longer: packing takes a tenth less time than with `LONG`, for about the same bytes. */
const LONG_IN_DRAFTS = 20;
/** Costs are in 1/64 bits. */
const COST_BITS = 6;

/** Of lengths 3 to 258 and of distances − 1: the symbol, `u8` each. Of symbols: base and extra bits, `u16` and `u8` each. */
const lengthSymbols: usize = memory.data(259, 16);
const lengthBases: usize = memory.data(29 * 2, 16);
const lengthExtra: usize = memory.data(29, 16);
let distanceSymbols: usize = 0;
const distanceBases: usize = memory.data(DISTANCES * 2, 16);
const distanceExtra: usize = memory.data(DISTANCES, 16);

/** Of literals, lengths and distance symbols, `i32` each. */
const literalCosts: usize = memory.data(256 * 4, 16);
const lengthCosts: usize = memory.data(259 * 4, 16);
const distanceCosts: usize = memory.data(DISTANCES * 4, 16);

/** Counts of the symbols, `u32` each: of literals and lengths, then of distances. Those of blocks before and after a possible end. */
const COUNTS_BYTES = (LITERALS + DISTANCES) * 4;
const counts: usize = memory.data(COUNTS_BYTES, 16);
const groupCounts: usize = memory.data(COUNTS_BYTES, 16);
const bothCounts: usize = memory.data(COUNTS_BYTES, 16);

/** The code of a block. */
const lengths: usize = memory.data(LITERALS + DISTANCES, 16);
const codes: usize = memory.data((LITERALS + DISTANCES) * 2, 16);
/** The code lengths in runs (3.2.7): symbol | extra << 8, `u16` each; their counts, lengths and codes. */
const runs: usize = memory.data((LITERALS + DISTANCES) * 2, 16);
let runCount = 0;
const runCounts: usize = memory.data(19 * 4, 16);
const runLengths: usize = memory.data(19, 16);
const runCodes: usize = memory.data(19 * 2, 16);
const RUN_ORDER = memory.data<u8>([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);
let usedLiterals = 0;
let usedDistances = 0;
let usedRuns = 0;

/** The least cost from each position of the segment to its end, `i32`; the best token there: length << 16 | distance − 1. */
let costs: usize = 0;
let tokens: usize = 0;

let output: usize = 0;
let bits: u64 = 0;
let bitCount = 0;

function byteOf(address: usize): i32 {
  return load<u8>(address);
}

function shortOf(address: usize): i32 {
  return load<u16>(address);
}

function at(table: usize, i: i32): i32 {
  return load<i32>(table + ((<usize>i) << 2));
}

function set(table: usize, i: i32, value: i32): void {
  store<i32>(table + ((<usize>i) << 2), value);
}

function init(): void {
  if (costs !== 0) return;
  for (let symbol = 0, base = SHORTEST; symbol < 29; symbol++) {
    const extra = symbol < 8 || symbol === 28 ? 0 : (symbol >> 2) - 1;
    if (symbol === 28) base = 258;
    store<u16>(lengthBases + ((<usize>symbol) << 1), base);
    store<u8>(lengthExtra + symbol, extra);
    for (let i = 0; i < 1 << extra && base + i < 259; i++) store<u8>(lengthSymbols + base + i, symbol);
    base += 1 << extra;
  }
  distanceSymbols = allocate(1 << 15);
  for (let symbol = 0, base = 0; symbol < DISTANCES; symbol++) {
    const extra = symbol < 4 ? 0 : (symbol >> 1) - 1;
    store<u16>(distanceBases + ((<usize>symbol) << 1), base);
    store<u8>(distanceExtra + symbol, extra);
    memory.fill(distanceSymbols + <usize>base, <u8>symbol, 1 << extra);
    base += 1 << extra;
  }
  costs = allocate((SEGMENT + 1) * 4);
  tokens = allocate(SEGMENT * 4);
  initMatches(SEGMENT);
}

function put(value: u32, count: i32): void {
  bits |= (<u64>value) << bitCount;
  bitCount += count;
  if (bitCount < 32) return;
  store<u32>(output, <u32>bits);
  output += 4;
  bits >>= 32;
  bitCount -= 32;
}

/** Costs before anything is known: those of frequent literals, and of matches that are rather near. */
function usualCosts(): void {
  for (let i = 0; i < 256; i++) set(literalCosts, i, 5 << COST_BITS);
  for (let length = SHORTEST; length < 259; length++) {
    const extra = byteOf(lengthExtra + byteOf(lengthSymbols + length));
    set(lengthCosts, length, (4 + extra) << COST_BITS);
  }
  for (let i = 0; i < DISTANCES; i++) set(distanceCosts, i, (4 + byteOf(distanceExtra + i)) << COST_BITS);
}

/** The entropy of a symbol; one that does not occur costs as much as if it occurred once. */
function entropy(count: i32, total: f32): i32 {
  return <i32>((Mathf.log2(total) - Mathf.log2(<f32>max<i32>(1, count))) * <f32>(1 << COST_BITS));
}

function totalOf(table: usize, symbols: i32): f32 {
  let total = 0;
  for (let i = 0; i < symbols; i++) total += at(table, i);
  return <f32>max<i32>(2, total);
}

function costsOf(from: usize): void {
  const literals = totalOf(from, LITERALS);
  const distances = totalOf(from + LITERALS * 4, DISTANCES);
  for (let i = 0; i < 256; i++) set(literalCosts, i, entropy(at(from, i), literals));
  for (let length = SHORTEST; length < 259; length++) {
    const symbol = byteOf(lengthSymbols + length);
    const extra = byteOf(lengthExtra + symbol);
    set(lengthCosts, length, entropy(at(from, 257 + symbol), literals) + (extra << COST_BITS));
  }
  for (let i = 0; i < DISTANCES; i++) {
    const extra = byteOf(distanceExtra + i);
    set(distanceCosts, i, entropy(at(from, LITERALS + i), distances) + (extra << COST_BITS));
  }
}

/** Finds the cheapest tokens from `from` to `to` of the segment, from the end. @param bytes the address of the segment */
function parse(bytes: usize, from: i32, to: i32): void {
  set(costs, to, 0);
  for (let position = to - 1; position >= from; position--) {
    let best = at(costs, position + 1) + at(literalCosts, byteOf(bytes + <usize>position));
    let token = 1 << 16;
    const last = firstMatch(position + 1);
    const most = to - position;
    let length = SHORTEST;
    for (let match = firstMatch(position); match < last; match += 4) {
      const found = load<u32>(match);
      const distance = found & 0xffff;
      const cost = at(distanceCosts, byteOf(distanceSymbols + <usize>distance));
      const longest = min<i32>(most, found >> 16);
      const after = costs + ((<usize>position) << 2);
      for (; length <= longest; length++) {
        const sum = load<i32>(after + ((<usize>length) << 2)) + at(lengthCosts, length) + cost;
        if (sum >= best) continue;
        best = sum;
        token = (length << 16) | distance;
      }
    }
    set(costs, position, best);
    set(tokens, position, token);
  }
}

/** Adds a token to counts. @returns its length */
function count(table: usize, bytes: usize, position: i32): i32 {
  const token = at(tokens, position);
  const length = token >> 16;
  if (length === 1) increment(table, byteOf(bytes + <usize>position));
  else {
    increment(table, 257 + byteOf(lengthSymbols + length));
    increment(table, LITERALS + byteOf(distanceSymbols + <usize>(token & 0xffff)));
  }
  return length;
}

function countBlock(bytes: usize, from: i32, to: i32): void {
  memory.fill(counts, 0, COUNTS_BYTES);
  for (let position = from; position < to; ) position += count(counts, bytes, position);
}

function addRun(symbol: i32, extra: i32): void {
  store<u16>(runs + ((<usize>runCount) << 1), symbol | (extra << 8));
  runCount++;
  increment(runCounts, symbol);
}

/** Writes the code lengths as runs. @param symbols of both codes, which follow each other in `lengths` */
function runsOf(symbols: i32): void {
  runCount = 0;
  memory.fill(runCounts, 0, 19 * 4);
  for (let i = 0; i < symbols; ) {
    const length = byteOf(lengths + i);
    let end = i + 1;
    while (end < symbols && byteOf(lengths + end) === length) end++;
    let left = end - i;
    i = end;
    if (length === 0) {
      for (; left >= 11; left -= min<i32>(138, left)) addRun(18, min<i32>(138, left) - 11);
      if (left >= 3) {
        addRun(17, left - 3);
        left = 0;
      }
    } else {
      addRun(length, 0);
      left--;
      for (; left >= 3; left -= min<i32>(6, left)) addRun(16, min<i32>(6, left) - 3);
    }
    for (; left > 0; left--) addRun(length, 0);
  }
}

function runExtra(symbol: i32): i32 {
  return symbol === 16 ? 2 : symbol === 17 ? 3 : symbol === 18 ? 7 : 0;
}

/** Builds the code of a block with these counts. @returns the bits of the block */
function codeOf(from: usize): i32 {
  set(from, END, 1);
  codeLengths(from, LITERALS, 15, lengths);
  const distanceLengths = lengths + LITERALS;
  codeLengths(from + LITERALS * 4, DISTANCES, 15, distanceLengths);
  usedLiterals = LITERALS;
  while (usedLiterals > 257 && byteOf(lengths + usedLiterals - 1) === 0) usedLiterals--;
  usedDistances = DISTANCES;
  while (usedDistances > 1 && byteOf(distanceLengths + usedDistances - 1) === 0) usedDistances--;
  let size = 17;
  for (let i = 0; i < usedLiterals; i++) {
    const extra = i > END ? byteOf(lengthExtra + i - 257) : 0;
    size += at(from, i) * (byteOf(lengths + i) + extra);
  }
  for (let i = 0; i < usedDistances; i++) {
    size += at(from, LITERALS + i) * (byteOf(distanceLengths + i) + byteOf(distanceExtra + i));
  }
  memory.copy(lengths + usedLiterals, distanceLengths, usedDistances);
  runsOf(usedLiterals + usedDistances);
  codeLengths(runCounts, 19, 7, runLengths);
  usedRuns = 19;
  while (usedRuns > 4 && byteOf(runLengths + byteOf(RUN_ORDER + usedRuns - 1)) === 0) usedRuns--;
  size += 3 * usedRuns;
  for (let i = 0; i < 19; i++) size += at(runCounts, i) * (byteOf(runLengths + i) + runExtra(i));
  return size;
}

/** Writes the tokens of a block, whose counts are in `counts` (3.2.3 and 3.2.7). */
function writeBlock(bytes: usize, from: i32, to: i32, isLast: bool): void {
  codeOf(counts);
  const distanceLengths = lengths + usedLiterals;
  const distanceCodes = codes + LITERALS * 2;
  canonicalCodes(lengths, usedLiterals, codes);
  canonicalCodes(distanceLengths, usedDistances, distanceCodes);
  canonicalCodes(runLengths, 19, runCodes);
  put(isLast ? 5 : 4, 3);
  put((usedLiterals - 257) | ((usedDistances - 1) << 5) | ((usedRuns - 4) << 10), 14);
  for (let i = 0; i < usedRuns; i++) put(byteOf(runLengths + byteOf(RUN_ORDER + i)), 3);
  for (let i = 0; i < runCount; i++) {
    const run = shortOf(runs + ((<usize>i) << 1));
    const symbol = run & 255;
    put(shortOf(runCodes + ((<usize>symbol) << 1)), byteOf(runLengths + symbol));
    put(run >> 8, runExtra(symbol));
  }
  for (let position = from; position < to; ) {
    const token = at(tokens, position);
    const length = token >> 16;
    if (length === 1) {
      const literal = byteOf(bytes + <usize>position);
      put(shortOf(codes + ((<usize>literal) << 1)), byteOf(lengths + literal));
    } else {
      const symbol = byteOf(lengthSymbols + length);
      put(shortOf(codes + ((<usize>(257 + symbol)) << 1)), byteOf(lengths + 257 + symbol));
      put(length - shortOf(lengthBases + ((<usize>symbol) << 1)), byteOf(lengthExtra + symbol));
      const distance = token & 0xffff;
      const far = byteOf(distanceSymbols + <usize>distance);
      put(shortOf(distanceCodes + ((<usize>far) << 1)), byteOf(distanceLengths + far));
      put(distance - shortOf(distanceBases + ((<usize>far) << 1)), byteOf(distanceExtra + far));
    }
    position += length;
  }
  put(shortOf(codes + END * 2), byteOf(lengths + END));
}

/** @returns the end of the block that begins at `from`: groups of tokens join it as long as one code is not larger than two */
function blockEnd(bytes: usize, from: i32, to: i32): i32 {
  let end = from;
  let size = 0;
  memory.fill(counts, 0, COUNTS_BYTES);
  while (end < to) {
    memory.fill(groupCounts, 0, COUNTS_BYTES);
    let next = end;
    for (let i = 0; i < GROUP && next < to; i++) next += count(groupCounts, bytes, next);
    for (let i = 0; i < LITERALS + DISTANCES; i++) set(bothCounts, i, at(counts, i) + at(groupCounts, i));
    const together = codeOf(bothCounts);
    if (end > from && together > size + codeOf(groupCounts)) return end;
    memory.copy(counts, bothCounts, COUNTS_BYTES);
    size = together;
    end = next;
  }
  return end;
}

/** @param passes the number of parses of each block at its own costs */
function writeSegment(bytes: usize, to: i32, passes: i32, isLast: bool): void {
  parse(bytes, 0, to);
  for (let from = 0; from < to; ) {
    const end = blockEnd(bytes, from, to);
    countBlock(bytes, from, end);
    for (let pass = 0; pass < passes; pass++) {
      costsOf(counts);
      parse(bytes, from, end);
      countBlock(bytes, from, end);
    }
    writeBlock(bytes, from, end, isLast && end === to);
    from = end;
  }
  costsOf(counts);
}

function adler32(bytes: usize, size: i32): u32 {
  let a: u32 = 1;
  let b: u32 = 0;
  for (let i = 0; i < size; ) {
    // The most additions that fit into 32 bits.
    for (const end = min<i32>(size, i + 5552); i < end; i++) {
      a += byteOf(bytes + <usize>i);
      b += a;
    }
    a %= 65_521;
    b %= 65_521;
  }
  return (b << 16) | a;
}

/** The most bytes of a compressed input. @param size above 0 */
function mostDeflated(size: i32): i32 {
  return size + (size >> 2) + 1024;
}

let packed: usize = 0;

/** @returns the address of the last zlib stream */
export function packedOf(): usize {
  return packed;
}

/** Prepares for another input: no earlier bytes, and usual costs. */
function begin(): void {
  init();
  forgetMatches();
  usualCosts();
}

/**
 * Compresses bytes to a zlib stream at `packedOf`.
 * @param comparisons the largest number of earlier occurrences that are compared at each position
 * @returns the size of the stream
 */
export function deflate(bytes: usize, size: i32, comparisons: i32, passes: i32): i32 {
  packed = allocate(mostDeflated(size));
  begin();
  output = packed;
  bits = 0;
  bitCount = 0;
  // The largest window, and the slowest algorithm.
  put(0xda78, 16);
  for (let from = 0; from < size; from += SEGMENT) {
    const end = min<i32>(size, from + SEGMENT);
    findMatches(bytes, from, end, comparisons, passes < THOROUGH_FROM ? LONG : LONGEST);
    writeSegment(bytes + <usize>from, end - from, passes, end === size);
  }
  // A full byte, and the 32 bits of which `put` holds back at most 31.
  put(0, (8 - (bitCount & 7)) & 7);
  const checksum = bswap<u32>(adler32(bytes, size));
  put(checksum & 0xffff, 16);
  put(checksum >> 16, 16);
  store<u32>(output, <u32>bits);
  return <i32>(output - packed) + (bitCount >> 3);
}

/**
 * Returns about the size that bytes have compressed: one block per segment, at usual costs.
 * @param comparisons as for `deflate`
 */
export function draftSize(bytes: usize, size: i32, comparisons: i32): i32 {
  begin();
  let total = 0;
  for (let from = 0; from < size; from += SEGMENT) {
    const end = min<i32>(size, from + SEGMENT);
    findMatches(bytes, from, end, comparisons, LONG_IN_DRAFTS);
    parse(bytes + <usize>from, 0, end - from);
    countBlock(bytes + <usize>from, 0, end - from);
    total += codeOf(counts);
  }
  return total >> 3;
}
