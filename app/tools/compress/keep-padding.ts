import { keep, recall } from '#app/device-storage.ts';
import type { Result } from '#engine';
import type { Output, Recipe } from '#engine/recipe/index.ts';

/* Whether files far below a large target are filled up with comments: remembered on the device once the visitor has switched it off. */

const KEY = 'padding';
const NO = 'off';

export function keepPadding(pads: boolean): void {
  keep(KEY, pads ? undefined : NO);
}

/** The page's settings with the visitor's choice, where neither the page nor its address has one. */
export function withKeptPadding(recipe: Recipe): Recipe {
  const { output } = recipe;
  if (output.aim !== 'size' || output.padding !== undefined || recall(KEY) !== NO) return recipe;
  return { ...recipe, output: { ...output, padding: false } };
}

/** Whether the result is padded, or would be if the visitor had not switched it off. */
export const isPadded = (output: Output, known: Pick<Result, 'notes'> | undefined): boolean =>
  output.aim === 'size' && (output.padding === false || (known?.notes ?? []).some(({ code }) => code === 'padded'));
