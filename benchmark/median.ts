/** NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const central = sorted.slice(Math.max(0, Math.ceil(middle) - 1), Math.floor(middle) + 1);
  return central.reduce((sum, value) => sum + value, 0) / central.length;
}
