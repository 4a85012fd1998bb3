export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * `y` at `x` on the line through the points, which need no order.
 * @returns undefined where `x` is outside of them
 */
export function interpolate(points: readonly { x: number; y: number }[], x: number): number | undefined {
  const sorted = [...points].sort((a, b) => a.x - b.x);
  for (const [i, right] of sorted.entries()) {
    const left = sorted[i - 1];
    if (!left || x < left.x || x > right.x) continue;
    return right.x === left.x ? left.y : left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y);
  }
  return undefined;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
