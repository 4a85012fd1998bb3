import type { Loaded } from '#app/engine/load-engine.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import type { Format, FormatId, Recipe, Result } from '#engine';
import { sentencesBefore } from './before-run.ts';
import { BeforeYouStart } from './before-you-start.tsx';
import type { PlanOrProblem } from './plan-of.ts';

export const loadAnyway = () => import('./anyway-button.tsx').then((module) => module.AnywayButton);

const loadProblem = () => import('./problem.tsx').then((module) => module.Problem);

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
  if (!plan) return <SeldomPart load={loadProblem} props={{ planned, labelOf: props.labelOf, change }} />;
  const anyway = plan.unchanged && <SeldomPart load={loadAnyway} props={{ disabled, change }} />;
  return <BeforeYouStart sentences={sentencesBefore({ ...props, plan })} action={anyway} />;
}
