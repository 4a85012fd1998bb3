import { layOut } from '../edits/index.ts';
import { isImageError } from '../errors/errors.ts';
import { alphaAfter } from '../geometry/steps.ts';
import type { Probe } from '../probe/probe.ts';
import type { Recipe } from '../recipe/index.ts';
import { contextOf, OPTION_NAMES, type OptionName, optionOf } from '../recipe/options.ts';
import { mayBeReturned } from './may-stay.ts';
import { outputFormat } from './target-format.ts';

/** Whether the picture has an alpha channel after the edits; as in the file if one does not fit it. */
function alphaOf(probe: Probe, { edits }: Recipe): boolean {
  try {
    return alphaAfter(probe.alpha, layOut(probe, edits).steps);
  } catch (error) {
    if (isImageError(error)) return probe.alpha;
    throw error;
  }
}

/** Returns the options without an effect on this recipe and picture, set or not. */
export function restingOptions(probe: Probe, recipe: Recipe): OptionName[] {
  const context = contextOf(recipe.output, outputFormat(probe, recipe.output));
  const edited = { ...probe, alpha: alphaOf(probe, recipe) };
  const picture = { ...context, probe: edited, mayStay: mayBeReturned(probe, recipe) };
  return OPTION_NAMES.filter((name) => {
    const { applies, matters } = optionOf(name);
    return !applies(context) || matters?.(picture) === false;
  });
}
