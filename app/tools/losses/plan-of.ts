import { impossibleSentence } from '#app/engine/error-words.ts';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { Plan, Probe, WritableId } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { unwritable } from '#words/errors.ts';
import { helpsToShrink, type Remedy, remedyFor } from './remedy.ts';

/** A recipe's plan for a picture, or a sentence about why it cannot be applied. */
export type PlanOrProblem =
  | { plan: Plan; problem?: never; remedy?: never }
  | {
      plan?: never;
      problem: string;
      remedy: Remedy | undefined;
      /** Smaller dimensions than those that are set are possible. */
      isSizeAtFault: boolean;
    };

/** @param writes the formats that the browser can write */
export function planOrProblem(
  api: Pick<Loaded['api'], 'plan' | 'formatOf' | 'isImageError'>,
  probe: Probe,
  recipe: Recipe,
  writes: readonly WritableId[],
): PlanOrProblem {
  const remedy = () => remedyFor(api, probe, recipe, writes);
  try {
    const plan = api.plan(probe, recipe);
    const { minifies, label } = api.formatOf(plan.format);
    if (plan.unchanged || minifies || writes.some((id) => id === plan.format)) return { plan };
    return { problem: unwritable(label), remedy: remedy(), isSizeAtFault: false };
  } catch (error) {
    const found = remedy();
    const reason = found ? error : (refusalOfPixels(api, probe, recipe, writes) ?? error);
    return {
      problem: impossibleSentence(reason, probe),
      remedy: found,
      isSizeAtFault: helpsToShrink(api, probe, recipe, writes),
    };
  }
}

/** If no format helps, the problem is the number of pixels, and not the longest side of one format. */
function refusalOfPixels(
  api: Pick<Loaded['api'], 'plan' | 'isImageError'>,
  probe: Probe,
  { edits, output }: Recipe,
  writes: readonly WritableId[],
): unknown {
  for (const format of writes) {
    try {
      api.plan(probe, { edits, output: { ...output, format } });
    } catch (error) {
      if (api.isImageError(error) && error.facts?.tooLarge?.maxPixels) return error;
    }
  }
  return undefined;
}

/** The last plan of each picture: a long list asks for all of them whenever one changes. */
const last = new WeakMap<Probe, { recipe: Recipe; plan: Plan | undefined }>();

/** @returns undefined for settings that cannot be applied to this picture */
export function planOf(api: Pick<Loaded['api'], 'plan'>, probe: Probe, recipe: Recipe): Plan | undefined {
  const known = last.get(probe);
  if (known?.recipe === recipe) return known.plan;
  const plan = planned(api, probe, recipe);
  last.set(probe, { recipe, plan });
  return plan;
}

function planned(api: Pick<Loaded['api'], 'plan'>, probe: Probe, recipe: Recipe): Plan | undefined {
  try {
    return api.plan(probe, recipe);
  } catch {
    return undefined;
  }
}
