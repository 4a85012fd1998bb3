import type { Probe } from '../probe/probe.ts';
import type { Recipe } from '../recipe/index.ts';
import { contextOf, OPTION_NAMES, type OptionName, optionOf } from '../recipe/options.ts';
import { mayBeReturned } from './may-stay.ts';
import { outputFormat } from './target-format.ts';

/** Returns the options without an effect on this recipe and picture, set or not. */
export function restingOptions(probe: Probe, recipe: Recipe): OptionName[] {
  const context = contextOf(recipe.output, outputFormat(probe, recipe.output));
  const picture = { ...context, probe, mayStay: mayBeReturned(probe, recipe) };
  return OPTION_NAMES.filter((name) => {
    const { applies, matters } = optionOf(name);
    return !applies(context) || matters?.(picture) === false;
  });
}
