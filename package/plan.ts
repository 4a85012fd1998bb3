import { type Plan, plan as planOf } from '../engine/plan/plan.ts';
import type { Probe } from '../engine/probe/probe.ts';
import { parseRecipe, type Recipe } from '../engine/recipe/index.ts';

/**
 * A recipe's plan for a picture: format, size and losses. A pure function that touches no pixel.
 * @throws {ImageError} also `bad-recipe` for an invalid recipe; otherwise like the engine's own
 */
export const plan = (probe: Probe, recipe: Recipe): Plan => planOf(probe, parseRecipe(recipe));
