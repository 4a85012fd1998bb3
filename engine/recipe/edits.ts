import * as z from 'zod/mini';
import { POSITION_NAMES } from '../geometry/positions.ts';
import { COVERS, FILLS } from '../geometry/steps.ts';
import { MAX_SIDE, USUAL_WATERMARK } from './bounds.ts';
import { colour, number, oneOf, type TextForm, yesOrNo } from './text-values.ts';
import { upTo, wholeWithin, within } from './within.ts';

const side = wholeWithin(1, MAX_SIDE);
const percent = upTo(1000);
const offset = wholeWithin(0, MAX_SIDE);

/** Crop to a rectangle, in pixels of the picture after the edits before. */
const Crop = z.strictObject({ do: z.literal('crop'), left: offset, top: offset, width: side, height: side });

/**
 * Change the size. One of `width` and `height` keeps the proportions; with both, `fit` decides: `inside` keeps the
 * proportions within the box, `cover` fills the box and crops the rest, `fill` stretches. `percent` and
 * `longestEdge` (pixels) exclude all others. `enlarge: false` never makes a picture larger. An `optional` one is only a means to fewer
 * bytes: compression returns a file of its own size all the same if it is small enough, or if the result would save too little.
 */
const Resize = z
  .strictObject({
    do: z.literal('resize'),
    width: z.optional(side),
    height: z.optional(side),
    percent: z.optional(percent),
    longestEdge: z.optional(side),
    fit: z.optional(z.enum(['inside', 'cover', 'fill'])),
    enlarge: z.optional(z.boolean()),
    optional: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ width, height, percent, longestEdge }) =>
        [width !== undefined || height !== undefined, percent !== undefined, longestEdge !== undefined].filter(Boolean)
          .length === 1,
      'width, height or both, or percent, or longestEdge',
    ),
  );

/** Rotate clockwise by quarter turns. */
const Rotate = z.strictObject({ do: z.literal('rotate'), quarterTurns: z.literal([1, 2, 3]) });

/** Mirror: `horizontal` swaps left and right. */
const Flip = z.strictObject({ do: z.literal('flip'), axis: z.enum(['horizontal', 'vertical']) });

/** A text of one form. */
const matching = (form: RegExp, allowed: string) => z.string(allowed).check(z.regex(form, allowed));
/** Two whole numbers with a colon between them. */
const ratio = matching(/^[1-9]\d{0,4}:[1-9]\d{0,4}$/, "'16:9'");
const fill = matching(/^(?:#[0-9a-f]{6}|transparent|blur)$/i, "'#rrggbb', 'transparent' or 'blur'");

/**
 * Add edges around the picture, which stays in the middle and is not cropped: to a `ratio`, or to `width` and `height`,
 * where a larger picture is scaled down to fit and a smaller one keeps its size. `fill` is white by default; `blur` is
 * the picture itself, scaled to cover and blurred.
 */
const Pad = z
  .strictObject({
    do: z.literal('pad'),
    ratio: z.optional(ratio),
    width: z.optional(side),
    height: z.optional(side),
    fill: z.optional(fill),
  })
  .check(
    z.refine(
      ({ ratio, width, height }) =>
        ratio === undefined ? width !== undefined && height !== undefined : width === undefined && height === undefined,
      'ratio, or width and height',
    ),
  );

const length = within(0, MAX_SIDE);
const Box = z.strictObject({ left: length, top: length, width: length, height: length });
type Box = z.infer<typeof Box>;

/** Whole pixels or, in percent, parts of the picture, and not empty. */
const isBox = (unit: 'percent' | undefined, { left, top, width, height }: Box) => {
  const isGood = (value: number) => (unit ? value <= 100 : Number.isInteger(value));
  return [left, top, width, height].every(isGood) && width > 0 && height > 0;
};

/**
 * Replace rectangles, in pixels of the picture after the edits before, or in percent of its sides. `cover` is black by
 * default. Only black hides text for certain: letters under blocks or a blur can be guessed.
 */
const Redact = z
  .strictObject({
    do: z.literal('redact'),
    boxes: z.array(Box).check(z.refine(({ length }) => length > 0 && length <= 50, '1 to 50 boxes')),
    unit: z.optional(z.literal('percent')),
    cover: z.optional(z.enum(COVERS)),
  })
  .check(z.refine(({ boxes, unit }) => boxes.every((box) => isBox(unit, box)), 'boxes in whole pixels, or in percent'));

const SHA256 = 'the SHA-256 of its file';
const sha256 = matching(/^[0-9a-f]{64}$/, SHA256);
const part = within(1, 100);
const distance = within(0, 50);

/**
 * Draw another picture over this one. `picture` is the SHA-256 of its file, which travels beside the recipe
 * (`RunOptions.watermarks`). `size` is its longer side, in percent of the shorter side of the picture after the edits
 * before, and `margin` its distance from the edges, in percent of the same. `opacity` is in percent.
 */
const Watermark = z.strictObject({
  do: z.literal('watermark'),
  picture: sha256,
  position: z.optional(z.enum(POSITION_NAMES)),
  size: z.optional(part),
  opacity: z.optional(part),
  margin: z.optional(distance),
});

export const EditSchema = z.discriminatedUnion('do', [Crop, Resize, Rotate, Flip, Pad, Redact, Watermark]);

export type Edit = z.infer<typeof EditSchema>;
export type EditKind = Edit['do'];
export type EditOf<K extends EditKind> = Extract<Edit, { do: K }>;

/** One key of an edit's text. */
interface EditKey<E> {
  /** Returns the value of the key for an edit; undefined if the edit does not have it. */
  print(edit: E): string | undefined;
  /** Returns the part of the edit that a value represents; undefined for an invalid value. */
  parse(text: string): Partial<E> | undefined;
  values: string;
  means: string;
}

/** The keys of an edit. An edit with several keys is assembled from them. */
export type EditText<E> = Readonly<Record<string, EditKey<E>>>;

/** Returns the key of a field. */
function field<E, K extends keyof E>(name: K, form: TextForm<NonNullable<E[K]>>, means: string): EditKey<E> {
  return {
    values: form.values,
    means,
    print: (edit) => (edit[name] === undefined ? undefined : form.print(edit[name] as NonNullable<E[K]>)),
    parse: (text) => {
      const value = form.parse(text);
      return value === undefined ? undefined : ({ [name]: value } as unknown as Partial<E>);
    },
  };
}

const rectangle: EditKey<EditOf<'crop'>> = {
  values: 'left,top,width,height',
  means: 'cut out this rectangle, in pixels',
  print: ({ left, top, width, height }) => [left, top, width, height].join(','),
  parse: (text) => {
    if (!/^\d{1,5}(,\d{1,5}){3}$/.test(text)) return undefined;
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
    return { left, top, width, height };
  },
};

const degrees: EditKey<EditOf<'rotate'>> = {
  values: '90, 180, 270',
  means: 'turn clockwise, in degrees',
  print: ({ quarterTurns }) => String(quarterTurns * 90),
  parse: (text) =>
    text === '90' || text === '180' || text === '270' ? { quarterTurns: (Number(text) / 90) as 1 | 2 | 3 } : undefined,
};

const WHOLE = /^\d{1,5}$/;
const PERCENT = /^\d+(?:\.\d+)?(?:e-?\d+)?%$/;

const rectangles: EditKey<EditOf<'redact'>> = {
  values: 'left,top,width,height',
  means: 'hide this rectangle, in pixels or percent (10%,20%,30%,5%); more after a semicolon',
  print: ({ boxes, unit }) =>
    boxes
      .map(({ left, top, width, height }) =>
        [left, top, width, height].map((length) => `${length}${unit ? '%' : ''}`).join(','),
      )
      .join(';'),
  parse: (text) => {
    const unit = text.includes('%') ? 'percent' : undefined;
    const boxes = text.split(';').map((box) => {
      const [left = -1, top = -1, width = -1, height = -1, more] = box
        .split(',')
        .map((part) => ((unit ? PERCENT : WHOLE).test(part) ? Number.parseFloat(part) : Number.NaN));
      return more === undefined ? { left, top, width, height } : undefined;
    });
    const redact = { do: 'redact', boxes, ...(unit && { unit }) };
    const parsed = Redact.safeParse(redact);
    return parsed.success ? { boxes: parsed.data.boxes, ...(unit && { unit }) } : undefined;
  },
};

const shape: EditKey<EditOf<'pad'>> = {
  values: '1:1, 4:5, 1080x1080',
  means: 'add edges up to this ratio or size, without cropping; a larger picture is scaled down',
  print: ({ ratio, width, height }) => ratio ?? `${width}x${height}`,
  parse: (text) => {
    if (ratio.safeParse(text).success) return { ratio: text };
    const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text.toLowerCase()) ?? [];
    return width === undefined ? undefined : { width: Number(width), height: Number(height) };
  },
};

const hash: TextForm<string> = {
  values: SHA256,
  print: (value) => value,
  parse: (text) => (sha256.safeParse(text.toLowerCase()).success ? text.toLowerCase() : undefined),
};

const filling: TextForm<string> = {
  values: `${colour.values}, ${FILLS.join(', ')}`,
  print: (value) => FILLS.find((name) => name === value) ?? colour.print(value),
  parse: (text) => FILLS.find((name) => name === text.toLowerCase()) ?? colour.parse(text),
};

type Resizing = EditOf<'resize'>;

const pixels = number('1 to 65535', (value) => side.safeParse(value).success);
const share = number('up to 1000', (value) => percent.safeParse(value).success);

type Watermarking = EditOf<'watermark'>;

const partOf = number('1 to 100', (value) => part.safeParse(value).success);
const distanceOf = number('0 to 50', (value) => distance.safeParse(value).success);

/**
 * The keys of all edits, by kind. A new edit needs its schema above and its keys here; the compiler reports all other
 * places.
 */
export const EDIT_TEXTS: { readonly [K in EditKind]: EditText<EditOf<K>> } = {
  crop: { crop: rectangle },
  resize: {
    width: field<Resizing, 'width'>('width', pixels, 'resize to this width in pixels'),
    height: field<Resizing, 'height'>('height', pixels, 'resize to this height in pixels'),
    percent: field<Resizing, 'percent'>('percent', share, 'resize to this percentage of the size'),
    edge: field<Resizing, 'longestEdge'>('longestEdge', pixels, 'resize the longest edge to this many pixels'),
    fit: field<Resizing, 'fit'>(
      'fit',
      oneOf('inside', 'cover', 'fill'),
      'with width and height: inside keeps the picture within both, cover fills both and cuts off the rest, fill stretches',
    ),
    enlarge: field<Resizing, 'enlarge'>('enlarge', yesOrNo, 'whether a resize may enlarge a picture'),
    optional: field<Resizing, 'optional'>(
      'optional',
      yesOrNo,
      'whether compression may return the file in its own size: if it is small enough, or if a resized one saves too little',
    ),
  },
  rotate: { rotate: degrees },
  flip: {
    flip: field<EditOf<'flip'>, 'axis'>(
      'axis',
      oneOf('horizontal', 'vertical'),
      'mirror left and right, or top and bottom',
    ),
  },
  redact: {
    redact: rectangles,
    cover: field<EditOf<'redact'>, 'cover'>(
      'cover',
      oneOf(...COVERS),
      'what hides it: black (otherwise), blocks of pixels or a blur, under which text can be guessed',
    ),
  },
  pad: {
    pad: shape,
    fill: field<EditOf<'pad'>, 'fill'>(
      'fill',
      filling,
      'what edges show: a colour (otherwise white), nothing, or the picture itself, blurred',
    ),
  },
  watermark: {
    watermark: field<Watermarking, 'picture'>('picture', hash, 'draw a watermark over this picture'),
    place: field<Watermarking, 'position'>(
      'position',
      oneOf(...POSITION_NAMES),
      `its position (otherwise ${USUAL_WATERMARK.position})`,
    ),
    scale: field<Watermarking, 'size'>(
      'size',
      partOf,
      `its longer side, in percent of the shorter side of this picture (otherwise ${USUAL_WATERMARK.size})`,
    ),
    opacity: field<Watermarking, 'opacity'>(
      'opacity',
      partOf,
      `its opacity in percent (otherwise ${USUAL_WATERMARK.opacity})`,
    ),
    inset: field<Watermarking, 'margin'>(
      'margin',
      distanceOf,
      `its distance from the edges, in percent of the shorter side of this picture (otherwise ${USUAL_WATERMARK.margin})`,
    ),
  },
};
