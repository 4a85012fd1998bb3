import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import { MORE_OPTIONS } from '#app/tools/options/offered.ts';
import { batchActionOf } from '#catalogue/preset.ts';
import { type BatchAction, TOOLS } from '#catalogue/tools.ts';
import type { OptionName, Recipe } from '#engine/recipe/index.ts';

/** Options that mean the same for every action, so that they stay when the action changes. */
const COMMON: readonly OptionName[] = MORE_OPTIONS.filter((name) => name !== 'lossless');

/**
 * The recipe for another action: its own settings as they were left, or its initial ones, and all settings of the
 * current recipe that do not belong to its action.
 * @param left the last recipe of each action
 */
export function switchTo(action: BatchAction, recipe: Recipe, left: Partial<Record<BatchAction, Recipe>>): Recipe {
  if (batchActionOf(recipe) === action) return recipe;
  // Unreachable for visitors: the buttons offer these three, and addresses with another one are ignored.
  const opens = TOOLS.batch.actions?.[action];
  if (!opens) throw new Error('Invalid action selected');
  const { edits, output } = left[action] ?? opens;
  const common = Object.fromEntries(
    COMMON.flatMap((name) => (recipe.output[name] === undefined ? [] : [[name, recipe.output[name]]])),
  );
  return { edits: withResize(recipe.edits, firstResize(edits)), output: { ...output, ...common } };
}
