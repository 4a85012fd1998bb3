export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Interpolates `y` at `x` linearly between points, which may be in any order.
 * @returns undefined if `x` is outside the points
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

/** A quantile, interpolated between neighbouring values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return below + (at - Math.floor(at)) * (above - below);
}

/** NaN for an empty list. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
