import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { setEdits, takeFormat } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import type { Format, FormatId, Recipe, Result } from '#engine';
import { toolWords } from '#words/tools.ts';
import { sentencesBefore } from './before-run.ts';
import { BeforeYouStart } from './before-you-start.tsx';
import { compressAnyway } from './compress-anyway.ts';
import type { PlanOrProblem } from './plan-of.ts';

interface LossesProps {
  /** The plan, or why there is none. */
  planned: PlanOrProblem;
  target: Format;
  recipe: Recipe;
  remarks?: readonly string[] | undefined;
  /** The result of these settings, if it was made in advance. */
  made?: Result | undefined;
  api: Loaded['api'];
  disabled: boolean;
  labelOf(format: FormatId): string;
  change(change: RecipeChange): void;
}

/** The losses of the run, and further remarks before it. */
export function Losses(props: LossesProps) {
  const { planned, disabled, change } = props;
  const { plan } = planned;
  if (!plan) return <Problem {...props} planned={planned} />;
  const anyway = plan.unchanged && (
    <Button className="text-small" disabled={disabled} onClick={() => change(compressAnyway)}>
      {toolWords.compressAnyway}
    </Button>
  );
  return <BeforeYouStart sentences={sentencesBefore({ ...props, plan })} action={anyway} />;
}

type ProblemProps = Pick<LossesProps, 'labelOf' | 'change'> & {
  planned: Extract<PlanOrProblem, { problem: string }>;
};

/** Why nothing can be made, and the remedy: a button if the tool has no field for it. */
function Problem({ planned: { problem, remedy, isSizeAtFault }, labelOf, change }: ProblemProps) {
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
