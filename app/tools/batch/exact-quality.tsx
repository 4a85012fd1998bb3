import { Button } from '#app/components/button.tsx';
import { setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { batchWords } from '#words/batch.ts';

/** A quality that was chosen by hand is that of every picture. In one line, with the page's own budget for it. */
export function ExactQuality({ change }: { change(change: RecipeChange): void }) {
  return (
    <p className="flex items-center justify-between gap-3 text-small text-muted">
      {batchWords.exactQuality}
      <Button kind="quiet" className="text-small" onClick={() => change(setOption('budget', undefined))}>
        {batchWords.lowerQuality}
      </Button>
    </p>
  );
}
