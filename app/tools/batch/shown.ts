import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import type { Shown } from '#app/tools/shared/hidden-settings.ts';
import type { BatchAction } from '#catalogue/tools.ts';
import type { Edit } from '#engine/recipe/index.ts';
import { isFrame } from './frame.ts';

const withoutLongest = (edits: readonly Edit[]) =>
  firstResize(edits)?.longestEdge === undefined ? edits : withResize(edits, undefined);

/** What the fields of each action show. */
export const SHOWN: Readonly<Record<BatchAction, Shown>> = {
  resize: {
    hiddenEdits: (edits) => (isFrame(firstResize(edits)) ? withResize(edits, undefined) : edits),
    options: [],
    format: false,
    aims: ['encode'],
  },
  compress: {
    hiddenEdits: withoutLongest,
    options: ['quality', 'preserveFormat'],
    format: true,
    aims: ['compress', 'size', 'score'],
  },
  convert: {
    hiddenEdits: withoutLongest,
    options: ['quality', 'preserveFormat', 'pages', 'paper', 'margin'],
    format: true,
    aims: ['encode', 'score'],
  },
};
