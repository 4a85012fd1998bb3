/*
 * The scans of a progressive file (T.81, G): first only counted, so that whoever calls can make the Huffman tables and choose
 * the cheapest scans, then written.
 */

/** Of a progressive scan one; of a baseline one luma's means and others, and colour's. */
export const TABLES = 4;
/** How often each symbol comes, by table. */
export const counts: usize = memory.data(TABLES * 256 * 4, 16);
/** Codes and their lengths, both 32 bits, by table. */
export const codes: usize = memory.data(TABLES * 256 * 8, 16);

export class Part {
  columns: i32;
  /** Blocks a side without what only fills up the last units of all parts together. */
  across: i32;
  down: i32;
  /** Blocks of a unit's side. */
  side: i32;
  values: usize;
  /** Three maps a block: of the coefficients from 1, 2 and 4 up. */
  maps: usize;
}

let isCounting = true;
let table = 0;
/** Of how many rows of blocks one is looked at. */
let every = 1;
let extra: i64 = 0;
let out: usize = 0;
let held: u64 = 0;
let heldBits: i32 = 0;
let ends: i32 = 0;

/** Bits that belong to a run of ends, and those of the block at hand. */
const MOST_HELD = 1000;
const corrections: usize = memory.data(MOST_HELD + 64);
let waiting: i32 = 0;

function put(value: i32, bits: i32): void {
  held = (held << bits) | <u64>value;
  heldBits += bits;
  while (heldBits >= 8) {
    heldBits -= 8;
    const byte = <u8>(held >> heldBits);
    store<u8>(out++, byte);
    if (byte === 0xff) store<u8>(out++, 0);
  }
}

function symbol(which: i32): void {
  const i = <usize>((table << 8) | which);
  if (isCounting) {
    store<i32>(counts + (i << 2), load<i32>(counts + (i << 2)) + 1);
  } else {
    put(load<i32>(codes + (i << 3)), load<i32>(codes + (i << 3), 4));
  }
}

function bits(value: i32, n: i32): void {
  if (isCounting) extra += n;
  else if (n > 0) put(value, n);
}

function finishEnds(): void {
  if (ends === 0) return;
  const n = 31 - clz<i32>(ends);
  symbol(n << 4);
  bits(ends - (1 << n), n);
  ends = 0;
  for (let i = 0; i < waiting; i++) bits(load<u8>(corrections + i), 1);
  waiting = 0;
}

function value(part: Part, block: i32, k: i32): i32 {
  return load<i16>(part.values + ((<usize>((block << 6) | k)) << 1));
}

function difference(off: i32): void {
  const n = 32 - clz<i32>(abs<i32>(off));
  symbol(n);
  bits(off < 0 ? off + (1 << n) - 1 : off, n);
}

/** One coefficient after `run` zeros, without its `low` lowest bits. */
function coefficient(run: i32, v: i32, low: i32): void {
  while (run > 15) {
    symbol(0xf0);
    run -= 16;
  }
  const size = abs<i32>(v) >> low;
  const n = 32 - clz<i32>(size);
  symbol((run << 4) | n);
  bits(v < 0 ? (1 << n) - 1 - size : size, n);
}

/** The means of one part, or of two that are of one size: block by block, so that each is told by that to its left. */
export function means(parts: StaticArray<Part>, c: i32, count: i32): void {
  const last = new StaticArray<i32>(2);
  const part = parts[c];
  for (let y = 0; y < part.down; y += every) {
    for (let x = 0; x < part.across; x++) {
      for (let i = 0; i < count; i++) {
        const mean = value(parts[c + i], y * part.columns + x, 0);
        difference(mean - last[i]);
        last[i] = mean;
      }
    }
  }
}

/** All of all parts, unit by unit: the one scan of a baseline file. */
export function sequential(parts: StaticArray<Part>, count: i32, unitsAcross: i32, unitsDown: i32): void {
  const last = new StaticArray<i32>(3);
  for (let y = 0; y < unitsDown; y++) {
    for (let x = 0; x < unitsAcross; x++) {
      for (let c = 0; c < count; c++) {
        const part = parts[c];
        for (let i = 0; i < part.side * part.side; i++) {
          const v = y * part.side + i / part.side;
          const u = x * part.side + (i % part.side);
          const isShown = v < part.down && u < part.across;
          const at = v * part.columns + u;
          const mean = isShown ? value(part, at, 0) : last[c];
          table = c > 0 ? 2 : 0;
          difference(mean - last[c]);
          last[c] = mean;
          table++;
          rest(part, at, isShown ? load<u64>(part.maps + <usize>at * 24) : 0);
        }
      }
    }
  }
  table = 0;
}

/** All of a block but its mean. */
function rest(part: Part, block: i32, shown: u64): void {
  let map = shown;
  let before = 0;
  while (map !== 0) {
    const k = <i32>ctz<u64>(map);
    map &= map - 1;
    coefficient(k - before - 1, value(part, block, k), 0);
    before = k;
  }
  if (before < 63) symbol(0);
}

/** Coefficients `start` to `end` of one part, without their `low` lowest bits. */
export function first(part: Part, start: i32, end: i32, low: i32): void {
  const wanted = band(start, end);
  for (let y = 0; y < part.down; y += every) {
    for (let x = 0; x < part.across; x++) {
      const block = y * part.columns + x;
      let map = load<u64>(part.maps + <usize>block * 24 + <usize>low * 8) & wanted;
      let before = start - 1;
      if (map !== 0) finishEnds();
      while (map !== 0) {
        const k = <i32>ctz<u64>(map);
        map &= map - 1;
        coefficient(k - before - 1, value(part, block, k), low);
        before = k;
      }
      if (before < end) {
        ends++;
        if (ends === 0x7fff) finishEnds();
      }
    }
  }
  finishEnds();
}

/** One bit more of coefficients `start` to `end` of one part. */
export function refine(part: Part, start: i32, end: i32, low: i32): void {
  const wanted = band(start, end);
  for (let y = 0; y < part.down; y += every) {
    for (let x = 0; x < part.across; x++) {
      const block = y * part.columns + x;
      const maps = part.maps + <usize>block * 24;
      const known = load<u64>(maps + <usize>(low + 1) * 8) & wanted;
      let map = load<u64>(maps + <usize>low * 8) & wanted;
      let fresh = map & ~known;
      let run = 0;
      let before = start - 1;
      let own = waiting;
      while (map !== 0) {
        const k = <i32>ctz<u64>(map);
        map &= map - 1;
        run += k - before - 1;
        before = k;
        // Runs of sixteen zeros are told only where something new follows.
        while (run > 15 && fresh !== 0) {
          own = told(own);
          symbol(0xf0);
          own = release(own);
          run -= 16;
        }
        const v = value(part, block, k);
        if ((known >> k) & 1) {
          store<u8>(corrections + own++, <u8>((abs<i32>(v) >> low) & 1));
          continue;
        }
        own = told(own);
        symbol((run << 4) | 1);
        bits(v < 0 ? 0 : 1, 1);
        own = release(own);
        run = 0;
        fresh &= fresh - 1;
      }
      if (before < end || own > waiting) {
        ends++;
        waiting = own;
        if (ends === 0x7fff || waiting > MOST_HELD - 64) finishEnds();
      }
    }
  }
  finishEnds();
}

/** Ends the run of ends, whose bits come first. @returns where the block's own are then */
function told(own: i32): i32 {
  if (ends === 0) return own;
  const before = waiting;
  finishEnds();
  memory.copy(corrections, corrections + before, own - before);
  return own - before;
}

function release(own: i32): i32 {
  for (let i = 0; i < own; i++) bits(load<u8>(corrections + i), 1);
  return 0;
}

function band(start: i32, end: i32): u64 {
  return (u64.MAX_VALUE << start) & (u64.MAX_VALUE >> (63 - end));
}

export function beginCounting(rows: i32): void {
  isCounting = true;
  every = rows;
  extra = 0;
  memory.fill(counts, 0, TABLES * 256 * 4);
}

export function extraBits(): f64 {
  return <f64>extra;
}

export function beginWriting(to: usize): void {
  isCounting = false;
  every = 1;
  out = to;
  held = 0;
  heldBits = 0;
}

/** @returns where the last byte ends */
export function finishWriting(): usize {
  if (heldBits > 0) put((1 << (8 - heldBits)) - 1, 8 - heldBits);
  return out;
}
