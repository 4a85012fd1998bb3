import { impossibleSentence } from '#app/engine/error-sentences.ts';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { Plan, Probe } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';

/** What a recipe will make of a picture, or in the visitor's words why it cannot be carried out on it. */
export type Outlook = { plan: Plan; problem?: never } | { plan?: never; problem: string };

export function outlookOf(door: Pick<Loaded['door'], 'plan'>, probe: Probe, recipe: Recipe): Outlook {
  try {
    return { plan: door.plan(probe, recipe) };
  } catch (error) {
    return { problem: impossibleSentence(error) };
  }
}

/** @returns undefined for settings that cannot be carried out on this picture */
export function planOf(door: Pick<Loaded['door'], 'plan'>, probe: Probe, recipe: Recipe): Plan | undefined {
  return outlookOf(door, probe, recipe).plan;
}
