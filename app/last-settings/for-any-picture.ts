import { watermarkLast } from '#app/tools/address/recipe-changes.ts';
import type { Edit, Recipe } from '#engine/recipe/index.ts';

/** Whether an edit applies to another picture too. A crop, a rotation and hidden parts belong to one picture. */
const isForAnyPicture = ({ do: what }: Edit): boolean => what === 'resize' || what === 'pad';

/** The settings that apply to another picture too. */
export function forAnyPicture({ edits, output }: Recipe): Recipe {
  return { edits: edits.filter(isForAnyPicture), output };
}

/** Replaces the settings that apply to another picture too. */
export function withSettings({ edits }: Recipe, settings: Recipe): Recipe {
  const own = edits.filter((edit) => !isForAnyPicture(edit));
  return { ...settings, edits: watermarkLast([...own, ...settings.edits]) };
}
