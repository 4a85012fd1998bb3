import { planOf } from '#app/tools/losses/plan-of.ts';
import type { Plan, Probe } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';

/**
 * Returns the recipe without the quality that the page opens with, if the edits are lossless without it. A quality that the visitor
 * chose stays.
 */
export function withoutIdleQuality(
  recipe: Recipe,
  base: Recipe,
  probe: Probe,
  api: { plan(probe: Probe, recipe: Recipe): Plan },
): Recipe {
  const { quality, ...output } = recipe.output;
  if (quality !== base.output.quality) return recipe;
  const bare = { ...recipe, output };
  return planOf(api, probe, bare)?.lossless ? bare : recipe;
}
