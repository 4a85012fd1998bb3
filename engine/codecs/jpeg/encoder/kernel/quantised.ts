import { allocate } from './memory';

/*
 * Storage of a component's quantised coefficients. Each block has a DC coefficient and three bitmaps of its AC
 * coefficients, by zigzag index: those with a magnitude of at least 1, 2 and 4. Most AC coefficients are zero, so only
 * the others are stored, one after another along a row of blocks.
 */

/** Bytes of AC coefficients that are allocated at a time. */
const CHUNK: usize = 1 << 20;
/** AC coefficients of a block. */
const AC_COUNT = 63;
/** The quantiser copies whole vectors, up to this many bytes beyond the last coefficient. */
const SPARE = 16;

/** One component of the frame (T.81, A.1.1): Y, Cb or Cr. */
export class Component {
  /** Blocks per row, including those that complete the last MCU (A.2.4). Rows of `dc` and `maps` have this length. */
  stride: i32;
  /** Blocks across and down that hold samples of the picture: what a non-interleaved scan encodes (A.2.2). */
  across: i32;
  down: i32;
  /** Sampling factors (H and V of B.2.2): blocks per MCU, horizontally and vertically. */
  h: i32;
  v: i32;
  /** Address of the quantised DC coefficients, `i16` each. */
  dc: usize;
  /** Address of three arrays of bitmaps, `u64` per block: AC coefficients of magnitude 1 and up, 2 and up, 4 and up. */
  maps: usize;
  /** Bytes of one of the three arrays. */
  mapBytes: usize;
  /** Address of an array of addresses, `u32` each: where each row's AC coefficients begin. */
  rows: usize;
}

/** The free part of the current chunk. */
let next: usize = 0;
let end: usize = 0;

/** Discards the current chunk. */
export function resetComponents(): void {
  next = 0;
  end = 0;
}

export function ceilDiv(a: i32, b: i32): i32 {
  return (a + b - 1) / b;
}

/**
 * Computes a component's dimensions in blocks and allocates its arrays.
 * @param h its sampling factors
 * @param hMax the largest factors of all components
 * @param width of the picture, in pixels
 */
export function initComponent(
  component: Component,
  h: i32,
  v: i32,
  hMax: i32,
  vMax: i32,
  width: i32,
  height: i32,
): void {
  component.h = h;
  component.v = v;
  component.stride = ceilDiv(width, 8 * hMax) * h;
  component.across = ceilDiv(width * h, 8 * hMax);
  component.down = ceilDiv(height * v, 8 * vMax);
  const blocks = <usize>(component.stride * component.down);
  component.dc = allocate(blocks << 1);
  component.mapBytes = blocks << 3;
  component.maps = allocate(component.mapBytes * 3);
  component.rows = allocate((<usize>component.down) << 2);
}

/** @returns the address for the AC coefficients of block row `y`, with space for all of them */
export function beginRow(component: Component, y: i32): usize {
  const most = <usize>(component.across * AC_COUNT * 2 + SPARE);
  if (next + most > end) {
    const bytes = max<usize>(CHUNK, most);
    next = allocate(bytes);
    end = next + bytes;
  }
  store<u32>(component.rows + ((<usize>y) << 2), <u32>next);
  return next;
}

/** @param to the end of the AC coefficients of the row that `beginRow` began */
export function endRow(to: usize): void {
  next = to;
}

/** @returns the address of the first AC coefficient of block row `y` */
export function acOfRow(component: Component, y: i32): usize {
  return <usize>load<u32>(component.rows + ((<usize>y) << 2));
}

/**
 * @param al the point transform, 0 to 2 (T.81, A.4: AC coefficients are divided by 2^Al, rounding towards zero)
 * @returns the bitmap of the block's AC coefficients that are not zero after it
 */
export function mapOf(component: Component, block: i32, al: i32): u64 {
  return load<u64>(component.maps + <usize>al * component.mapBytes + ((<usize>block) << 3));
}

/** Stores the three bitmaps of a block: AC coefficients of magnitude 1 and up, 2 and up, 4 and up. */
export function putMaps(component: Component, block: i32, from1: u64, from2: u64, from4: u64): void {
  const at = component.maps + ((<usize>block) << 3);
  store<u64>(at, from1);
  store<u64>(at + component.mapBytes, from2);
  store<u64>(at + component.mapBytes * 2, from4);
}

/**
 * @param at the address of the block's first stored AC coefficient
 * @param map the bitmap of its AC coefficients that are not zero
 * @param k a zigzag index in `map`
 * @returns the AC coefficient
 */
export function acIn(at: usize, map: u64, k: i32): i32 {
  const before = map & (((<u64>1) << k) - 1);
  return load<i16>(at + ((<usize>popcnt<u64>(before)) << 1));
}

/** @returns the address of the next block's first stored AC coefficient */
export function acAfter(at: usize, map: u64): usize {
  return at + ((<usize>popcnt<u64>(map)) << 1);
}

/** @returns the block's quantised DC coefficient */
export function dcOf(component: Component, block: i32): i32 {
  return load<i16>(component.dc + ((<usize>block) << 1));
}
