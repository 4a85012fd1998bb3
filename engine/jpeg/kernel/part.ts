import { room } from './room';

/*
 * Where coefficients are kept: of each block its mean, three maps of which others are there, and their values, one behind
 * another along a row of blocks, since most are zero.
 */

/** Bytes of values that are taken at a time. */
const CHUNK: usize = 1 << 20;
/** Of a block, beside its mean. */
const MOST_VALUES = 63;
/** What is copied is so many bytes more than there are, at most. */
const SPARE = 16;

export class Part {
  columns: i32;
  /** Blocks a side without what only fills up the last units of all parts together. */
  across: i32;
  down: i32;
  /** Blocks of a unit's side. */
  side: i32;
  /** In steps, 16 bits each. */
  means: usize;
  /** Of all blocks, those coefficients from 1 up, then those from 2 and from 4 up: a bit each, by their place in the zigzag. */
  maps: usize;
  /** Bytes of one of the three. */
  mapBytes: usize;
  /** Of each row of blocks, where its values begin, 16 bits each. */
  rows: usize;
}

let next: usize = 0;
let end: usize = 0;

export function beginParts(): void {
  next = 0;
  end = 0;
}

/** @param unit pixels of a unit's side */
export function openPart(part: Part, side: i32, unit: i32, width: i32, height: i32): void {
  const pixels = unit / side;
  part.side = side;
  part.columns = ((width + unit - 1) / unit) * side;
  part.across = (width + pixels - 1) / pixels;
  part.down = (height + pixels - 1) / pixels;
  const blocks = <usize>(part.columns * part.down);
  part.means = room(blocks << 1);
  part.mapBytes = blocks << 3;
  part.maps = room(part.mapBytes * 3);
  part.rows = room((<usize>part.down) << 2);
}

/** @returns where the values of row `y` go, the next row's behind them */
export function beginRow(part: Part, y: i32): usize {
  const most = <usize>(part.across * MOST_VALUES * 2 + SPARE);
  if (next + most > end) {
    const bytes = max<usize>(CHUNK, most);
    next = room(bytes);
    end = next + bytes;
  }
  store<u32>(part.rows + ((<usize>y) << 2), <u32>next);
  return next;
}

/** @param at where the values of the row that was begun end */
export function endRow(at: usize): void {
  next = at;
}

export function valuesOfRow(part: Part, y: i32): usize {
  return <usize>load<u32>(part.rows + ((<usize>y) << 2));
}

/** @param low bits that are left away, 0 to 2 */
export function mapOf(part: Part, block: i32, low: i32): u64 {
  return load<u64>(part.maps + <usize>low * part.mapBytes + ((<usize>block) << 3));
}

export function putMaps(part: Part, block: i32, from1: u64, from2: u64, from4: u64): void {
  const at = part.maps + ((<usize>block) << 3);
  store<u64>(at, from1);
  store<u64>(at + part.mapBytes, from2);
  store<u64>(at + part.mapBytes * 2, from4);
}

/** Coefficient `k` of a block that has those of `map`, whose values begin at `at`. */
export function valueIn(at: usize, map: u64, k: i32): i32 {
  const before = map & (((<u64>1) << k) - 1);
  return load<i16>(at + ((<usize>popcnt<u64>(before)) << 1));
}

/** @returns where the values of the next block begin */
export function behind(at: usize, map: u64): usize {
  return at + ((<usize>popcnt<u64>(map)) << 1);
}

export function meanOf(part: Part, block: i32): i32 {
  return load<i16>(part.means + ((<usize>block) << 1));
}
