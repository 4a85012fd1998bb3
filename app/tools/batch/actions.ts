import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import { MORE_OPTIONS } from '#app/tools/options/offered.ts';
import { batchActionOf } from '#catalogue/preset.ts';
import { type BatchAction, TOOLS } from '#catalogue/tools.ts';
import type { OptionName, Recipe } from '#engine/recipe/index.ts';

/** Options that mean the same for every action, so they stay when the action changes. */
const COMMON: readonly OptionName[] = MORE_OPTIONS.filter((name) => name !== 'lossless');

/**
 * Returns the recipe for another action: the one that it was left with, or the one that it opens with, and everything of
 * the present recipe that belongs to no action.
 * @param left the recipe of each action when it was left
 */
export function switchTo(action: BatchAction, recipe: Recipe, left: Partial<Record<BatchAction, Recipe>>): Recipe {
  if (batchActionOf(recipe) === action) return recipe;
  // Unreachable: the buttons offer these three, and any other address is ignored.
  const opens = TOOLS.batch.actions?.[action];
  if (!opens) throw new Error('Invalid action selected');
  const { edits, output } = left[action] ?? opens;
  const common = Object.fromEntries(
    COMMON.flatMap((name) => (recipe.output[name] === undefined ? [] : [[name, recipe.output[name]]])),
  );
  return { edits: withResize(recipe.edits, firstResize(edits)), output: { ...output, ...common } };
}
