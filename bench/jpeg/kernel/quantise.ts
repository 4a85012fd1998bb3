/*
 * Which of a block's coefficients are worth their bits: the cheapest way through the zigzag, where each coefficient may stay,
 * come one step nearer to zero or go, by its squared error and the price of its code (a trellis). Prices are the same for all
 * pictures, so that a block depends on no other.
 */

/** Where a coefficient of the zigzag is found in the transform's block. */
export const order: usize = memory.data(64, 16);
/** Of each of two kinds of table: one over the steps, 64; the price of a code and its bits, 256, by run and size. */
export const inverse: usize = memory.data(3 * 64 * 4, 16);
export const prices: usize = memory.data(2 * 256 * 4, 16);
/** What a squared error counts by frequency. */
export const weights: usize = memory.data(3 * 64 * 4, 16);

/** Beyond it a coefficient's code does not reach. */
const MOST: i32 = 1023;

const cost: usize = memory.data(65 * 4, 16);
const place: usize = memory.data(65 * 4, 16);
const value: usize = memory.data(65 * 4, 16);
const from: usize = memory.data(65 * 4, 16);

function f(array: usize, i: i32): f32 {
  return load<f32>(array + ((<usize>i) << 2));
}
function n(array: usize, i: i32): i32 {
  return load<i32>(array + ((<usize>i) << 2));
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

/**
 * @param block coefficients as the transform leaves them
 * @param part 0 for luma, 1 and 2 for colour
 * @param perBit what a bit costs in squared steps
 * @param to 64 numbers of 16 bits in the zigzag's order, all zero
 */
export function quantise(block: usize, part: i32, perBit: f32, to: usize): void {
  const inverses = inverse + part * 256;
  const weigh = weights + part * 256;
  const price = prices + (part > 0 ? 1024 : 0);
  const mean = load<f32>(block) * load<f32>(inverses);
  store<i16>(to, <i16>nearest<f32>(mean));
  let count = 1;
  let sum: f32 = 0;
  store<f32>(cost, 0);
  store<i32>(place, 0);
  for (let k = 1; k < 64; k++) {
    const x = abs<f32>(f(block, load<u8>(order + k)) * f(inverses, k));
    const w = f(weigh, k);
    const before = sum;
    sum += x * x * w;
    const top = min<i32>(MOST, <i32>(x + 0.5));
    if (top === 0) continue;
    const bits = 32 - clz<i32>(top);
    // One less is worth a thought only where its code is shorter by a bit.
    const isPower = top > 1 && (top & (top - 1)) === 0;
    const d = (x - <f32>top) * (x - <f32>top) * w + before;
    const lesser = (x - <f32>(top - 1)) * (x - <f32>(top - 1)) * w + before;
    let least: f32 = Infinity;
    let kept = 0;
    let way = 0;
    for (let p = count - 1; p >= 0; p--) {
      let run = k - n(place, p) - 1;
      let code: f32 = 0;
      if (run > 15) {
        // Nor does a way over so many zeros pay where there is a nearer one.
        if (p < count - 1) break;
        while (run > 15) {
          code += f(price, 0xf0);
          run -= 16;
        }
      }
      const at = (run << 4) | bits;
      const all = f(cost, p) + d + perBit * (code + f(price, at));
      if (all < least) {
        least = all;
        kept = top;
        way = p;
      }
      if (!isPower) continue;
      const less = f(cost, p) + lesser + perBit * (code + f(price, at - 1));
      if (less < least) {
        least = less;
        kept = top - 1;
        way = p;
      }
    }
    const i = (<usize>count) << 2;
    store<i32>(place + i, k);
    store<i32>(value + i, kept);
    store<i32>(from + i, way);
    // Less what is lost up to here, which every way on leaves out again.
    store<f32>(cost + i, least - sum);
    count++;
  }
  if (count === 1) return;
  let least: f32 = Infinity;
  let end = 0;
  const ending = perBit * f(price, 0);
  for (let p = 0; p < count; p++) {
    const all = f(cost, p) + sum + (n(place, p) === 63 ? 0 : ending);
    if (all < least) {
      least = all;
      end = p;
    }
  }
  for (let p = end; p > 0; p = n(from, p)) {
    const k = n(place, p);
    const v = n(value, p);
    store<i16>(to + ((<usize>k) << 1), <i16>(f(block, load<u8>(order + k)) < 0 ? -v : v));
  }
}
