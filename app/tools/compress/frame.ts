import { COMPRESS_FRAME } from '#catalogue/tools.ts';
import type { Edit, EditOf, Recipe } from '#engine/recipe/index.ts';

type Frame = EditOf<'resize'>;

const USUAL: Frame = { do: 'resize', ...COMPRESS_FRAME, fit: 'inside', enlarge: false };

/** What 'resize' means here: the size that is set or that the page brings, otherwise the usual frame. */
export function frameOf(recipe: Recipe, base: Recipe): Frame {
  return firstResize(recipe.edits) ?? firstResize(base.edits) ?? USUAL;
}

export function firstResize(edits: readonly Edit[]): Frame | undefined {
  return edits.find((edit) => edit.do === 'resize');
}

/** Puts the frame in, last, or takes it out. */
export function withFrame(edits: readonly Edit[], frame: Frame | undefined): Edit[] {
  const first = firstResize(edits);
  const others = edits.filter((edit) => edit !== first);
  return frame ? [...others, frame] : others;
}
