import type { Recipe } from '#engine/recipe/index.ts';

/** What another picture can have too: where one was cropped or turned says nothing of the next. */
export function forAnyPicture({ edits, output }: Recipe): Recipe {
  return { edits: edits.filter((edit) => edit.do === 'resize'), output };
}
