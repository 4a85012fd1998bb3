/** Two classes of values: the lower ones are at most `limit`. */
export interface TwoClasses {
  limit: number;
  /** The mean of each class. */
  lower: number;
  upper: number;
}

/**
 * Splits a histogram where the variance between both classes is largest (N. Otsu, "A threshold selection method from gray-level
 * histograms", IEEE Transactions on Systems, Man, and Cybernetics 9, 1979).
 * @param counts how often each value occurs
 * @param least values below it are left out
 * @returns undefined if fewer than two values occur
 */
export function twoClasses(counts: Uint32Array, least: number): TwoClasses | undefined {
  let [total, sum] = [0, 0];
  for (let value = least; value < counts.length; value++) {
    total += counts[value] ?? 0;
    sum += value * (counts[value] ?? 0);
  }
  let best: TwoClasses | undefined;
  let [most, below, sumBelow] = [0, 0, 0];
  for (let limit = least; limit < counts.length; limit++) {
    below += counts[limit] ?? 0;
    sumBelow += limit * (counts[limit] ?? 0);
    if (below === 0 || below === total) continue;
    const [lower, upper] = [sumBelow / below, (sum - sumBelow) / (total - below)];
    const between = below * (total - below) * (upper - lower) ** 2;
    if (between > most) [most, best] = [between, { limit, lower, upper }];
  }
  return best;
}
