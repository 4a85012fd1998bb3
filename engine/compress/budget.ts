/** The largest budget. */
const MAX_BUDGET_BYTES = 5 * 1024 * 1024;

/** Returns the size in bytes that compression at a quality aims at. */
export function budgetFor(originalBytes: number, quality: number): number {
  return Math.min(originalBytes * (quality / 100) ** 1.5, MAX_BUDGET_BYTES);
}
