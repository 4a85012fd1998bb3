import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import type { Shown } from '#app/tools/shared/hidden-settings.ts';
import type { BatchAction } from '#catalogue/tools.ts';
import { isFrame } from './frame.ts';

/** What the fields of each action show. */
export const SHOWN: Readonly<Record<BatchAction, Shown>> = {
  resize: {
    hiddenEdits: (edits) => (isFrame(firstResize(edits)) ? withResize(edits, undefined) : edits),
    options: [],
    format: false,
    aims: ['encode'],
  },
  compress: { hiddenEdits: (edits) => edits, options: ['quality'], format: false, aims: ['compress', 'size', 'score'] },
  convert: {
    hiddenEdits: (edits) => edits,
    options: ['quality', 'preserveFormat', 'pages', 'paper', 'margin'],
    format: true,
    aims: ['encode', 'score'],
  },
};
