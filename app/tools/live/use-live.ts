import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Loaded, loadEngine } from '#app/engine/load-engine.ts';
import type { Run, RunState } from '#app/engine/run-state.ts';
import { type PlanOrProblem, planOrProblem } from '#app/tools/losses/plan-of.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { useMissingWatermark } from '#app/tools/watermark/use-missing.ts';
import { useSource } from '#app/use-source.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { LiveResults, type LiveState, NOTHING } from './live-results.ts';
import { useLiveWanted } from './live-wanted.ts';
import { useVisible } from './use-visible.ts';

/** The source of the results. */
interface LiveProps {
  picture: OpenedPicture;
  api: Loaded['api'];
  recipe: Recipe;
  job: RunState;
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
export function useLive({ picture, api, recipe, job, awaitsEdit, isWrong }: LiveProps): Live {
  const { file, probe, writes } = picture;
  const [results] = useState(() => new LiveResults(loadEngine));
  const state = useSource(results.state, NOTHING);
  const [wanted, choose] = useLiveWanted();
  const visible = useVisible();
  const planned = useMemo(() => planOrProblem(api, probe, recipe, writes), [api, probe, recipe, writes]);
  const { plan } = planned;
  // The page asks for the picture of a watermark first.
  const isGone = useMissingWatermark(recipe.edits);
  const atSettings = job.state === 'idle' || job.state === 'failed';

  // Before any press: opening a picture cancels the previous one's work.
  useLayoutEffect(() => results.open(file), [results, file]);
  // Before paint, which takes a tenth of a second for a picture that has just been opened.
  useLayoutEffect(() => {
    if (!atSettings) return;
    if (wanted && visible && plan && !isGone && !isWrong) results.want(recipe, plan, awaitsEdit && plan.lossless);
    else results.sleep(recipe);
  }, [results, recipe, plan, awaitsEdit, wanted, visible, atSettings, isGone, isWrong]);
  useEffect(() => () => results.open(undefined), [results]);

  const runOf =
    (recipe: Recipe): Run =>
    (options) =>
      results.run(recipe, options);
  const again = () => plan && results.again(recipe, plan);
  return { planned, state, runOf, again, wanted, choose };
}
