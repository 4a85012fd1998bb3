import { behind, mapOf, meanOf, Part, valueIn, valuesOfRow } from './part';
import { bits, isCounting, symbol } from './stream';

/* The scans of a file: the one of a baseline file, and those of a progressive one (T.81, F and G). */

/** Sixteen zeros. */
const ZEROS = 0xf0;
/** So many blocks that end are told together at most. */
const MOST_ENDS = 0x7fff;

/** Blocks in a row with nothing more. */
let ends: i32 = 0;
/** Bits of theirs that come after they are told, block by block: 64 bits each, and how many of them count. */
const MOST_WAITING = 1000;
const corrections: usize = memory.data(MOST_WAITING * 8, 16);
const correctionSizes: usize = memory.data(MOST_WAITING);
let correctedBlocks: i32 = 0;
let waiting: i32 = 0;

function finishEnds(): void {
  if (ends === 0) return;
  const n = 31 - clz<i32>(ends);
  symbol(0, n << 4, ends - (1 << n), n);
  ends = 0;
  for (let i = 0; i < correctedBlocks; i++) {
    bits(load<u64>(corrections + ((<usize>i) << 3)), load<u8>(correctionSizes + i));
  }
  correctedBlocks = 0;
  waiting = 0;
}

function difference(table: i32, off: i32): void {
  const n = 32 - clz<i32>(abs<i32>(off));
  symbol(table, n, off < 0 ? off + (1 << n) - 1 : off, n);
}

/** One coefficient after `run` zeros, without its `low` lowest bits. */
function coefficient(table: i32, run: i32, v: i32, low: i32): void {
  while (run > 15) {
    symbol(table, ZEROS, 0, 0);
    run -= 16;
  }
  const size = abs<i32>(v) >> low;
  const n = 32 - clz<i32>(size);
  symbol(table, (run << 4) | n, v < 0 ? (1 << n) - 1 - size : size, n);
}

/** The means of one part, or of two that are of one size: block by block, so that each is told by that to its left. */
export function means(parts: StaticArray<Part>, c: i32, count: i32, every: i32): void {
  const last = new StaticArray<i32>(2);
  const part = parts[c];
  for (let y = 0; y < part.down; y += every) {
    for (let x = 0; x < part.across; x++) {
      for (let i = 0; i < count; i++) {
        const mean = meanOf(parts[c + i], y * part.columns + x);
        difference(0, mean - last[i]);
        last[i] = mean;
      }
    }
  }
}

/** All of all parts, unit by unit: the one scan of a baseline file. */
export function sequential(parts: StaticArray<Part>, count: i32, unitsAcross: i32, unitsDown: i32): void {
  const last = new StaticArray<i32>(3);
  /** Of each row of blocks of a unit, where the next block's values begin. */
  const at = new StaticArray<usize>(4);
  for (let y = 0; y < unitsDown; y++) {
    for (let x = 0; x < unitsAcross; x++) {
      let row = 0;
      for (let c = 0; c < count; c++) {
        const part = parts[c];
        const side = part.side;
        const table = c > 0 ? 2 : 0;
        for (let i = 0; i < side; i++) {
          const v = y * side + i;
          if (x === 0 && v < part.down) at[row] = valuesOfRow(part, v);
          for (let u = x * side; u < (x + 1) * side; u++) {
            const isShown = v < part.down && u < part.across;
            const block = v * part.columns + u;
            const mean = isShown ? meanOf(part, block) : last[c];
            difference(table, mean - last[c]);
            last[c] = mean;
            const map = isShown ? mapOf(part, block, 0) : 0;
            at[row] = rest(table + 1, at[row], map);
          }
          row++;
        }
      }
    }
  }
}

/** All of a block but its mean. @returns where its values end */
function rest(table: i32, from: usize, shown: u64): usize {
  let map = shown;
  let before = 0;
  let at = from;
  while (map !== 0) {
    const k = <i32>ctz<u64>(map);
    map &= map - 1;
    coefficient(table, k - before - 1, load<i16>(at), 0);
    before = k;
    at += 2;
  }
  if (before < 63) symbol(table, 0, 0, 0);
  return at;
}

/** Coefficients `start` to `end` of one part, without their `low` lowest bits. */
export function first(part: Part, start: i32, end: i32, low: i32, every: i32): void {
  const wanted = band(start, end);
  for (let y = 0; y < part.down; y += every) {
    let at = valuesOfRow(part, y);
    const firstBlock = y * part.columns;
    for (let block = firstBlock; block < firstBlock + part.across; block++) {
      const all = mapOf(part, block, 0);
      let map = (low === 0 ? all : mapOf(part, block, low)) & wanted;
      let before = start - 1;
      if (map !== 0) finishEnds();
      while (map !== 0) {
        const k = <i32>ctz<u64>(map);
        map &= map - 1;
        coefficient(0, k - before - 1, valueIn(at, all, k), low);
        before = k;
      }
      if (before < end && ++ends === MOST_ENDS) finishEnds();
      at = behind(at, all);
    }
  }
  finishEnds();
}

/** One bit more of coefficients `start` to `end` of one part. */
export function refine(part: Part, start: i32, end: i32, low: i32, every: i32): void {
  const wanted = band(start, end);
  for (let y = 0; y < part.down; y += every) {
    let at = valuesOfRow(part, y);
    const firstBlock = y * part.columns;
    for (let block = firstBlock; block < firstBlock + part.across; block++) {
      const known = mapOf(part, block, low + 1) & wanted;
      const map = mapOf(part, block, low) & wanted;
      const all = mapOf(part, block, 0);
      if (isCounting) countRefined(known, map & ~known, start, end);
      else writeRefined(at, all, known, map, start, end, low);
      at = behind(at, all);
    }
  }
  finishEnds();
}

/** A block of which nothing is told at its end but bits of what is known. */
function endRefined(end: i32, fresh: u64, own: u64, ownBits: i32): void {
  if (((fresh >> end) & 1) === 1) return;
  ends++;
  if (ownBits > 0) {
    store<u64>(corrections + ((<usize>correctedBlocks) << 3), own);
    store<u8>(correctionSizes + correctedBlocks++, <u8>ownBits);
    waiting += ownBits;
  }
  if (ends === MOST_ENDS || waiting > MOST_WAITING - 64) finishEnds();
}

/** The same symbols as are written, and as many bits. */
function countRefined(known: u64, fresh: u64, start: i32, end: i32): void {
  let before = start - 1;
  if (fresh !== 0) finishEnds();
  for (let map = fresh; map !== 0; map &= map - 1) {
    const k = <i32>ctz<u64>(map);
    let run = <i32>popcnt<u64>(~known & band(before + 1, k)) - 1;
    while (run > 15) {
      symbol(0, ZEROS, 0, 0);
      run -= 16;
    }
    symbol(0, (run << 4) | 1, 0, 1);
    before = k;
  }
  const last = before < end ? <i32>popcnt<u64>(known & band(before + 1, end)) : 0;
  bits(0, <i32>popcnt<u64>(known) - last);
  endRefined(end, fresh, 0, last);
}

function writeRefined(at: usize, all: u64, known: u64, both: u64, start: i32, end: i32, low: i32): void {
  let run = 0;
  let before = start - 1;
  /** Of what is known, and was not told yet. */
  let own: u64 = 0;
  let ownBits = 0;
  const fresh = both & ~known;
  let coming = fresh;
  if (fresh !== 0) finishEnds();
  for (let map = both; map !== 0; map &= map - 1) {
    const k = <i32>ctz<u64>(map);
    const v = valueIn(at, all, k);
    run += k - before - 1;
    before = k;
    // Runs of sixteen zeros are told only where something new follows.
    while (run > 15 && coming !== 0) {
      symbol(0, ZEROS, 0, 0);
      bits(own, ownBits);
      ownBits = 0;
      own = 0;
      run -= 16;
    }
    if ((known >> k) & 1) {
      own = (own << 1) | <u64>((abs<i32>(v) >> low) & 1);
      ownBits++;
      continue;
    }
    symbol(0, (run << 4) | 1, v < 0 ? 0 : 1, 1);
    bits(own, ownBits);
    ownBits = 0;
    own = 0;
    run = 0;
    coming &= coming - 1;
  }
  endRefined(end, fresh, own, ownBits);
}

function band(start: i32, end: i32): u64 {
  return (u64.MAX_VALUE << start) & (u64.MAX_VALUE >> (63 - end));
}
