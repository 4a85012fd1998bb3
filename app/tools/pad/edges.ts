import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import type { Edit } from '#engine/recipe/index.ts';
import type { Pad } from './pad.ts';

/* The edges of a batch, after its resize. With a frame of two sides every picture gets exactly its size. */

/** The edges that the fields show: the last edit. */
export function lastPad(edits: readonly Edit[]): Pad | undefined {
  const last = edits.at(-1);
  return last?.do === 'pad' ? last : undefined;
}

/** Sets or removes the edges. With edges, pictures fit inside a frame that they would fill or be stretched to. */
export function withPad(edits: readonly Edit[], pad: Pad | undefined): Edit[] {
  const resize = firstResize(edits);
  const before = lastPad(edits) ? edits.slice(0, -1) : edits;
  if (!pad) return [...before];
  const isFilled = resize?.width && resize.height && resize.fit !== 'inside';
  return [...(isFilled ? withResize(before, { ...resize, fit: 'inside' }) : before), pad];
}
