import { layOut } from '../edits/index.ts';
import { isImageError } from '../errors/errors.ts';
import { alphaAfter, type Step } from '../geometry/steps.ts';
import type { Probe } from '../probe/probe.ts';
import type { Recipe } from '../recipe/index.ts';
import { contextOf, OPTION_NAMES, type OptionName, optionOf } from '../recipe/options.ts';
import { mayBeReturned } from './may-stay.ts';
import { outputFormat, outputForSteps } from './target-format.ts';

/** The steps of a recipe's edits; none if one does not fit the picture. */
function stepsOf(probe: Probe, { edits }: Recipe): Step[] {
  try {
    return layOut(probe, edits).steps;
  } catch (error) {
    if (isImageError(error)) return [];
    throw error;
  }
}

/** Returns the options without an effect on this recipe and picture, set or not. */
export function optionsWithoutEffect(probe: Probe, recipe: Recipe): OptionName[] {
  const steps = stepsOf(probe, recipe);
  const output = outputForSteps(probe, recipe.output, steps);
  const context = contextOf(output, outputFormat(probe, output));
  const edited = { ...probe, alpha: alphaAfter(probe.alpha, steps) };
  const picture = { ...context, probe: edited, mayStay: mayBeReturned(probe, recipe) };
  return OPTION_NAMES.filter((name) => {
    const { applies, matters } = optionOf(name);
    return !applies(context) || matters?.(picture) === false;
  });
}
