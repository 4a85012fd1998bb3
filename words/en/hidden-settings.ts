import type { Size } from '#engine';
import type { Edit, EditOf, OptionName, OptionValues, Output } from '#engine/recipe/index.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';
import { formatSize } from '#words/pixels.ts';

/** A part of the recipe that applies although the tool has no control for it. */
export type HiddenSetting =
  | { kind: 'edit'; edit: Edit }
  | { kind: 'format'; format: Output['format'] }
  | { kind: 'aim'; output: Output }
  /** `rests` if the other settings make it ineffective. */
  | { kind: 'option'; name: OptionName; output: Output; rests: boolean };

const DONE = { keep: 'kept', strip: 'removed', shorten: 'shortened' } as const;
const TURNED = { 1: 'turned right', 2: 'turned upside down', 3: 'turned left' } as const;
const MIRRORED = { horizontal: 'mirrored left to right', vertical: 'mirrored top to bottom' } as const;

function resized({ width, height, percent, longestEdge, fit, enlarge, optional }: EditOf<'resize'>): string {
  const size = () => {
    if (percent !== undefined) return `resized to ${percent}%`;
    if (longestEdge !== undefined) return `longest edge ${longestEdge} pixels`;
    if (width === undefined) return `resized to ${height} pixels high`;
    if (height === undefined) return `resized to ${width} pixels wide`;
    const box = formatSize({ width, height });
    if (fit === 'fill') return `stretched to ${box}`;
    return fit === 'cover' ? `resized and cropped to ${box}` : `resized to fit ${box}`;
  };
  return `${size()}${enlarge === false ? ', never enlarged' : ''}${optional ? ', where that saves something' : ''}`;
}

/** A clause about an edit. */
export function editWords(edit: Edit): string {
  switch (edit.do) {
    case 'crop':
      return `cropped to ${formatSize(edit)}`;
    case 'resize':
      return resized(edit);
    case 'rotate':
      return TURNED[edit.quarterTurns];
    case 'flip':
      return MIRRORED[edit.axis];
    case 'pad':
      return `edges up to ${edit.ratio ?? formatSize(edit as Size)}`;
    case 'redact':
      return 'parts hidden';
    case 'watermark':
      return 'a watermark';
  }
}

const OPTION_WORDS: { readonly [K in OptionName]: (value: NonNullable<OptionValues[K]>) => string } = {
  quality: (value) => `quality ${value}%`,
  lossless: (value) => (value ? 'lossless' : 'not lossless'),
  tolerance: (value) => `at most ${Math.round(value * 1000) / 10}% below the target`,
  padding: (value) => (value ? 'filled up to the target' : 'not filled up to the target'),
  preserveFormat: (value) => (value ? 'format kept' : 'format may change'),
  minSavings: (value) => `at least ${Math.round(value * 1000) / 10}% saved`,
  metadata: (value) =>
    ({
      strip: 'camera details removed',
      keep: 'camera details kept',
      'keep-but-location': 'camera details kept, but not the place',
      copyright: 'copyright and credit kept, all other details removed',
    })[value],
  profile: (value) => (value === 'keep' ? 'colour profile kept' : 'colours converted to sRGB'),
  background: (value) => `background ${fillWords(value)}`,
  chroma: (value) => (value === '4:4:4' ? 'full colour detail' : 'colour detail halved'),
  progressive: (value) => (value ? 'progressive' : 'not progressive'),
  dpi: (value) => `${value} dpi`,
  pages: (value) => (value === 'one' ? 'all in one file' : 'a file for each'),
  paper: (value) =>
    ({ picture: 'pages as large as the pictures', a4: 'on A4 pages', letter: 'on Letter pages' })[value],
  margin: (value) => `with a margin of ${value} mm`,
  ids: (value) => `ids ${DONE[value]}`,
  titles: (value) => `titles ${DONE[value]}`,
  precision: (value) => `${value} decimals`,
  scripts: (value) => `scripts ${DONE[value]}`,
  delay: (value) => `each shown for ${value} ms`,
};

/** All options, in the order of the sentence. */
export const OPTION_NAMES = Object.keys(OPTION_WORDS) as OptionName[];

function aimWords(output: Output): string {
  switch (output.aim) {
    case 'encode':
      return 'written once at its quality';
    case 'compress':
      return 'made as small as the quality allows';
    case 'size':
      return `at most ${formatLimit(output.bytes)}`;
    case 'score':
      return `as small as a score of ${output.score} allows`;
  }
}

/** A clause about an option's value; empty without one. */
export function optionWords<K extends OptionName>(name: K, output: OptionValues): string {
  const value = output[name];
  return value === undefined ? '' : OPTION_WORDS[name](value as NonNullable<OptionValues[K]>);
}

/** A clause about a hidden setting. */
export function hiddenWords(setting: HiddenSetting, labelOf: (format: Output['format']) => string): string {
  switch (setting.kind) {
    case 'edit':
      return editWords(setting.edit);
    case 'format':
      return `saved as ${labelOf(setting.format)}`;
    case 'aim':
      return aimWords(setting.output);
    case 'option': {
      const words = optionWords(setting.name, setting.output);
      return setting.rests ? `${words} (has no effect here)` : words;
    }
  }
}
