import { chooseFormat, setAim, setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';

/**
 * Compresses a picture that is small enough to be left as it is: without a target, in its own format unless another was chosen by hand, and
 * for any saving.
 */
export const compressAnyway: RecipeChange = (recipe) => {
  const { aim, preserveFormat } = recipe.output;
  const changes = [
    ...(aim === 'size' ? [setAim({ aim: 'compress' })] : []),
    ...(preserveFormat === true ? [] : [chooseFormat('same')]),
    setOption('minSavings', 0),
  ];
  return changes.reduce((changed, change) => change(changed), recipe);
};
