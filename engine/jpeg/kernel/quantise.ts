/*
 * Which of a block's coefficients are worth their bits: the cheapest way through the zigzag, where each coefficient may stay,
 * come one step nearer to zero or go, by its squared error and the price of its code (a trellis). Prices are the same for all
 * pictures, so that a block depends on no other.
 */

/** Where a coefficient of the zigzag is found in the transform's block, and the other way about. */
export const places: usize = memory.data(64, 16);
const order: usize = memory.data(64, 16);
/** Of each part, in the order of the transform's block: one over the steps; what a squared error counts. */
export const inverse: usize = memory.data(3 * 64 * 4, 16);
export const weights: usize = memory.data(3 * 64 * 4, 16);
/** Of luma and colour: the price of a code and its bits, 256, by run and size. */
export const prices: usize = memory.data(2 * 256 * 4, 16);
/** Of luma and colour: that of the two slowest coefficients, which have scans of their own, by size. */
export const slowPrices: usize = memory.data(2 * 16 * 4, 16);

/** The last place of the zigzag with a scan of its own. */
const SLOW = 2;

/** Of the coefficients that `quantise` kept: those from 1, 2 and 4 up. */
export let from1: u64 = 0;
export let from2: u64 = 0;
export let from4: u64 = 0;

/** Beyond it a coefficient's code does not reach. */
const MOST: i32 = 1023;
/** No code and its bits cost more. */
const DEAREST: f32 = 33;

/** In steps, in the order of the transform's block; without their signs. */
const sizes: usize = memory.data(64 * 4, 16);

/** One coefficient that does not round to zero, in the zigzag's order, and the cheapest way that ends with it. */
@unmanaged
class Stop {
  cost: f32;
  place: i32;
  /** In the transform's block. */
  at: i32;
  value: i32;
  from: usize;
}
const STOP: usize = offsetof<Stop>();
const stops: usize = memory.data(65 * 20, 16);
/** What is kept, 16 bits each, in the zigzag's order, so that it ends here; and room to copy more than there is. */
const kept: usize = memory.data(64 * 2 + 16, 16);
const KEPT_END: usize = kept + 128;

function f(array: usize, i: i32): f32 {
  return load<f32>(array + ((<usize>i) << 2));
}

/** Once `places` are known. */
export function begin(): void {
  for (let k = 0; k < 64; k++) store<u8>(order + <usize>load<u8>(places + k), <u8>k);
}

/** Root of the squares of all but the mean. */
export function energyOf(block: usize): f32 {
  let sum = f32x4.splat(0);
  for (let i: usize = 0; i < 256; i += 16) {
    const v = v128.load(block + i);
    sum = f32x4.add(sum, f32x4.mul(v, v));
  }
  const mean = load<f32>(block);
  const all =
    f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3);
  return sqrt<f32>(max<f32>(0, all - mean * mean));
}

/** @returns which coefficients but the mean do not round to zero, by their place in the zigzag */
function worthALook(block: usize, inverses: usize): u64 {
  let found: u64 = 0;
  const half = f32x4.splat(0.5);
  for (let i: usize = 0; i < 256; i += 16) {
    const x = f32x4.abs(f32x4.mul(v128.load(block + i), v128.load(inverses + i)));
    v128.store(sizes + i, x);
    found |= (<u64>i32x4.bitmask(f32x4.ge(x, half))) << (i >> 2);
  }
  found &= ~1;
  let map: u64 = 0;
  while (found !== 0) {
    map |= (<u64>1) << load<u8>(order + <usize>ctz<u64>(found));
    found &= found - 1;
  }
  return map;
}

/** Puts it before the others that are kept. */
function keep(block: usize, at: i32, k: i32, value: i32, to: usize): usize {
  const bit = (<u64>1) << k;
  from1 |= bit;
  if (value > 1) from2 |= bit;
  if (value > 3) from4 |= bit;
  store<i16>(to - 2, <i16>(f(block, at) < 0 ? -value : value));
  return to - 2;
}

/** The best value of a coefficient whose neighbours do not matter. */
function alone(x: f32, w: f32, price: usize, perBit: f32): i32 {
  const top = min<i32>(MOST, <i32>(x + 0.5));
  let least: f32 = Infinity;
  let kept = 0;
  for (let value = top; value >= max<i32>(0, top - 1); value--) {
    const off = x - <f32>value;
    const all = off * off * w + perBit * f(price, 32 - clz<i32>(value));
    if (all >= least) continue;
    least = all;
    kept = value;
  }
  return kept;
}

/**
 * @param block coefficients as the transform leaves them
 * @param part 0 for luma, 1 and 2 for colour
 * @param perBit what a bit costs in squared steps
 * @param to where those that are kept go, 16 bits each, and up to 16 bytes more
 * @returns where they end
 */
export function quantise(block: usize, part: i32, perBit: f32, to: usize): usize {
  const weigh = weights + part * 256;
  const isColour = part > 0;
  from1 = 0;
  from2 = 0;
  from4 = 0;
  const map = worthALook(block, inverse + part * 256);
  if (map === 0) return to;
  let from = KEPT_END;
  const fast = map & (u64.MAX_VALUE << (SLOW + 1));
  if (fast !== 0) from = cheapestWay(block, fast, weigh, prices + (isColour ? 1024 : 0), perBit);
  for (let k = SLOW; k >= 1; k--) {
    if (((map >> k) & 1) === 0) continue;
    const at = <i32>load<u8>(places + k);
    const value = alone(f(sizes, at), f(weigh, at), slowPrices + (isColour ? 64 : 0), perBit);
    if (value > 0) from = keep(block, at, k, value, from);
  }
  const bytes = KEPT_END - from;
  for (let i: usize = 0; i < bytes; i += 16) v128.store(to + i, v128.load(from + i));
  return to + bytes;
}

/** @param all those that do not round to zero. @returns where what is kept of them begins */
function cheapestWay(block: usize, all: u64, weigh: usize, price: usize, perBit: f32): usize {
  let map = all;
  let stop = changetype<Stop>(stops);
  stop.cost = 0;
  stop.place = SLOW;
  let sum: f32 = 0;
  /** No cheap way leaves out what is before this. */
  let first = stops;
  let end = stops;
  while (map !== 0) {
    const k = <i32>ctz<u64>(map);
    map &= map - 1;
    const at = <i32>load<u8>(places + k);
    const x = f(sizes, at);
    const w = f(weigh, at);
    const top = min<i32>(MOST, <i32>(x + 0.5));
    const bits = 32 - clz<i32>(top);
    // One less is worth a thought only where its code is shorter by a bit.
    const isPower = top > 1 && (top & (top - 1)) === 0;
    const off = x - <f32>top;
    const d = off * off * w + sum;
    const lesser = isPower ? (off + 1) * (off + 1) * w + sum : Infinity;
    let least: f32 = Infinity;
    let kept = 0;
    let way = end;
    for (let p = end; p >= first; p -= STOP) {
      const before = changetype<Stop>(p);
      let run = k - before.place - 1;
      let code: f32 = 0;
      if (run > 15) {
        // Nor does a way over so many zeros pay where there is a nearer one.
        if (p < end) break;
        while (run > 15) {
          code += f(price, 0xf0);
          run -= 16;
        }
      }
      const symbol = (run << 4) | bits;
      const all = before.cost + d + perBit * (code + f(price, symbol));
      if (all < least) {
        least = all;
        kept = top;
        way = p;
      }
      if (!isPower) continue;
      const less = before.cost + lesser + perBit * (code + f(price, symbol - 1));
      if (less < least) {
        least = less;
        kept = top - 1;
        way = p;
      }
    }
    sum += x * x * w;
    end += STOP;
    stop = changetype<Stop>(end);
    stop.place = k;
    stop.at = at;
    stop.value = kept;
    stop.from = way;
    // Less what is lost up to here, which every way on leaves out again.
    stop.cost = least - sum;
    if ((x * x - off * off) * w > perBit * DEAREST) first = end;
  }
  let least: f32 = Infinity;
  let best = end;
  const ending = perBit * f(price, 0);
  for (let p = first; p <= end; p += STOP) {
    const last = changetype<Stop>(p);
    const all = last.cost + (last.place === 63 ? 0 : ending);
    if (all < least) {
      least = all;
      best = p;
    }
  }
  let to = KEPT_END;
  for (let p = best; p > stops; p = changetype<Stop>(p).from) {
    const own = changetype<Stop>(p);
    to = keep(block, own.at, own.place, own.value, to);
  }
  return to;
}
