import { useEffect, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import type { Recipe, Result } from '#engine';
import { LARGE_SIDE } from '#engine/recipe/bounds.ts';
import { formatBytes } from '#words/bytes.ts';
import { compressWords } from '#words/compress.ts';
import { formatSize } from '#words/pixels.ts';
import { lookLater } from './look-later.ts';

interface BudgetOfferProps {
  file: File;
  recipe: Recipe;
  /** The result of a quality that was chosen by hand. */
  made: Result;
  api: Pick<Loaded['api'], 'formatOf' | 'budgetFor'>;
  disabled?: boolean;
  onUse(change: RecipeChange, made: Result): void;
}

const allowBudget = setOption('budget', undefined);

/** What the page's own budget would have made of the picture, in one line, if that is smaller. */
export function BudgetOffer({ file, recipe, made, api, disabled, onUse }: BudgetOfferProps) {
  const [found, setFound] = useState<{ of: Result; within: Result }>();
  const isAbove = isAboveBudget(api, recipe, made);
  useEffect(() => {
    if (!isAbove) return undefined;
    return lookLater(
      file,
      (run) => run(allowBudget(recipe)),
      (within) => setFound({ of: made, within }),
    );
  }, [file, recipe, made, isAbove]);
  const within = found?.of === made ? found.within : undefined;
  if (!isAbove || !within || within.quality === undefined || within.bytes >= made.bytes) return null;
  const pixels = within.width < made.width ? formatSize(within) : '';
  return (
    <p className="flex items-center justify-between gap-3 text-small text-muted">
      {compressWords.withinBudget(formatBytes(within.bytes), Math.round(within.quality), pixels)}
      <Button
        kind="quiet"
        className="shrink-0 text-small"
        disabled={disabled}
        onClick={() => onUse(allowBudget, within)}
      >
        {compressWords.useSuggested}
      </Button>
    </p>
  );
}

/** Whether the budget may have lowered the quality, or scaled the picture. */
function isAboveBudget({ formatOf, budgetFor }: BudgetOfferProps['api'], { output }: Recipe, made: Result): boolean {
  const { aim, quality, budget } = output;
  if (aim !== 'compress' || budget !== false || quality === undefined) return false;
  const isCut =
    formatOf(made.format).quality?.reduces === 'detail' && made.bytes > budgetFor(made.originalBytes, quality);
  return isCut || (quality < 50 && Math.max(made.width, made.height) > LARGE_SIDE);
}
