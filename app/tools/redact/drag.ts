import type { Crop } from '#app/tools/adjust/crop.ts';

/** A position as fractions of the picture. */
export interface Point {
  x: number;
  y: number;
}

/** A smaller box is a click. */
const LEAST = 0.005;
/** How far a key moves or resizes a box. */
const STEP = 0.01;

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** The box between two points. */
export function between(a: Point, b: Point): Crop {
  const [left, right] = [within(Math.min(a.x, b.x), 1), within(Math.max(a.x, b.x), 1)];
  const [top, bottom] = [within(Math.min(a.y, b.y), 1), within(Math.max(a.y, b.y), 1)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const isLargeEnough = ({ width, height }: Crop) => width >= LEAST && height >= LEAST;

/** The box, moved within the picture. */
export function movedBy(box: Crop, x: number, y: number): Crop {
  return { ...box, x: within(box.x + x, 1 - box.width), y: within(box.y + y, 1 - box.height) };
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The box after an arrow key, which with Shift resizes it; undefined for another key. */
export function afterKey(box: Crop, key: string, resizes: boolean): Crop | undefined {
  const by = ARROWS[key];
  if (!by) return undefined;
  if (!resizes) return movedBy(box, ...by);
  const side = (length: number, change: number, most: number) => Math.max(LEAST, Math.min(most, length + change));
  return { ...box, width: side(box.width, by[0], 1 - box.x), height: side(box.height, by[1], 1 - box.y) };
}
