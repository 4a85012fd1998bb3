import type { Loaded } from '#app/engine/load-engine.ts';
import type { Plan, Probe, Recipe } from '#engine';

/** @returns undefined for settings that cannot be carried out on this picture; the run says why */
export function planOf(door: Pick<Loaded['door'], 'plan'>, probe: Probe, recipe: Recipe): Plan | undefined {
  try {
    return door.plan(probe, recipe);
  } catch {
    return undefined;
  }
}
