import { Select } from '#app/components/select.tsx';
import { setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import type { Output } from '#engine/recipe/index.ts';
import { batchWords } from '#words/batch.ts';
import { TogetherChoice } from './together-choice.tsx';

/** Milliseconds. */
const DELAYS = [100, 200, 500, 1000, 2000, 3000, 5000];
const USUAL_DELAY = 500;

/** Whether the pictures become one animation, and the duration of each. */
export function AnimationFields({ output, change }: { output: Output; change(change: RecipeChange): void }) {
  const { pages, delay = USUAL_DELAY } = output;
  const delays = DELAYS.includes(delay) ? DELAYS : [...DELAYS, delay].sort((a, b) => a - b);
  return (
    <>
      <TogetherChoice of="frames" output={output} change={change} />
      {pages === 'one' && (
        <Select
          label={batchWords.shownFor}
          hint={batchWords.animationHint}
          options={delays.map((value) => ({ value, label: batchWords.seconds(value) }))}
          value={delay}
          onChange={(delay) => change(setOption('delay', delay))}
        />
      )}
    </>
  );
}
