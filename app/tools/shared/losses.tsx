import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import type { Format, FormatId, Loss } from '#engine';
import { losslessSentence, lossSentence } from '#words/losses.ts';
import { toolWords, unchangedSentence } from '#words/tools.ts';
import { BeforeYouStart } from './before-you-start.tsx';
import type { PlanOrProblem } from './plan-of.ts';
import { setEdits, takeFormat } from './recipe-changes.ts';
import type { RecipeChange } from './use-recipe.ts';

interface LossesProps {
  /** The plan, or why there is none. */
  planned: PlanOrProblem;
  target: Format;
  /** The background for transparency, if it is not white. */
  fill?: string | undefined;
  /** The target size, in bytes. */
  targetBytes?: number | undefined;
  remarks?: readonly string[];
  /** The tool has fields for a size. */
  hasSize: boolean;
  labelOf(format: FormatId): string;
  change(change: RecipeChange): void;
}

/** The losses that the sentence about an unchanged picture names. */
const OF_UNCHANGED: ReadonlySet<Loss> = new Set(['metadata', 'location', 'all-but-credit']);

/** The losses of the run, and further remarks before it. */
export function Losses(props: LossesProps) {
  const { planned, target, fill, targetBytes, remarks = [] } = props;
  const { plan } = planned;
  if (!plan) return <Problem {...props} planned={planned} />;
  const kept = plan.unchanged && unchangedSentence(plan.unchanged, plan.losses, targetBytes);
  const sentences = kept
    ? [kept, ...plan.losses.filter((loss) => !OF_UNCHANGED.has(loss)).map((loss) => lossSentence(loss, target, fill))]
    : [
        ...remarks,
        ...(plan.lossless ? [losslessSentence(target)] : []),
        ...plan.losses.map((loss) => lossSentence(loss, target, fill)),
      ];
  return <BeforeYouStart sentences={sentences} />;
}

type ProblemProps = Pick<LossesProps, 'hasSize' | 'labelOf' | 'change'> & {
  planned: Extract<PlanOrProblem, { problem: string }>;
};

/** Why nothing can be made, and the remedy: a button if the tool has no field for it. */
function Problem({ planned: { problem, remedy }, hasSize, labelOf, change }: ProblemProps) {
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
        {problem} {!repair && (hasSize ? toolWords.needsSmallerSize : toolWords.needsSmallerImage)}
      </Notice>
      {repair && <Button onClick={() => change(repair)}>{label}</Button>}
    </div>
  );
}
