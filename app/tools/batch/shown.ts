import type { Shown } from '#app/tools/address/hidden-settings.ts';
import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import { MORE_OPTIONS } from '#app/tools/options/offered.ts';
import { batchActionOf } from '#catalogue/preset.ts';
import type { BatchAction } from '#catalogue/tools.ts';
import type { Edit, OptionName, Recipe } from '#engine/recipe/index.ts';
import { isShown } from './frame.ts';
import { isLargestSize } from './largest-size.ts';

const withoutLargest = (edits: readonly Edit[]) =>
  isLargestSize(firstResize(edits)) ? withResize(edits, undefined) : edits;

/** The fields of each action. */
export const SHOWN: Readonly<Record<BatchAction, Shown>> = {
  resize: {
    hiddenEdits: (edits) => (isShown(firstResize(edits)) ? withResize(edits, undefined) : edits),
    options: MORE_OPTIONS,
    format: false,
    aims: ['encode'],
  },
  compress: {
    hiddenEdits: withoutLargest,
    options: ['quality', 'budget', 'preserveFormat', ...MORE_OPTIONS],
    format: true,
    aims: ['compress', 'size', 'score'],
  },
  convert: {
    hiddenEdits: withoutLargest,
    options: ['quality', 'preserveFormat', 'pages', 'paper', 'margin', 'delay', ...MORE_OPTIONS],
    format: true,
    aims: ['encode', 'score'],
  },
};

/** The visible fields. Of the further options, only those that apply to the pictures in the list. */
export function shownOf(recipe: Recipe, offered: readonly OptionName[]): Shown {
  const shown = SHOWN[batchActionOf(recipe)];
  const further: readonly OptionName[] = MORE_OPTIONS;
  return { ...shown, options: shown.options.filter((name) => !further.includes(name) || offered.includes(name)) };
}
