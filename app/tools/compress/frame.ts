import { firstResize } from '#app/tools/adjust/first-resize.ts';
import { COMPRESS_FRAME } from '#catalogue/tools.ts';
import type { EditOf, Recipe } from '#engine/recipe/index.ts';

type Frame = EditOf<'resize'>;

const USUAL: Frame = { do: 'resize', ...COMPRESS_FRAME, fit: 'inside', enlarge: false };

/** What 'resize' means here: the size that is set or that the page brings, otherwise the usual frame. */
export function frameOf(recipe: Recipe, base: Recipe): Frame {
  return firstResize(recipe.edits) ?? firstResize(base.edits) ?? USUAL;
}
