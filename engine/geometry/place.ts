import { type Size, type Step, sizeAfter } from './steps.ts';

/** The source rectangle of an edited picture in the original one. */
export interface Place {
  /** The remaining rectangle in pixels of the original picture; fractional after a scale, larger than it after a pad. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** The rectangle is first mirrored left to right, then rotated clockwise. */
  mirrored: boolean;
  quarterTurns: 0 | 1 | 2 | 3;
  /** The current size. */
  size: Size;
}

type Coordinates = readonly [x: number, y: number];

/** Maps a point after a step to the picture before it; both in 0 to 1. */
function before(step: Step, size: Size, [x, y]: Coordinates): Coordinates {
  switch (step.do) {
    case 'scale':
    case 'redact':
    case 'watermark':
      return [x, y];
    case 'crop':
      return [(step.left + x * step.width) / size.width, (step.top + y * step.height) / size.height];
    case 'pad':
      return [(x * step.width - step.left) / size.width, (y * step.height - step.top) / size.height];
    case 'flip':
      return step.axis === 'horizontal' ? [1 - x, y] : [x, 1 - y];
    case 'rotate':
      return step.quarterTurns === 1 ? [y, 1 - x] : step.quarterTurns === 2 ? [1 - x, 1 - y] : [1 - y, x];
  }
}

/** The source rectangle after all steps. */
export function placeAfter(start: Size, steps: readonly Step[]): Place {
  const sizes = [start];
  for (const step of steps) sizes.push(sizeAfter(sizes.at(-1) ?? start, step));
  const origin = (point: Coordinates) =>
    steps.reduceRight<Coordinates>((at, step, i) => before(step, sizes[i] ?? start, at), point);
  const corner = origin([0, 0]);
  const right = origin([1, 0]);
  const down = origin([0, 1]);
  const opposite: Coordinates = [right[0] + down[0] - corner[0], right[1] + down[1] - corner[1]];
  const left = Math.min(corner[0], opposite[0]);
  const top = Math.min(corner[1], opposite[1]);
  // The directions right and down, mapped to the original picture. Mirroring does not change their vertical parts.
  const along: Coordinates = [right[0] - corner[0], right[1] - corner[1]];
  const across: Coordinates = [down[0] - corner[0], down[1] - corner[1]];
  const isLying = Math.abs(along[1]) > Math.abs(across[1]);
  const quarterTurns = isLying ? (along[1] < 0 ? 1 : 3) : across[1] > 0 ? 0 : 2;
  const mirrored = along[0] * across[1] - along[1] * across[0] < 0;
  return {
    left: left * start.width,
    top: top * start.height,
    width: Math.abs(opposite[0] - corner[0]) * start.width,
    height: Math.abs(opposite[1] - corner[1]) * start.height,
    mirrored,
    quarterTurns,
    size: sizes.at(-1) ?? start,
  };
}
