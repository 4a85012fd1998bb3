import type { Recipe } from '#engine/recipe/index.ts';

/** The settings that apply to another picture too. A crop, a rotation and hidden parts belong to one picture. */
export function forAnyPicture({ edits, output }: Recipe): Recipe {
  return { edits: edits.filter((edit) => edit.do === 'resize' || edit.do === 'pad'), output };
}
