import { firstResize } from '#app/tools/adjust/first-resize.ts';
import { COMPRESS_FRAME } from '#catalogue/tools.ts';
import type { EditOf, Recipe } from '#engine/recipe/index.ts';

type Frame = EditOf<'resize'>;

const USUAL: Frame = { do: 'resize', ...COMPRESS_FRAME, fit: 'inside', enlarge: false };

/** The frame of 'resize': the current one or the page's, otherwise the default. */
export function frameOf(recipe: Recipe, base: Recipe): Frame {
  return firstResize(recipe.edits) ?? firstResize(base.edits) ?? USUAL;
}
