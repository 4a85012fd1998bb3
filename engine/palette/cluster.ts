import { DIMENSIONS } from './colour-space.ts';
import type { Points } from './split.ts';

/**
 * Assigns each point to its nearest mean.
 * @param means four coordinates each
 * @returns the index of the mean of each point
 */
export function assign({ coordinates, weights }: Points, means: Float64Array): Uint8Array {
  const count = means.length / DIMENSIONS;
  const first = (mean: number) => means[DIMENSIONS * mean] ?? 0;
  const sorted = Uint8Array.from({ length: count }, (_, i) => i).sort((one, other) => first(one) - first(other));
  const inOrder = new Float64Array(means.length);
  for (const [i, mean] of sorted.entries()) {
    for (let d = 0; d < DIMENSIONS; d++) inOrder[DIMENSIONS * i + d] = means[DIMENSIONS * mean + d] ?? 0;
  }
  return Uint8Array.from(weights, (_, point) => sorted[nearest(inOrder, coordinates, DIMENSIONS * point)] ?? 0);
}

/** Searches from the nearest first coordinate in both directions, as far as a mean can be nearer. @param means sorted by it */
function nearest(means: Float64Array, coordinates: Float64Array, at: number): number {
  const [p0, p1, p2, p3] = [
    coordinates[at] ?? 0,
    coordinates[at + 1] ?? 0,
    coordinates[at + 2] ?? 0,
    coordinates[at + 3] ?? 0,
  ];
  const distance = (from: number) => {
    const d0 = (means[from] ?? 0) - p0;
    const d1 = (means[from + 1] ?? 0) - p1;
    const d2 = (means[from + 2] ?? 0) - p2;
    const d3 = (means[from + 3] ?? 0) - p3;
    return d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3;
  };
  let [low, high] = [0, means.length / DIMENSIONS];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((means[DIMENSIONS * middle] ?? 0) < p0) low = middle + 1;
    else high = middle;
  }
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let up = DIMENSIONS * low; up < means.length && ((means[up] ?? 0) - p0) ** 2 < least; up += DIMENSIONS) {
    const d = distance(up);
    if (d < least) [best, least] = [up, d];
  }
  for (let down = DIMENSIONS * (low - 1); down >= 0 && ((means[down] ?? 0) - p0) ** 2 < least; down -= DIMENSIONS) {
    const d = distance(down);
    if (d < least) [best, least] = [down, d];
  }
  return best / DIMENSIONS;
}

/** Lloyd's k-means: moves means to the centres of their points. @returns the moved means; one without points stays */
export function centred({ coordinates, weights }: Points, means: Float64Array, nearestOf: Uint8Array): Float64Array {
  const [sums, totals] = [new Float64Array(means.length), new Float64Array(means.length / DIMENSIONS)];
  for (let point = 0; point < weights.length; point++) {
    const [mean, share] = [nearestOf[point] ?? 0, weights[point] ?? 0];
    totals[mean] = (totals[mean] ?? 0) + share;
    for (let d = 0; d < DIMENSIONS; d++)
      sums[DIMENSIONS * mean + d] =
        (sums[DIMENSIONS * mean + d] ?? 0) + share * (coordinates[DIMENSIONS * point + d] ?? 0);
  }
  return sums.map((sum, i) => {
    const total = totals[Math.floor(i / DIMENSIONS)] ?? 0;
    return total > 0 ? sum / total : (means[i] ?? 0);
  });
}
