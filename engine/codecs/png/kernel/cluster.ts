/* Nearest means, and k-means. */

export const MOST_MEANS = 8192;
const LANES = 4;

/** Means by their first coordinate, in blocks of four: each coordinate of the four, 64 bytes. */
const blocks: usize = memory.data(MOST_MEANS * 16, 16);
/** The index of each sorted mean, `u32` each. */
const sorted: usize = memory.data(MOST_MEANS * 4, 16);
let sortedCount = 0;
/** Farther than every distance. */
const FAR: f32 = 1e9;

function firstOf(means: usize, i: u32): f32 {
  return load<f32>(means + ((<usize>i) << 4));
}

/** Sorts the means, from the order of the last call if that had as many. @returns the number of blocks */
function sortMeans(means: usize, count: i32): i32 {
  if (count !== sortedCount) for (let i = 0; i < count; i++) store<u32>(sorted + ((<usize>i) << 2), i);
  sortedCount = count;
  for (let i = 0; i < count; i++) {
    const mean = load<u32>(sorted + ((<usize>i) << 2));
    const value = firstOf(means, mean);
    let at = i;
    for (; at > 0; at--) {
      const before = load<u32>(sorted + ((<usize>(at - 1)) << 2));
      if (firstOf(means, before) <= value) break;
      store<u32>(sorted + ((<usize>at) << 2), before);
    }
    store<u32>(sorted + ((<usize>at) << 2), mean);
  }
  const made = (count + LANES - 1) / LANES;
  for (let i = 0; i < made * LANES; i++) {
    const to = blocks + ((<usize>(i / LANES)) << 6) + ((<usize>(i % LANES)) << 2);
    const from = means + ((<usize>load<u32>(sorted + ((<usize>i) << 2))) << 4);
    for (let d: usize = 0; d < 4; d++) store<f32>(to + (d << 4), i < count ? load<f32>(from + (d << 2)) : FAR);
  }
  return made;
}

let p0: v128 = f32x4.splat(0);
let p1: v128 = f32x4.splat(0);
let p2: v128 = f32x4.splat(0);
let p3: v128 = f32x4.splat(0);
let least: f32 = 0;
let nearest = 0;

function compare(block: i32): void {
  const at = blocks + ((<usize>block) << 6);
  const d0 = f32x4.sub(v128.load(at), p0);
  const d1 = f32x4.sub(v128.load(at, 16), p1);
  const d2 = f32x4.sub(v128.load(at, 32), p2);
  const d3 = f32x4.sub(v128.load(at, 48), p3);
  const sum = f32x4.add(
    f32x4.add(f32x4.mul(d0, d0), f32x4.mul(d1, d1)),
    f32x4.add(f32x4.mul(d2, d2), f32x4.mul(d3, d3)),
  );
  if (!v128.any_true(f32x4.lt(sum, f32x4.splat(least)))) return;
  take(f32x4.extract_lane(sum, 0), block * LANES);
  take(f32x4.extract_lane(sum, 1), block * LANES + 1);
  take(f32x4.extract_lane(sum, 2), block * LANES + 2);
  take(f32x4.extract_lane(sum, 3), block * LANES + 3);
}

function take(distance: f32, mean: i32): void {
  if (distance >= least) return;
  least = distance;
  nearest = mean;
}

/** Whether a mean whose first coordinate is at least this far can be nearer. */
function canBeNearer(distance: f32): bool {
  return distance <= 0 || distance * distance < least;
}

/** Finds the nearest mean of each point, from the block around its first coordinate in both directions. @param to `u16` each */
export function assign(points: usize, count: i32, means: usize, meanCount: i32, to: usize): void {
  const made = sortMeans(means, meanCount);
  for (let i = 0; i < count; i++) {
    const point = points + ((<usize>i) << 4);
    const first = load<f32>(point);
    p0 = v128.load32_splat(point);
    p1 = v128.load32_splat(point, 4);
    p2 = v128.load32_splat(point, 8);
    p3 = v128.load32_splat(point, 12);
    let low = 0;
    for (let high = made; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if (load<f32>(blocks + ((<usize>middle) << 6)) <= first) low = middle;
      else high = middle;
    }
    least = Infinity;
    compare(low);
    for (let block = low + 1; block < made && canBeNearer(load<f32>(blocks + ((<usize>block) << 6)) - first); block++) {
      compare(block);
    }
    for (let block = low - 1; block >= 0; block--) {
      if (!canBeNearer(first - load<f32>(blocks + ((<usize>block) << 6) + 12))) break;
      compare(block);
    }
    store<u16>(to + ((<usize>i) << 1), load<u32>(sorted + ((<usize>nearest) << 2)));
  }
}

/** Weighted sums of the coordinates of each mean's points, and their weight, `f64` each. */
const SUM_BYTES = 5 * 8;
const sums: usize = memory.data(MOST_MEANS * SUM_BYTES, 16);

/** Lloyd's k-means: moves means to the centres of their points; one without points stays. */
export function centre(
  points: usize,
  weights: usize,
  count: i32,
  means: usize,
  meanCount: i32,
  nearestOf: usize,
): void {
  memory.fill(sums, 0, <usize>meanCount * SUM_BYTES);
  for (let i: usize = 0; i < <usize>count; i++) {
    const sum = sums + <usize>load<u16>(nearestOf + (i << 1)) * SUM_BYTES;
    const share = load<f64>(weights + (i << 3));
    const values = v128.load(points + (i << 4));
    const low = f64x2.promote_low_f32x4(values);
    const high = f64x2.promote_low_f32x4(v128.shuffle<f32>(values, values, 2, 3, 2, 3));
    v128.store(sum, f64x2.add(v128.load(sum), f64x2.mul(low, f64x2.splat(share))));
    v128.store(sum, f64x2.add(v128.load(sum, 16), f64x2.mul(high, f64x2.splat(share))), 16);
    store<f64>(sum, load<f64>(sum, 32) + share, 32);
  }
  for (let mean: usize = 0; mean < <usize>meanCount; mean++) {
    const sum = sums + mean * SUM_BYTES;
    const total = load<f64>(sum, 32);
    if (!(total > 0)) continue;
    for (let d: usize = 0; d < 4; d++)
      store<f32>(means + (mean << 4) + (d << 2), <f32>(load<f64>(sum + (d << 3)) / total));
  }
}
