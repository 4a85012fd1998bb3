import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { setEdits, takeFormat } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import type { FormatId } from '#engine';
import { toolWords } from '#words/tools.ts';
import type { PlanOrProblem } from './plan-of.ts';

interface ProblemProps {
  planned: Extract<PlanOrProblem, { problem: string }>;
  labelOf(format: FormatId): string;
  change(change: RecipeChange): void;
}

/** Why nothing can be made, and the remedy: a button if the tool has no field for it. */
export function Problem({ planned: { problem, remedy, isSizeAtFault }, labelOf, change }: ProblemProps) {
  const [format] = remedy?.kind === 'formats' ? remedy.formats : [];
  const [label, repair] =
    remedy?.kind === 'size'
      ? [toolWords.makeSmaller(remedy), setEdits((edits) => [...edits, remedy.edit])]
      : format
        ? [toolWords.insteadAs(labelOf(format)), takeFormat(format)]
        : [];
  return (
    <div className="flex flex-col items-start gap-2">
      <Notice tone="error">
        {problem} {!repair && (isSizeAtFault ? toolWords.needsSmallerSize : toolWords.needsSmallerImage)}
      </Notice>
      {repair && <Button onClick={() => change(repair)}>{label}</Button>}
    </div>
  );
}
