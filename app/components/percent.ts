/** How many whole percent larger the result is; negative where it is smaller. */
export function growthPercent(original: number, result: number): number {
  return Math.round(((result - original) / Math.max(1, original)) * 100);
}

/** How many whole percent smaller the result is, never below 0. */
export function savingsPercent(original: number, result: number): number {
  if (original <= 0) return 0;
  return Math.max(0, Math.round(((original - result) / original) * 100));
}
