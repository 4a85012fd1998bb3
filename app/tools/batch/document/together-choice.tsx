import { Segmented } from '#app/components/segmented.tsx';
import { setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import type { Binding } from '#engine';
import type { Output } from '#engine/recipe/index.ts';
import { batchWords } from '#words/batch.ts';

interface TogetherChoiceProps {
  of: Binding;
  output: Output;
  change(change: RecipeChange): void;
}

/** Whether all pictures become one file. */
export function TogetherChoice({ of, output, change }: TogetherChoiceProps) {
  return (
    <Segmented
      legend={batchWords.pages}
      options={[
        { value: 'one', label: batchWords.one[of] },
        { value: 'each', label: batchWords.each },
      ]}
      value={output.pages ?? 'each'}
      onChange={(value) => change(setOption('pages', value))}
    />
  );
}
