import { Button } from '#app/components/button.tsx';
import { chooseFormat, setAim, setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { toolWords } from '#words/tools.ts';

interface AnywayButtonProps {
  disabled?: boolean;
  change(change: RecipeChange): void;
}

/** Compresses a picture that is small enough to be left as it is. */
export function AnywayButton({ disabled, change }: AnywayButtonProps) {
  return (
    <Button className="self-start text-small" disabled={disabled} onClick={() => change(compressAnyway)}>
      {toolWords.compressAnyway}
    </Button>
  );
}

/** Without a target, in the picture's own format unless another was chosen by hand, and for any saving. */
const compressAnyway: RecipeChange = (recipe) => {
  const { aim, preserveFormat } = recipe.output;
  const changes = [
    ...(aim === 'size' ? [setAim({ aim: 'compress' })] : []),
    ...(preserveFormat === true ? [] : [chooseFormat('same')]),
    setOption('minSavings', 0),
  ];
  return changes.reduce((changed, change) => change(changed), recipe);
};
