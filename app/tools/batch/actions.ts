import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import { MORE_OPTIONS } from '#app/tools/options/offered.ts';
import { batchActionOf } from '#catalogue/preset.ts';
import { type BatchAction, TOOLS } from '#catalogue/tools.ts';
import type { OptionName, Recipe } from '#engine/recipe/index.ts';

/** Options that mean the same whatever is done, so that they stay when something else is to be done. */
const COMMON: readonly OptionName[] = MORE_OPTIONS.filter((name) => name !== 'lossless');

/**
 * The recipe for another action: what that was set to when it was left, or what it opens with; and everything of the
 * present recipe that is no part of its action.
 * @param left what each action was set to
 */
export function switchTo(action: BatchAction, recipe: Recipe, left: Partial<Record<BatchAction, Recipe>>): Recipe {
  if (batchActionOf(recipe) === action) return recipe;
  // No visitor meets this: the buttons offer these three, and an address is read as one of them or ignored.
  const opens = TOOLS.batch.actions?.[action];
  if (!opens) throw new Error('Invalid action selected');
  const { edits, output } = left[action] ?? opens;
  const common = Object.fromEntries(
    COMMON.flatMap((name) => (recipe.output[name] === undefined ? [] : [[name, recipe.output[name]]])),
  );
  return { edits: withResize(recipe.edits, firstResize(edits)), output: { ...output, ...common } };
}
