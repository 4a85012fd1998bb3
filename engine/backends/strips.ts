import type { Size } from '../geometry/steps.ts';

/** The number of sampled pixels, and the rows of a strip. */
const ENOUGH_PIXELS = 1e6;
const ROWS = 32;

/** Returns strips of rows, evenly spaced, as a sample of a large picture; a single one for a small picture. */
export function stripsOf({ width, height }: Size): { top: number; height: number }[] {
  const count = Math.max(1, Math.round(ENOUGH_PIXELS / (width * ROWS)));
  if (count * ROWS >= height) return [{ top: 0, height }];
  const step = (height - ROWS) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => ({ top: Math.floor(i * step), height: ROWS }));
}

/** Combines the root mean squares of strips. */
export function rootMeanSquare(strips: readonly { value: number; height: number }[]): number {
  const rows = strips.reduce((sum, { height }) => sum + height, 0);
  return Math.sqrt(strips.reduce((sum, { value, height }) => sum + value ** 2 * height, 0) / rows);
}
