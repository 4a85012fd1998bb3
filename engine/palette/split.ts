import { DIMENSIONS } from './colour-space.ts';

/** Colours with weights in the coordinates of `colour-space.ts`. */
export interface Points {
  coordinates: Float64Array;
  weights: Float64Array;
}

/** A range of `order`. */
interface Box {
  from: number;
  to: number;
  weight: number;
  /** Weighted sums of the coordinates. */
  sums: Float64Array;
  /** Weighted squared distances from the mean, by dimension and in all. */
  errors: Float64Array;
  error: number;
}

const BINS = 256;

/**
 * Divides the points into groups of small squared error, as Wu does (Xiaolin Wu, "Efficient Statistical Computations for Optimal Color
 * Quantization", Graphics Gems II, 1991): the group with the largest error is cut along its longest dimension where the sum of both
 * errors is smallest.
 * @returns the means of at most `count` groups
 */
export function splitMeans(points: Points, count: number): Float64Array {
  const order = Uint32Array.from(points.weights.keys());
  const boxes = [boxOf(points, order, 0, order.length)];
  while (boxes.length < count) {
    const worst = boxes.reduce((one, other) => (other.error > one.error ? other : one));
    const middle = worst.to - worst.from < 2 ? worst.to : cut(points, order, worst);
    if (middle === worst.to) break;
    boxes[boxes.indexOf(worst)] = boxOf(points, order, worst.from, middle);
    boxes.push(boxOf(points, order, middle, worst.to));
  }
  return Float64Array.from(boxes.flatMap(({ sums, weight }) => Array.from(sums, (sum) => sum / weight)));
}

function boxOf({ coordinates, weights }: Points, order: Uint32Array, from: number, to: number): Box {
  let weight = 0;
  const [sums, squares] = [new Float64Array(DIMENSIONS), new Float64Array(DIMENSIONS)];
  for (let i = from; i < to; i++) {
    const point = order[i] ?? 0;
    const share = weights[point] ?? 0;
    weight += share;
    for (let d = 0; d < DIMENSIONS; d++) {
      const value = coordinates[DIMENSIONS * point + d] ?? 0;
      sums[d] = (sums[d] ?? 0) + share * value;
      squares[d] = (squares[d] ?? 0) + share * value * value;
    }
  }
  const errors = squares.map((square, d) => Math.max(0, square - (sums[d] ?? 0) ** 2 / weight));
  return { from, to, weight, sums, errors, error: errors.reduce((sum, error) => sum + error) };
}

/** Sorts the points of a box to both sides of its best cut. @returns where the second half begins; `to` if all points are equal */
function cut({ coordinates, weights }: Points, order: Uint32Array, { from, to, weight, sums, errors }: Box): number {
  const d = errors.indexOf(Math.max(...errors));
  const valueAt = (i: number) => coordinates[DIMENSIONS * (order[i] ?? 0) + d] ?? 0;
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = from; i < to; i++) {
    least = Math.min(least, valueAt(i));
    most = Math.max(most, valueAt(i));
  }
  if (!(most > least)) return to;
  const perBin = (BINS - 1e-6) / (most - least);
  const binAt = (i: number) => Math.floor((valueAt(i) - least) * perBin);
  const bins = new Float64Array(BINS * (DIMENSIONS + 1));
  for (let i = from; i < to; i++) {
    const [point, at] = [order[i] ?? 0, binAt(i) * (DIMENSIONS + 1)];
    const share = weights[point] ?? 0;
    bins[at] = (bins[at] ?? 0) + share;
    for (let e = 0; e < DIMENSIONS; e++)
      bins[at + 1 + e] = (bins[at + 1 + e] ?? 0) + share * (coordinates[DIMENSIONS * point + e] ?? 0);
  }
  const last = bestBin(bins, weight, sums);
  let end = from;
  for (let i = from; i < to; i++) {
    if (binAt(i) > last) continue;
    const point = order[i] ?? 0;
    order[i] = order[end] ?? 0;
    order[end++] = point;
  }
  return end;
}

/** @returns the last bin of the first half; it and the last bin of all are not empty */
function bestBin(bins: Float64Array, weight: number, sums: Float64Array): number {
  let [best, bestGain] = [0, Number.NEGATIVE_INFINITY];
  let below = 0;
  const belowSums = new Float64Array(DIMENSIONS);
  for (let bin = 0; bin < BINS - 1; bin++) {
    const at = bin * (DIMENSIONS + 1);
    if (bins[at] === 0) continue;
    below += bins[at] ?? 0;
    let gain = 0;
    for (let d = 0; d < DIMENSIONS; d++) {
      const sum = (belowSums[d] ?? 0) + (bins[at + 1 + d] ?? 0);
      belowSums[d] = sum;
      gain += sum ** 2 / below + ((sums[d] ?? 0) - sum) ** 2 / (weight - below);
    }
    if (gain > bestGain) [best, bestGain] = [bin, gain];
  }
  return best;
}
