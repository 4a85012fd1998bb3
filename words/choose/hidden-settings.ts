import type { Size } from '#engine';
import type { Edit, EditOf, OptionName, OptionValues, Output } from '#engine/recipe/index.ts';
import * as settingWords from '#words/hidden-settings.ts';
import { formatSize } from '#words/pixels.ts';

/* Which clause a setting needs, and its facts. A language has the clauses. */

/** A part of the recipe that applies although the tool has no control for it. */
export type HiddenSetting =
  | { kind: 'edit'; edit: Edit }
  | { kind: 'format'; format: Output['format'] }
  | { kind: 'aim'; output: Output }
  /** `hasNoEffect` if the other settings make it ineffective. */
  | { kind: 'option'; name: OptionName; output: Output; hasNoEffect: boolean };

/** What a language exports, singly, since every tool loads it. A box is a size in pixels, as text. */
export interface SettingWords {
  resized: {
    percent(percent: number): string;
    longestEdge(pixels: number): string;
    height(pixels: number): string;
    width(pixels: number): string;
    fill(box: string): string;
    cover(box: string): string;
    inside(box: string): string;
  };
  /** Both are added to the clause about a resize. */
  neverEnlarged: string;
  optional: string;
  cropped(box: string): string;
  turned: Readonly<Record<EditOf<'rotate'>['quarterTurns'], string>>;
  mirrored: Readonly<Record<EditOf<'flip'>['axis'], string>>;
  /** @param shape a box or a ratio */
  padded(shape: string): string;
  redacted: string;
  watermarked: string;
  options: { readonly [K in OptionName]: (value: NonNullable<OptionValues[K]>) => string };
  encoded: string;
  compressed: string;
  /** @param bytes the largest size */
  toSize(bytes: number): string;
  toScore(score: number): string;
  savedAs(format: string): string;
  /** A clause about a setting that has no effect. */
  withoutEffect(clause: string): string;
}

function sizeWords({ width, height, percent, longestEdge, fit }: EditOf<'resize'>): string {
  const words = settingWords.resized;
  if (percent !== undefined) return words.percent(percent);
  if (longestEdge !== undefined) return words.longestEdge(longestEdge);
  if (width === undefined) return height === undefined ? '' : words.height(height);
  if (height === undefined) return words.width(width);
  return words[fit ?? 'inside'](formatSize({ width, height }));
}

/** A clause about an edit. */
export function editWords(edit: Edit): string {
  switch (edit.do) {
    case 'crop':
      return settingWords.cropped(formatSize(edit));
    case 'resize':
      return (
        sizeWords(edit) +
        (edit.enlarge === false ? settingWords.neverEnlarged : '') +
        (edit.optional ? settingWords.optional : '')
      );
    case 'rotate':
      return settingWords.turned[edit.quarterTurns];
    case 'flip':
      return settingWords.mirrored[edit.axis];
    case 'pad':
      return settingWords.padded(edit.ratio ?? formatSize(edit as Size));
    case 'redact':
      return settingWords.redacted;
    case 'watermark':
      return settingWords.watermarked;
  }
}

/** All options, in the order of the sentence. */
export const OPTION_NAMES = Object.keys(settingWords.options) as OptionName[];

function aimWords(output: Output): string {
  switch (output.aim) {
    case 'encode':
      return settingWords.encoded;
    case 'compress':
      return settingWords.compressed;
    case 'size':
      return settingWords.toSize(output.bytes);
    case 'score':
      return settingWords.toScore(output.score);
  }
}

/** A clause about an option's value; empty without one. */
export function optionWords<K extends OptionName>(name: K, output: OptionValues): string {
  const value = output[name];
  return value === undefined ? '' : settingWords.options[name](value as NonNullable<OptionValues[K]>);
}

/** A clause about a hidden setting. */
export function hiddenWords(setting: HiddenSetting, labelOf: (format: Output['format']) => string): string {
  switch (setting.kind) {
    case 'edit':
      return editWords(setting.edit);
    case 'format':
      return settingWords.savedAs(labelOf(setting.format));
    case 'aim':
      return aimWords(setting.output);
    case 'option': {
      const clause = optionWords(setting.name, setting.output);
      return setting.hasNoEffect ? settingWords.withoutEffect(clause) : clause;
    }
  }
}
