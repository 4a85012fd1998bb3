import type { Point } from './strokes.ts';

/** Of a step, as a part of the area's width. A key that is held repeats some thirty times per second. */
const STEP = 0.012;
/** With Shift. */
const LONG_STEP = 4 * STEP;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/**
 * Returns the place of a pen after a step in the direction of all arrow keys that are down: two of them move it diagonally.
 * @param ratio the area's width divided by its height
 */
export function stepped({ x, y }: Point, keys: Iterable<string>, isLong: boolean, ratio: number): Point {
  let [across, down] = [0, 0];
  for (const key of keys) {
    across += DIRECTIONS[key]?.x ?? 0;
    down += DIRECTIONS[key]?.y ?? 0;
  }
  const length = (isLong ? LONG_STEP : STEP) / Math.max(1, Math.hypot(across, down));
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { x: within(x + across * length), y: within(y + down * length * ratio) };
}
