/** By how many whole percent the result is larger; negative if it is smaller. */
export function growthPercent(original: number, result: number): number {
  return Math.round(((result - original) / Math.max(1, original)) * 100);
}

/** By how many whole percent the result is smaller, at least 0. */
export function savingsPercent(original: number, result: number): number {
  if (original <= 0) return 0;
  return Math.max(0, Math.round(((original - result) / original) * 100));
}
