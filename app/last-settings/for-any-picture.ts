import type { Recipe } from '#engine/recipe/index.ts';

/** The settings that fit any picture: a crop or a rotation belongs to one picture only. */
export function forAnyPicture({ edits, output }: Recipe): Recipe {
  return { edits: edits.filter((edit) => edit.do === 'resize'), output };
}
