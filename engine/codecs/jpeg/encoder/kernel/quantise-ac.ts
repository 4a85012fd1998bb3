/*
 * Trellis quantisation of AC coefficients: the path through the zigzag sequence with the least distortion + lambda ·
 * rate. Each coefficient keeps its rounded value, comes one step nearer to zero or becomes zero. Thresholding by rate
 * and distortion is from Ramchandran and Vetterli, "Rate-distortion optimal fast thresholding with complete JPEG/MPEG
 * decoder compatibility", IEEE Transactions on Image Processing 3 (1994), extended to the choice of values by Crouse
 * and Ramchandran, ibid. 6 (1997). Rates are the same for all pictures, not from the picture's own Huffman tables, so
 * blocks are independent.
 *
 * Blocks are transposed, as `fdct` leaves them. A "position" is an index in such a block, and k is a zigzag index.
 */

/** Position of each zigzag index, and zigzag index of each position: 64 × `u8`. */
export const positions: usize = memory.data(64, 16);
const zigzag: usize = memory.data(64, 16);
/** Per component, by position: 1 / quantisation step, and the weight of a squared error. 3 × 64 × `f32` each. */
export const inverse: usize = memory.data(3 * 64 * 4, 16);
export const weights: usize = memory.data(3 * 64 * 4, 16);
/**
 * Bits of a code and its additional bits, by symbol RRRRSSSS (T.81, F.1.2.2.1): 256 × `f32` for luma, then for chroma.
 */
export const acRates: usize = memory.data(2 * 256 * 4, 16);
/** The same for k = 1 and k = 2, which usually have scans of their own, by SSSS: 16 × `f32` for luma, then for chroma. */
export const lowAcRates: usize = memory.data(2 * 16 * 4, 16);

/** The last zigzag index with a scan of its own: the trellis begins after it. */
const LAST_LOW = 2;

/** Bitmaps of the AC coefficients that `quantiseAc` kept, by zigzag index: of magnitude 1 and up, 2 and up, 4 and up. */
export let from1: u64 = 0;
export let from2: u64 = 0;
export let from4: u64 = 0;

/** The largest magnitude of an AC coefficient: SSSS is at most 10 (T.81, table F.2). */
const MOST: f32 = 1023;
/** An upper bound of the rate of a coefficient, in bits. */
const MOST_RATE: f32 = 33;
/** 2^23: the lowest bit of an `f32` from here on is worth 1, so the sum with a magnitude has the nearest integer in its mantissa. */
const ROUNDER: f32 = 8388608;
/** The mantissa. */
const ROUNDED_BITS = 0x7fffff;

/** Magnitudes of the block's coefficients divided by their quantisation steps, by position: 64 × `f32`. */
const magnitudes: usize = memory.data(64 * 4, 16);

/** A state of the trellis: a coefficient that does not round to zero, as the last that is kept on its best path. */
@unmanaged
class State {
  /** Cost of the path in bits: rate - saved distortion / lambda. */
  cost: f32;
  k: i32;
  position: i32;
  value: i32;
  /** Address of the state before. */
  from: usize;
  /** Address of the nearest earlier state with at most this one's cost, or 0. Those between them are on no best path. */
  cheaper: usize;
}
const STATE: usize = offsetof<State>();
const states: usize = memory.data(65 * 24, 16);
/**
 * Kept coefficients, `i16` each, in zigzag order, aligned to the end; and spare bytes, since whole vectors are copied.
 */
const kept: usize = memory.data(64 * 2 + 16, 16);
const KEPT_END: usize = kept + 128;

function f(array: usize, i: i32): f32 {
  return load<f32>(array + ((<usize>i) << 2));
}

/** Returns the lesser of two numbers that are not NaN. `min` has branches for NaN and zeros. */
function lesser(a: f32, b: f32): f32 {
  return f32x4.extract_lane(f32x4.pmin(f32x4.splat(a), f32x4.splat(b)), 0);
}

/** Returns SSSS of a magnitude: its number of bits (T.81, F.1.2.1.1). */
function ssssOf(magnitude: i32): i32 {
  return 32 - clz<i32>(magnitude);
}

/** Computes the zigzag index of each position. `positions` is set before. */
export function initAcTrellis(): void {
  for (let k = 0; k < 64; k++) store<u8>(zigzag + <usize>load<u8>(positions + k), <u8>k);
}

/** @returns the AC energy of a block: the root of the sum of its squared AC coefficients */
export function acEnergy(block: usize): f32 {
  let sum = f32x4.splat(0);
  for (let i: usize = 0; i < 256; i += 16) {
    const v = v128.load(block + i);
    sum = f32x4.add(sum, f32x4.mul(v, v));
  }
  const dc = load<f32>(block);
  const all =
    f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3);
  return sqrt<f32>(max<f32>(0, all - dc * dc));
}

/**
 * Divides a block by its quantisation steps, into `magnitudes`, which are limited to `MOST`.
 * @param block the coefficients of `fdct`
 * @param c the component: 0 for Y, 1 for Cb, 2 for Cr
 * @returns the bitmap of AC coefficients that do not round to zero, by zigzag index
 */
export function divide(block: usize, c: i32): u64 {
  const inverses = inverse + c * 256;
  let found: u64 = 0;
  const half = f32x4.splat(0.5);
  const most = f32x4.splat(MOST);
  for (let i: usize = 0; i < 256; i += 16) {
    const x = f32x4.pmin(f32x4.abs(f32x4.mul(v128.load(block + i), v128.load(inverses + i))), most);
    v128.store(magnitudes + i, x);
    found |= (<u64>i32x4.bitmask(f32x4.gt(x, half))) << (i >> 2);
  }
  found &= ~1;
  let map: u64 = 0;
  while (found !== 0) {
    map |= (<u64>1) << load<u8>(zigzag + <usize>ctz<u64>(found));
    found &= found - 1;
  }
  return map;
}

/** Keeps a coefficient before those that are kept already, unless it is 0. @returns the address of the first one */
function keep(block: usize, position: i32, k: i32, value: i32, to: usize): usize {
  from1 |= (<u64>(value > 0)) << k;
  from2 |= (<u64>(value > 1)) << k;
  from4 |= (<u64>(value > 3)) << k;
  const sign = load<i32>(block + ((<usize>position) << 2)) >> 31;
  store<i16>(to - 2, <i16>((value ^ sign) - sign));
  return to - ((<usize>(value > 0)) << 1);
}

/**
 * Quantises a coefficient whose rate does not depend on its neighbours.
 * @param x its magnitude, in quantisation steps
 * @param w the weight of its squared error
 * @returns the rounded magnitude or the one below, whichever costs less
 */
function quantiseLow(x: f32, w: f32, rates: usize, lambda: f32): i32 {
  const rounded = x + ROUNDER;
  const top = reinterpret<i32>(rounded) & ROUNDED_BITS;
  const error = x - (rounded - ROUNDER);
  const cost = error * error * w + lambda * f(rates, ssssOf(top));
  const costBelow = (error + 1) * (error + 1) * w + lambda * f(rates, ssssOf(top - 1));
  return top - <i32>(costBelow < cost);
}

/**
 * Quantises the AC coefficients of a block (T.81, A.3.4) and sets `from1`, `from2` and `from4`.
 * @param block the coefficients of `fdct`, which `divide` has divided
 * @param c the component: 0 for Y, 1 for Cb, 2 for Cr
 * @param map the bitmap that `divide` returned, not 0
 * @param lambda squared quantisation steps per bit
 * @param to the address for the coefficients that are not zero, `i16` each in zigzag order; up to 16 more bytes are
 * written
 * @returns the end of the coefficients
 */
export function quantiseAc(block: usize, c: i32, map: u64, lambda: f32, to: usize): usize {
  const weight = weights + c * 256;
  const isChroma = c > 0;
  from1 = 0;
  from2 = 0;
  from4 = 0;
  let from = KEPT_END;
  const high = map & (u64.MAX_VALUE << (LAST_LOW + 1));
  if (high !== 0) from = bestPath(block, high, weight, acRates + (isChroma ? 1024 : 0), lambda);
  for (let k = LAST_LOW; k >= 1; k--) {
    if (((map >> k) & 1) === 0) continue;
    const position = <i32>load<u8>(positions + k);
    const value = quantiseLow(f(magnitudes, position), f(weight, position), lowAcRates + (isChroma ? 64 : 0), lambda);
    from = keep(block, position, k, value, from);
  }
  const bytes = KEPT_END - from;
  for (let i: usize = 0; i < bytes; i += 16) v128.store(to + i, v128.load(from + i));
  return to + bytes;
}

/**
 * The trellis. Distortions are relative to dropping every coefficient: a path saves them where it keeps one. Choices between two
 * numbers are made without branches, which are hard to predict here.
 * @param all the bitmap of coefficients that do not round to zero
 * @returns the address of the first coefficient that is kept
 */
function bestPath(block: usize, all: u64, weight: usize, rates: usize, lambda: f32): usize {
  const perBit: f32 = 1 / lambda;
  const zrl = f(rates, 0xf0);
  let map = all;
  /** The first state that a best path can go on from: dropping the coefficient of this state costs more than any rate. */
  let first = states;
  /** The last state, with its cost, zigzag index and nearest cheaper state. */
  let end = states;
  let cost: f32 = 0;
  let lastK = LAST_LOW;
  let cheaper: usize = 0;
  changetype<State>(states).cost = 0;
  changetype<State>(states).k = LAST_LOW;
  changetype<State>(states).cheaper = 0;
  while (map !== 0) {
    const k = <i32>ctz<u64>(map);
    map &= map - 1;
    const position = <i32>load<u8>(positions + k);
    const x = f(magnitudes, position);
    const w = f(weight, position) * perBit;
    const rounded = x + ROUNDER;
    const top = reinterpret<i32>(rounded) & ROUNDED_BITS;
    const exactTop = rounded - ROUNDER;
    const ssss = ssssOf(top);
    // Distortion without the coefficient, less that with it: x² - (x - top)².
    const gain = exactTop * (x + x - exactTop) * w;
    // One less costs less only with a smaller SSSS. That of 0 counts as 1, where it saves nothing.
    const ssssBelow = ssssOf((top - 1) | 1);
    const below = exactTop - 1;
    const gainBelow = below * (x + x - below) * w;
    let run = k - lastK - 1;
    let before = cost;
    while (run > 15) {
      before += zrl;
      run -= 16;
    }
    let from = end;
    let fromBelow = end;
    let least = before + f(rates, (run << 4) | ssss);
    let leastBelow = before + f(rates, (run << 4) | ssssBelow);
    for (let p = cheaper; p >= first; p = changetype<State>(p).cheaper) {
      const run = k - changetype<State>(p).k - 1;
      // A path with ZRL codes does not pay if a nearer state exists.
      if (run > 15) break;
      const one = changetype<State>(p).cost + f(rates, (run << 4) | ssss);
      const two = changetype<State>(p).cost + f(rates, (run << 4) | ssssBelow);
      from = one < least ? p : from;
      least = lesser(least, one);
      fromBelow = two < leastBelow ? p : fromBelow;
      leastBelow = lesser(leastBelow, two);
    }
    const costOfTop = least - gain;
    const costBelow = leastBelow - gainBelow;
    const isBelow = costBelow < costOfTop;
    cost = lesser(costOfTop, costBelow);
    cheaper = end;
    // A later state of a smaller cost has a shorter run, whose rate is not higher.
    while (cheaper >= first && changetype<State>(cheaper).cost > cost) cheaper = changetype<State>(cheaper).cheaper;
    // Numbers that are not negative compare like their bits.
    first = reinterpret<i32>(gain) > reinterpret<i32>(MOST_RATE) ? end + STATE : first;
    end += STATE;
    lastK = k;
    const state = changetype<State>(end);
    state.k = k;
    state.position = position;
    state.value = top - <i32>isBelow;
    state.from = isBelow ? fromBelow : from;
    state.cost = cost;
    state.cheaper = cheaper;
  }
  let least: f32 = Infinity;
  let best = end;
  const eob = f(rates, 0);
  for (let p = end; p >= first; p = changetype<State>(p).cheaper) {
    const last = changetype<State>(p);
    const cost = last.cost + (last.k === 63 ? 0 : eob);
    if (cost <= least) {
      least = cost;
      best = p;
    }
  }
  // Follows the best path back from its last state.
  let to = KEPT_END;
  for (let p = best; p > states; p = changetype<State>(p).from) {
    const own = changetype<State>(p);
    to = keep(block, own.position, own.k, own.value, to);
  }
  return to;
}
