import { Button } from '#app/components/button.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { chooseFormat } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { loadAnyway } from '#app/tools/losses/losses.tsx';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import type { Recipe, Result } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { compressWords } from '#words/compress.ts';
import { toolWords } from '#words/tools.ts';
import { BudgetOffer } from './budget-offer.tsx';
import { choosePadding, paddingIn } from './keep-padding.ts';
import type { SmallerFormat } from './smaller-format.ts';

interface RemediesProps {
  file: File;
  recipe: Recipe;
  result: Result;
  smaller: SmallerFormat | undefined;
  api: Pick<Loaded['api'], 'formatOf' | 'budgetFor'>;
  /** Runs again with another setting. */
  again(change: RecipeChange, made?: Result): void;
}

/** Other settings for a result that is padded, kept as it was, or large. */
export function Remedies({ file, recipe, result, smaller, api, again }: RemediesProps) {
  const { notes } = result;
  const isSmall = notes.some((note) => note.code === 'left-as-it-is' && (note.why === 'small' || note.why === 'fits'));
  const isPadded = paddingIn(result) !== undefined;
  const instead = notes.flatMap((note) =>
    note.code === 'left-as-it-is' && note.why === 'opened-format' ? [api.formatOf(note.offer).label] : [],
  );
  return (
    <>
      <BudgetOffer file={file} recipe={recipe} made={result} api={api} onUse={again} />
      {isSmall && <SeldomPart load={loadAnyway} props={{ change: again }} />}
      {isPadded && (
        <Button className="self-start text-small" onClick={() => again(choosePadding(false))}>
          {compressWords.noPadding}
        </Button>
      )}
      {instead.map((label) => (
        <Button key={label} className="self-start text-small" onClick={() => again(chooseFormat('same'))}>
          {toolWords.insteadAs(label)}
        </Button>
      ))}
      {smaller && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          {compressWords.smallerAs(smaller.label, formatBytes(smaller.result.bytes))}
          <Button className="text-small" onClick={() => again(smaller.change, smaller.result)}>
            {toolWords.insteadAs(smaller.label)}
          </Button>
        </p>
      )}
    </>
  );
}
