import { keep, recall } from '#app/device-storage.ts';
import { setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import type { Result } from '#engine';
import type { Output, Recipe } from '#engine/recipe/index.ts';

/* Whether files far below a large target are filled up with comments: remembered on the device once the visitor has switched it off. */

const KEY = 'padding';
const NO = 'off';

/** Remembers the choice, and returns the change of the settings. */
export function choosePadding(pads: boolean): RecipeChange {
  keep(KEY, pads ? undefined : NO);
  return setOption('padding', pads ? undefined : false);
}

/** The page's settings with the visitor's choice, where neither the page nor its address has one. */
export function withKeptPadding(recipe: Recipe): Recipe {
  const { output } = recipe;
  if (output.aim !== 'size' || output.padding !== undefined || recall(KEY) !== NO) return recipe;
  return { ...recipe, output: { ...output, padding: false } };
}

/** The bytes of comments that bring a result closer to its target; undefined without any. A least size has its own, which stay. */
export const paddingIn = ({ notes }: Pick<Result, 'notes'>): number | undefined =>
  notes.flatMap((note) => (note.code === 'padded' && note.least === undefined ? [note.bytes] : []))[0];

/** Whether the result is padded, or would be if the visitor had not switched it off. */
export const isPadded = (output: Output, known: Result | undefined): boolean =>
  output.aim === 'size' && (output.padding === false || (known !== undefined && paddingIn(known) !== undefined));
