import type { Position } from './positions.ts';

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
  | { do: 'flip'; axis: 'horizontal' | 'vertical' }
  /** The picture keeps its pixels, with its corner at `left` and `top` of the new size. */
  | { do: 'pad'; left: number; top: number; width: number; height: number; fill: string }
  /** Rectangles of the picture whose pixels are replaced. None is empty or outside of the picture. */
  | { do: 'redact'; boxes: readonly Rectangle[]; cover: Cover }
  /**
   * Another picture, drawn over this one: its longer side has `side` pixels. `picture` is the SHA-256 of its file. The
   * steps of a plan have no pixels yet; a backend gets them in `drawn`.
   */
  | {
      do: 'watermark';
      picture: string;
      position: Position;
      side: number;
      margin: number;
      opacity: number;
      drawn?: Drawn;
    };

/** 8-bit sRGB with straight alpha, rows from the top, at its place in a picture. */
export interface Drawn extends Rectangle {
  data: Uint8Array | Uint8ClampedArray;
  /** Whether every visible pixel is a grey, so that a grey picture stays one. */
  neutral: boolean;
}

/** In pixels. */
export interface Rectangle extends Size {
  left: number;
  top: number;
}

/** What replaces a redacted rectangle: black, blocks of their mean colour, or a blur. */
export const COVERS = ['black', 'pixels', 'blur'] as const;
export type Cover = (typeof COVERS)[number];

/** Values of `fill` besides a colour in `#rrggbb`: no colour, or the picture itself, scaled to cover and blurred. */
export const FILLS = ['transparent', 'blur'] as const;

/** A step that adds pixels that the file does not have. The others move or resample the file's own. */
export type PaintStep = Extract<Step, { do: 'pad' | 'redact' | 'watermark' }>;

export function paints(step: Step): step is PaintStep {
  switch (step.do) {
    case 'crop':
    case 'scale':
    case 'rotate':
    case 'flip':
      return false;
    case 'pad':
    case 'redact':
    case 'watermark':
      return true;
  }
}

/** Whether the picture has an alpha channel after the steps. */
export function alphaAfter(alpha: boolean, steps: readonly Step[]): boolean {
  return alpha || steps.some((step) => step.do === 'pad' && step.fill === 'transparent');
}

/** Returns a size with both sides scaled by a factor: whole pixels, at least one. */
export function scaledSize({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Returns the largest centred rectangle with the proportions of the box. */
export function centredCrop(size: Size, box: Size): Extract<Step, { do: 'crop' }> {
  const factor = Math.min(size.width / box.width, size.height / box.height);
  const width = Math.min(size.width, Math.max(1, Math.round(box.width * factor)));
  const height = Math.min(size.height, Math.max(1, Math.round(box.height * factor)));
  const [left, top] = [Math.floor((size.width - width) / 2), Math.floor((size.height - height) / 2)];
  return { do: 'crop', left, top, width, height };
}

export function sizeAfter(size: Size, step: Step): Size {
  switch (step.do) {
    case 'crop':
    case 'scale':
    case 'pad':
      return { width: step.width, height: step.height };
    case 'rotate':
      return step.quarterTurns === 2 ? size : { width: size.height, height: size.width };
    case 'flip':
    case 'redact':
    case 'watermark':
      return size;
  }
}

/** Returns the steps that turn a picture of an EXIF orientation (CIPA DC-008, tag 274) upright. */
const UPRIGHT: Readonly<Record<number, readonly Step[]>> = {
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

/** Exchanges the sides of a size if the orientation includes a quarter turn: from the stored picture to the upright one, or back. */
export function turnedSize({ width, height }: Size, orientation: number): Size {
  return orientation >= 5 && orientation <= 8 ? { width: height, height: width } : { width, height };
}

/**
 * Returns the steps of an upright picture as those of the stored one. Scaling comes first, since turning a small picture is faster,
 * and many decoders can scale.
 */
export function stepsOnStored(steps: readonly Step[], orientation: number): readonly Step[] {
  const upright = UPRIGHT[orientation] ?? [];
  const [first, ...rest] = steps;
  return first?.do === 'scale'
    ? [{ do: 'scale', ...turnedSize(first, orientation) }, ...upright, ...rest]
    : [...upright, ...steps];
}
