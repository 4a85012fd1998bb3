import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import type { Edit } from '#engine/recipe/index.ts';
import type { Pad } from './pad.ts';

/* The edges of a batch. With a frame of two sides every picture gets exactly its size. */

/** The edges that the fields show. */
export function lastPad(edits: readonly Edit[]): Pad | undefined {
  return edits.findLast((edit) => edit.do === 'pad');
}

/** Sets or removes the edges, after the resize. Pictures then fit inside a frame that they would fill or be stretched to. */
export function withPad(edits: readonly Edit[], pad: Pad | undefined): Edit[] {
  const resize = firstResize(edits);
  const shown = lastPad(edits);
  const before = edits.filter((edit) => edit !== shown);
  if (!pad) return before;
  const isFilled = resize?.width && resize.height && resize.fit !== 'inside';
  return [...(isFilled ? withResize(before, { ...resize, fit: 'inside' }) : before), pad];
}
