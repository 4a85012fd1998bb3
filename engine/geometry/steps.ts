/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * An operation of a backend on pixels. Each edit becomes one or two steps with final numbers, which refer to the
 * picture after the step before.
 */
export type Step =
  | { do: 'crop'; left: number; top: number; width: number; height: number }
  | { do: 'scale'; width: number; height: number }
  | { do: 'rotate'; quarterTurns: 1 | 2 | 3 }
  | { do: 'flip'; axis: 'horizontal' | 'vertical' };

/** Returns a size with both sides scaled by a factor: whole pixels, at least one. */
export function scaledSize({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

export function sizeAfter(size: Size, step: Step): Size {
  switch (step.do) {
    case 'crop':
    case 'scale':
      return { width: step.width, height: step.height };
    case 'rotate':
      return step.quarterTurns === 2 ? size : { width: size.height, height: size.width };
    case 'flip':
      return size;
  }
}

/** Returns the steps that turn a picture of an EXIF orientation (CIPA DC-008, tag 274) upright. */
export const UPRIGHT: Readonly<Record<number, readonly Step[]>> = {
  1: [],
  2: [{ do: 'flip', axis: 'horizontal' }],
  3: [{ do: 'rotate', quarterTurns: 2 }],
  4: [{ do: 'flip', axis: 'vertical' }],
  5: [
    { do: 'rotate', quarterTurns: 1 },
    { do: 'flip', axis: 'horizontal' },
  ],
  6: [{ do: 'rotate', quarterTurns: 1 }],
  7: [
    { do: 'rotate', quarterTurns: 3 },
    { do: 'flip', axis: 'horizontal' },
  ],
  8: [{ do: 'rotate', quarterTurns: 3 }],
};
