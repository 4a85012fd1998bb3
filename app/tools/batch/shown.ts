import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import { MORE_OPTIONS } from '#app/tools/options/offered.ts';
import type { Shown } from '#app/tools/shared/hidden-settings.ts';
import type { BatchAction } from '#catalogue/tools.ts';
import { isFrame } from './frame.ts';

/** What the fields of each action show. */
export const SHOWN: Readonly<Record<BatchAction, Shown>> = {
  resize: {
    hiddenEdits: (edits) => (isFrame(firstResize(edits)) ? withResize(edits, undefined) : edits),
    options: MORE_OPTIONS,
    format: false,
    aims: ['encode'],
  },
  compress: {
    hiddenEdits: (edits) => edits,
    options: ['quality', ...MORE_OPTIONS],
    format: false,
    aims: ['compress', 'size', 'score'],
  },
  convert: {
    hiddenEdits: (edits) => edits,
    options: ['quality', 'preserveFormat', ...MORE_OPTIONS],
    format: true,
    aims: ['encode', 'score'],
  },
};
