import { placeAfter } from './place.ts';
import { paints, type Size, type Step, stepsOnStored, turnedSize } from './steps.ts';

/** A transform of a stored picture's blocks. All lengths are in pixels of the stored picture. */
export interface LosslessTransform extends Size {
  /** The corner of the cut-out rectangle. */
  left: number;
  top: number;
  /** Whether the axes of the stored picture are reversed. */
  reverseX: boolean;
  reverseY: boolean;
  /** Whether the axes are then exchanged. */
  transpose: boolean;
}

/**
 * Returns the transform of blocks that has the effect of the steps, after the orientation; undefined if there is none. A picture is
 * stored in MCUs from its first row and column, so these have to begin where an MCU does, or, on a reversed axis, end.
 * @param upright size of the upright picture, with its stored orientation
 * @param mcu of the stored picture, in pixels
 */
export function losslessTransform(
  { orientation, ...upright }: Size & { orientation: number },
  mcu: Size,
  steps: readonly Step[],
): LosslessTransform | undefined {
  if (steps.some((step) => step.do === 'scale' || paints(step))) return undefined;
  const { mirrored, quarterTurns, ...place } = placeAfter(
    turnedSize(upright, orientation),
    stepsOnStored(steps, orientation),
  );
  const [left, top] = [Math.round(place.left), Math.round(place.top)];
  const size = { width: Math.round(place.width), height: Math.round(place.height) };
  const reverseX = quarterTurns >= 2 !== mirrored;
  const reverseY = quarterTurns === 1 || quarterTurns === 2;
  const [x, y] = [reverseX ? left + size.width : left, reverseY ? top + size.height : top];
  if (x % mcu.width > 0 || y % mcu.height > 0) return undefined;
  return { left, top, ...size, reverseX, reverseY, transpose: quarterTurns % 2 === 1 };
}
