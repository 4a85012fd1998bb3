import type { Output } from '#engine';

/* Pictures for the worker that works on their pixels. */

/** Pixels of the longer side of a photo that is worked on: more than any form asks for. */
export const LONGEST_PHOTO = 2400;

/** What every browser reads without a loss. */
export const FOR_PIXELS: Output = { aim: 'encode', format: 'png', lossless: true };
