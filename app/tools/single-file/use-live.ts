import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { Run } from '#app/engine/run-state.ts';
import { LiveResults } from '#app/tools/live/live-results.ts';
import type { LiveState } from '#app/tools/live/live-state.ts';
import { useLiveWanted } from '#app/tools/live/live-wanted.ts';
import { useVisible } from '#app/tools/live/use-visible.ts';
import { type PlanOrProblem, planOrProblem } from '#app/tools/losses/plan-of.ts';
import { useMissingWatermark } from '#app/tools/watermark/use-missing.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import type { WorkbenchProps } from './workbench.ts';

interface LiveProps extends Pick<WorkbenchProps, 'screen' | 'picture' | 'api' | 'recipe' | 'job' | 'live'> {
  /** Whether the settings are only what the visitor's edits start from, if they lose nothing. */
  awaitsEdit?: boolean;
  /** Whether the settings have a value that their field does not allow. */
  isWrong?: boolean;
}

export interface Live {
  /** The plan for the picture. */
  planned: PlanOrProblem;
  state: LiveState;
  /** For the button: returns the existing result, joins its run, or starts one. */
  runOf(recipe: Recipe): Run;
  /** Makes the result of the current settings again, after a failure. */
  again(): void;
  /** Whether live results are on, by the visitor's choice or the browser's report on data and power. */
  wanted: boolean;
  choose(wanted: boolean): void;
}

/** The results of a picture while its settings change. Nothing is made in advance while the page is hidden. */
export function useLive({ screen, picture, api, recipe, job, live, awaitsEdit, isWrong }: LiveProps): Live {
  const { file, probe, writes } = picture;
  const [results] = useState(() => new LiveResults(loadEngine));
  const [wanted, choose] = useLiveWanted();
  const visible = useVisible();
  const planned = useMemo(() => planOrProblem(api, probe, recipe, writes), [api, probe, recipe, writes]);
  const { plan } = planned;
  // The page asks for the picture of a watermark first.
  const isGone = useMissingWatermark(recipe.edits);
  const isPossible = wanted && visible && !isGone && !isWrong;

  useLayoutEffect(() => results.state.subscribe(() => screen.showLive(results.state.get())), [screen, results]);
  // Before any press: opening a picture cancels the previous one's work.
  useLayoutEffect(() => results.open(file), [results, file]);
  // Before paint, which takes a tenth of a second for a picture that has just been opened.
  useLayoutEffect(
    () => results.attend(job.state, recipe, isPossible ? plan : undefined, awaitsEdit && plan?.lossless),
    [results, job.state, recipe, plan, awaitsEdit, isPossible],
  );
  useEffect(() => () => results.open(undefined), [results]);

  const runOf =
    (recipe: Recipe): Run =>
    (options) =>
      results.run(recipe, options);
  const again = () => plan && results.again(recipe, plan);
  return { planned, state: live, runOf, again, wanted, choose };
}
