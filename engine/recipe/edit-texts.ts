import { POSITION_NAMES } from '../geometry/positions.ts';
import { COVERS, FILLS } from '../geometry/steps.ts';
import {
  type Crop,
  DISTANCE,
  type EditKind,
  type EditOf,
  type Flip,
  isEdit,
  PART,
  type Pad,
  PERCENT,
  RATIO,
  type Redact,
  type Resize,
  type Rotate,
  SHA256,
  SIDE,
  type Watermark,
} from './edits.ts';
import { isValid } from './rules.ts';
import { colour, number, oneOf, type TextForm, yesOrNo } from './text-values.ts';

/** One key of an edit's text. */
interface EditKey<E> {
  /** Returns the value of the key for an edit; undefined if the edit does not have it. */
  print(edit: E): string | undefined;
  /** Returns the part of the edit that a value represents; undefined for an invalid value. */
  parse(text: string): Partial<E> | undefined;
  /** The allowed values, for the table of keys. */
  values: string;
}

/** The keys of an edit. An edit with several keys is assembled from them. */
export type EditText<E> = Readonly<Record<string, EditKey<E>>>;

/** Returns the key of a field. */
function field<E, K extends keyof E>(name: K, form: TextForm<NonNullable<E[K]>>): EditKey<E> {
  return {
    values: form.values,
    print: (edit) => (edit[name] === undefined ? undefined : form.print(edit[name] as NonNullable<E[K]>)),
    parse: (text) => {
      const value = form.parse(text);
      return value === undefined ? undefined : ({ [name]: value } as unknown as Partial<E>);
    },
  };
}

const rectangle: EditKey<Crop> = {
  values: 'left,top,width,height',
  print: ({ left, top, width, height }) => [left, top, width, height].join(','),
  parse: (text) => {
    if (!/^\d{1,5}(,\d{1,5}){3}$/.test(text)) return undefined;
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
    return { left, top, width, height };
  },
};

const degrees: EditKey<Rotate> = {
  values: '90, 180, 270',
  print: ({ quarterTurns }) => String(quarterTurns * 90),
  parse: (text) =>
    text === '90' || text === '180' || text === '270' ? { quarterTurns: (Number(text) / 90) as 1 | 2 | 3 } : undefined,
};

const WHOLE = /^\d{1,5}$/;
const IN_PERCENT = /^\d+(?:\.\d+)?(?:e-?\d+)?%$/;

const rectangles: EditKey<Redact> = {
  values: 'left,top,width,height',
  print: ({ boxes, unit }) =>
    boxes
      .map(({ left, top, width, height }) =>
        [left, top, width, height].map((length) => `${length}${unit ? '%' : ''}`).join(','),
      )
      .join(';'),
  parse: (text) => {
    const unit = text.includes('%') ? ({ unit: 'percent' } as const) : {};
    const boxes = text.split(';').map((box) => {
      const [left = -1, top = -1, width = -1, height = -1, more] = box
        .split(',')
        .map((part) => ((unit.unit ? IN_PERCENT : WHOLE).test(part) ? Number.parseFloat(part) : Number.NaN));
      return more === undefined ? { left, top, width, height } : undefined;
    });
    const redact = { do: 'redact', boxes, ...unit };
    return isEdit(redact) && redact.do === 'redact' ? { boxes: redact.boxes, ...unit } : undefined;
  },
};

const shape: EditKey<Pad> = {
  values: '1:1, 4:5, 1080x1080',
  print: ({ ratio, width, height }) => ratio ?? `${width}x${height}`,
  parse: (text) => {
    if (isValid(RATIO, text)) return { ratio: text };
    const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text.toLowerCase()) ?? [];
    return width === undefined ? undefined : { width: Number(width), height: Number(height) };
  },
};

const hash: TextForm<string> = {
  values: 'the SHA-256 of its file',
  print: (value) => value,
  parse: (text) => (isValid(SHA256, text.toLowerCase()) ? text.toLowerCase() : undefined),
};

const filling: TextForm<string> = {
  values: `${colour.values}, ${FILLS.join(', ')}`,
  print: (value) => FILLS.find((name) => name === value) ?? colour.print(value),
  parse: (text) => FILLS.find((name) => name === text.toLowerCase()) ?? colour.parse(text),
};

const pixels = number('1 to 65535', SIDE);
const partOf = number('1 to 100', PART);

/** The keys of all edits, by kind. `key-docs.ts` has what they mean. */
export const EDIT_TEXTS = {
  crop: { crop: rectangle },
  resize: {
    width: field<Resize, 'width'>('width', pixels),
    height: field<Resize, 'height'>('height', pixels),
    percent: field<Resize, 'percent'>('percent', number('up to 1000', PERCENT)),
    edge: field<Resize, 'longestEdge'>('longestEdge', pixels),
    fit: field<Resize, 'fit'>('fit', oneOf('inside', 'cover', 'fill')),
    enlarge: field<Resize, 'enlarge'>('enlarge', yesOrNo),
    optional: field<Resize, 'optional'>('optional', yesOrNo),
  },
  rotate: { rotate: degrees },
  flip: { flip: field<Flip, 'axis'>('axis', oneOf('horizontal', 'vertical')) },
  redact: { redact: rectangles, cover: field<Redact, 'cover'>('cover', oneOf(...COVERS)) },
  pad: { pad: shape, fill: field<Pad, 'fill'>('fill', filling) },
  watermark: {
    watermark: field<Watermark, 'picture'>('picture', hash),
    place: field<Watermark, 'position'>('position', oneOf(...POSITION_NAMES)),
    scale: field<Watermark, 'size'>('size', partOf),
    opacity: field<Watermark, 'opacity'>('opacity', partOf),
    inset: field<Watermark, 'margin'>('margin', number('0 to 50', DISTANCE)),
  },
} as const satisfies { readonly [K in EditKind]: EditText<EditOf<K>> };

/** The name of a key of an edit. */
export type EditKeyName = { [K in EditKind]: keyof (typeof EDIT_TEXTS)[K] }[EditKind];
