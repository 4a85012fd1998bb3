import { MOST_MEANS } from './cluster';
import { allocate } from './memory';

/*
 * Division of points into groups of small squared error, as Wu does (Xiaolin Wu, "Efficient Statistical Computations for Optimal Color
 * Quantization", Graphics Gems II, 1991): the group with the largest error is cut along its longest dimension where the sum of both
 * errors is smallest.
 */

const BINS = 256;
/** The weight of the points in a bin, and their weighted coordinates, `f64` each. */
const BIN_BYTES = 5 * 8;
const bins: usize = memory.data(BINS * BIN_BYTES, 16);
const below: usize = memory.data(4 * 8, 16);

/** A range of `order`. */
@unmanaged
class Box {
  weight: f64;
  /** The sum of `e0` to `e3`. */
  error: f64;
  /** Weighted sums of the coordinates. */
  s0: f64;
  s1: f64;
  s2: f64;
  s3: f64;
  /** Weighted squared distances from the mean, by dimension. */
  e0: f64;
  e1: f64;
  e2: f64;
  e3: f64;
  from: i32;
  to: i32;
}

const BOX_BYTES = 88;
const boxes: usize = memory.data(MOST_MEANS * BOX_BYTES, 16);

let order: usize = 0;
let coordinates: usize = 0;
let weights: usize = 0;

function boxAt(i: i32): Box {
  return changetype<Box>(boxes + <usize>i * BOX_BYTES);
}

function pointAt(i: i32): usize {
  return load<u32>(order + ((<usize>i) << 2));
}

function addTo(address: usize, value: f64): void {
  store<f64>(address, load<f64>(address) + value);
}

function measure(box: Box, from: i32, to: i32): void {
  let weight: f64 = 0;
  let low = f64x2.splat(0);
  let high = f64x2.splat(0);
  let lowSquares = f64x2.splat(0);
  let highSquares = f64x2.splat(0);
  for (let i = from; i < to; i++) {
    const point = pointAt(i);
    const share = load<f64>(weights + (point << 3));
    const values = v128.load(coordinates + (point << 4));
    const l = f64x2.promote_low_f32x4(values);
    const h = f64x2.promote_low_f32x4(v128.shuffle<f32>(values, values, 2, 3, 2, 3));
    const wl = f64x2.mul(l, f64x2.splat(share));
    const wh = f64x2.mul(h, f64x2.splat(share));
    weight += share;
    low = f64x2.add(low, wl);
    high = f64x2.add(high, wh);
    lowSquares = f64x2.add(lowSquares, f64x2.mul(l, wl));
    highSquares = f64x2.add(highSquares, f64x2.mul(h, wh));
  }
  box.from = from;
  box.to = to;
  box.weight = weight;
  box.s0 = f64x2.extract_lane(low, 0);
  box.s1 = f64x2.extract_lane(low, 1);
  box.s2 = f64x2.extract_lane(high, 0);
  box.s3 = f64x2.extract_lane(high, 1);
  box.e0 = max<f64>(0, f64x2.extract_lane(lowSquares, 0) - (box.s0 * box.s0) / weight);
  box.e1 = max<f64>(0, f64x2.extract_lane(lowSquares, 1) - (box.s1 * box.s1) / weight);
  box.e2 = max<f64>(0, f64x2.extract_lane(highSquares, 0) - (box.s2 * box.s2) / weight);
  box.e3 = max<f64>(0, f64x2.extract_lane(highSquares, 1) - (box.s3 * box.s3) / weight);
  box.error = box.e0 + box.e1 + box.e2 + box.e3;
}

function longestDimension(box: Box): usize {
  if (box.e0 >= box.e1 && box.e0 >= box.e2 && box.e0 >= box.e3) return 0;
  if (box.e1 >= box.e2 && box.e1 >= box.e3) return 1;
  return box.e2 >= box.e3 ? 2 : 3;
}

/** Sorts the points of a box to both sides of its best cut. @returns where the second half begins; the end if all points are equal */
function cut(box: Box): i32 {
  const along = coordinates + (longestDimension(box) << 2);
  let least: f32 = Infinity;
  let most: f32 = -Infinity;
  for (let i = box.from; i < box.to; i++) {
    const value = load<f32>(along + (pointAt(i) << 4));
    least = min<f32>(least, value);
    most = max<f32>(most, value);
  }
  if (!(most > least)) return box.to;
  const perBin: f64 = (BINS - 1e-6) / (<f64>most - <f64>least);
  memory.fill(bins, 0, BINS * BIN_BYTES);
  for (let i = box.from; i < box.to; i++) {
    const point = pointAt(i);
    const bin = bins + binOf(load<f32>(along + (point << 4)), least, perBin) * BIN_BYTES;
    const share = load<f64>(weights + (point << 3));
    addTo(bin, share);
    for (let d: usize = 0; d < 4; d++) {
      addTo(bin + 8 + (d << 3), share * <f64>load<f32>(coordinates + (point << 4) + (d << 2)));
    }
  }
  const last = bestBin(box);
  let end = box.from;
  for (let i = box.from; i < box.to; i++) {
    const point = pointAt(i);
    if (binOf(load<f32>(along + (point << 4)), least, perBin) > last) continue;
    store<u32>(order + ((<usize>i) << 2), <u32>pointAt(end));
    store<u32>(order + ((<usize>end) << 2), <u32>point);
    end++;
  }
  return end;
}

function binOf(value: f32, least: f32, perBin: f64): usize {
  return <usize>((<f64>value - <f64>least) * perBin);
}

/** @returns the last bin of the first half; it and the last bin of all are not empty */
function bestBin(box: Box): usize {
  let best: usize = 0;
  let bestGain: f64 = -Infinity;
  let weight: f64 = 0;
  memory.fill(below, 0, 4 * 8);
  for (let i: usize = 0; i < <usize>(BINS - 1); i++) {
    const bin = bins + i * BIN_BYTES;
    if (load<f64>(bin) === 0) continue;
    weight += load<f64>(bin);
    let gain: f64 = 0;
    for (let d: usize = 0; d < 4; d++) {
      const sum = load<f64>(below + (d << 3)) + load<f64>(bin + 8 + (d << 3));
      store<f64>(below + (d << 3), sum);
      const rest = load<f64>(changetype<usize>(box) + offsetof<Box>('s0') + (d << 3)) - sum;
      gain += (sum * sum) / weight + (rest * rest) / (box.weight - weight);
    }
    if (gain > bestGain) {
      bestGain = gain;
      best = i;
    }
  }
  return best;
}

/**
 * @param points four coordinates of each point, `f32` each
 * @param shares their weights, `f64` each
 * @param most the largest number of groups
 * @param means the address for the mean of each group
 * @returns the number of groups
 */
export function splitMeans(points: usize, shares: usize, count: i32, most: i32, means: usize): i32 {
  coordinates = points;
  weights = shares;
  order = allocate((<usize>count) << 2);
  for (let i = 0; i < count; i++) store<u32>(order + ((<usize>i) << 2), i);
  measure(boxAt(0), 0, count);
  let made = 1;
  for (; made < most; made++) {
    let worst = boxAt(0);
    for (let i = 1; i < made; i++) if (boxAt(i).error > worst.error) worst = boxAt(i);
    const to = worst.to;
    const middle = to - worst.from < 2 ? to : cut(worst);
    if (middle === to) break;
    measure(boxAt(made), middle, to);
    measure(worst, worst.from, middle);
  }
  for (let i = 0; i < made; i++) {
    v128.store(means + ((<usize>i) << 4), meanOf(boxAt(i)));
  }
  return made;
}

function meanOf(box: Box): v128 {
  const weight = box.weight;
  return f32x4(<f32>(box.s0 / weight), <f32>(box.s1 / weight), <f32>(box.s2 / weight), <f32>(box.s3 / weight));
}
