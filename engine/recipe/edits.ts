import { POSITION_NAMES, type Position } from '../geometry/positions.ts';
import { COVERS, type Cover, type Rectangle } from '../geometry/steps.ts';
import { MAX_SIDE } from './bounds.ts';
import {
  among,
  eitherBy,
  isValid,
  listOf,
  matching,
  object,
  optional,
  type Rule,
  trueOrFalse,
  upTo,
  wholeWithin,
  within,
} from './rules.ts';

/** Crop to a rectangle, in pixels of the picture after the edits before. */
export interface Crop extends Rectangle {
  do: 'crop';
}

/**
 * Change the size. One of `width` and `height` keeps the proportions; with both, `fit` decides: `inside` keeps the
 * proportions within the box, `cover` fills the box and crops the rest, `fill` stretches. `percent` and
 * `longestEdge` (pixels) exclude all others. `enlarge: false` never makes a picture larger. An `optional` one is only a means to fewer
 * bytes: compression returns a file of its own size all the same if it is small enough, or if the result would save too little.
 */
export interface Resize {
  do: 'resize';
  width?: number;
  height?: number;
  percent?: number;
  longestEdge?: number;
  fit?: 'inside' | 'cover' | 'fill';
  enlarge?: boolean;
  optional?: boolean;
}

/** Rotate clockwise by quarter turns. */
export interface Rotate {
  do: 'rotate';
  quarterTurns: 1 | 2 | 3;
}

/** Mirror: `horizontal` swaps left and right. */
export interface Flip {
  do: 'flip';
  axis: 'horizontal' | 'vertical';
}

/**
 * Add edges around the picture, which stays in the middle and is not cropped: to a `ratio`, or to `width` and `height`,
 * where a larger picture is scaled down to fit and a smaller one keeps its size. `fill` is white by default; `blur` is
 * the picture itself, scaled to cover and blurred.
 */
export interface Pad {
  do: 'pad';
  ratio?: string;
  width?: number;
  height?: number;
  fill?: string;
}

/**
 * Replace rectangles, in pixels of the picture after the edits before, or in percent of its sides. `cover` is black by
 * default. Only black hides text for certain: letters under blocks or a blur can be guessed.
 */
export interface Redact {
  do: 'redact';
  boxes: Rectangle[];
  unit?: 'percent';
  cover?: Cover;
}

/**
 * Draw another picture over this one. `picture` is the SHA-256 of its file, which travels beside the recipe
 * (`RunOptions.watermarks`). `size` is its longer side, in percent of the shorter side of the picture after the edits
 * before, and `margin` its distance from the edges, in percent of the same. `opacity` is in percent.
 */
export interface Watermark {
  do: 'watermark';
  picture: string;
  position?: Position;
  size?: number;
  opacity?: number;
  margin?: number;
}

export type Edit = Crop | Resize | Rotate | Flip | Pad | Redact | Watermark;
export type EditKind = Edit['do'];
export type EditOf<K extends EditKind> = Extract<Edit, { do: K }>;

/** In pixels. */
export const SIDE = wholeWithin(1, MAX_SIDE);
const OFFSET = wholeWithin(0, MAX_SIDE);
export const PERCENT = upTo(1000);
/** Two whole numbers with a colon between them. */
export const RATIO = matching(/^[1-9]\d{0,4}:[1-9]\d{0,4}$/, "'16:9'");
const FILL = matching(/^(?:#[0-9a-f]{6}|transparent|blur)$/i, "'#rrggbb', 'transparent' or 'blur'");
export const SHA256 = matching(/^[0-9a-f]{64}$/, 'the SHA-256 of its file');
/** In percent. */
export const PART = within(1, 100);
export const DISTANCE = within(0, 50);

/** Of a box, in pixels or percent. */
const LENGTH = within(0, MAX_SIDE);
const BOX = object<Rectangle>({ left: LENGTH, top: LENGTH, width: LENGTH, height: LENGTH });

/** Whole pixels or, in percent, parts of the picture, and not empty. */
function isBox(unit: 'percent' | undefined, { left, top, width, height }: Rectangle): boolean {
  const isGood = (value: number) => (unit ? value <= 100 : Number.isInteger(value));
  return [left, top, width, height].every(isGood) && width > 0 && height > 0;
}

/** The rule of each edit. A new one needs its type above and its keys in `edit-texts.ts`; the compiler reports all other places. */
const RULES: { readonly [K in EditKind]: Rule<EditOf<K>> } = {
  crop: object<Crop>({ do: among('crop'), left: OFFSET, top: OFFSET, width: SIDE, height: SIDE }),
  resize: object<Resize>(
    {
      do: among('resize'),
      width: optional(SIDE),
      height: optional(SIDE),
      percent: optional(PERCENT),
      longestEdge: optional(SIDE),
      fit: optional(among('inside', 'cover', 'fill')),
      enlarge: optional(trueOrFalse),
      optional: optional(trueOrFalse),
    },
    {
      expected: 'width, height or both, or percent, or longestEdge',
      isGood: ({ width, height, percent, longestEdge }) =>
        [width ?? height, percent, longestEdge].filter((side) => side !== undefined).length === 1,
    },
  ),
  rotate: object<Rotate>({ do: among('rotate'), quarterTurns: among(1, 2, 3) }),
  flip: object<Flip>({ do: among('flip'), axis: among('horizontal', 'vertical') }),
  pad: object<Pad>(
    {
      do: among('pad'),
      ratio: optional(RATIO),
      width: optional(SIDE),
      height: optional(SIDE),
      fill: optional(FILL),
    },
    {
      expected: 'ratio, or width and height',
      isGood: ({ ratio, width, height }) =>
        ratio === undefined ? width !== undefined && height !== undefined : (width ?? height) === undefined,
    },
  ),
  redact: object<Redact>(
    {
      do: among('redact'),
      boxes: listOf(BOX, 1, 50, '1 to 50 boxes'),
      unit: optional(among('percent')),
      cover: optional(among(...COVERS)),
    },
    {
      expected: 'boxes in whole pixels, or in percent',
      isGood: ({ boxes, unit }) => boxes.every((box) => isBox(unit, box)),
    },
  ),
  watermark: object<Watermark>({
    do: among('watermark'),
    picture: SHA256,
    position: optional(among(...POSITION_NAMES)),
    size: optional(PART),
    opacity: optional(PART),
    margin: optional(DISTANCE),
  }),
};

export const EDIT_RULE = eitherBy<Edit>('do', RULES);

export const isEdit = (value: unknown): value is Edit => isValid(EDIT_RULE, value);
