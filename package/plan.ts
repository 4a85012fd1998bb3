import { type Plan, plan as planOf } from '../engine/plan/plan.ts';
import type { Probe } from '../engine/probe/probe.ts';
import { parseRecipe, type Recipe } from '../engine/recipe/index.ts';

/**
 * What a recipe will make of a picture: format, size and losses. Pure, and no pixel is touched.
 * @throws {ImageError} `bad-recipe` for what is no recipe too; otherwise as the engine's own
 */
export const plan = (probe: Probe, recipe: Recipe): Plan => planOf(probe, parseRecipe(recipe));
