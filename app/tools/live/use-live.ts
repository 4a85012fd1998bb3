import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Loaded, loadEngine } from '#app/engine/load-engine.ts';
import type { JobControl, Run } from '#app/engine/use-job.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { type Outlook, outlookOf } from '#app/tools/shared/plan-of.ts';
import { useSource } from '#app/use-source.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { LiveResults, type LiveState, NOTHING } from './live-results.ts';
import { useLiveWanted } from './manners.ts';
import { useVisible } from './use-visible.ts';

/** The source of the results. */
interface LiveProps {
  picture: OpenedPicture;
  door: Loaded['door'];
  recipe: Recipe;
  control: JobControl;
}

export interface Live {
  /** The plan for the picture. */
  outlook: Outlook;
  state: LiveState;
  /** For the button: returns the existing result, joins its run, or starts one. */
  runOf(recipe: Recipe): Run;
  /** Whether live results are on, by the visitor's choice or the browser's report on data and power. */
  wanted: boolean;
  choose(wanted: boolean): void;
}

/** The results of a picture while its settings change. Nothing is made in advance while the page is hidden. */
export function useLive({ picture, door, recipe, control }: LiveProps): Live {
  const { file, probe, writes } = picture;
  const [results] = useState(() => new LiveResults(loadEngine));
  const state = useSource(results.state, NOTHING);
  const [wanted, choose] = useLiveWanted();
  const visible = useVisible();
  const outlook = useMemo(() => outlookOf(door, probe, recipe, writes), [door, probe, recipe, writes]);
  const { plan } = outlook;
  const atSettings = control.job.state === 'idle' || control.job.state === 'failed';

  // Before any press: opening a picture cancels the previous one's work.
  useLayoutEffect(() => results.open(file), [results, file]);
  // Before paint, which takes a tenth of a second for a picture that has just been opened.
  useLayoutEffect(() => {
    if (!atSettings) return;
    if (wanted && visible && plan) results.want(recipe, plan);
    else results.sleep(recipe);
  }, [results, recipe, plan, wanted, visible, atSettings]);
  useEffect(() => () => results.open(undefined), [results]);

  const runOf =
    (recipe: Recipe): Run =>
    (options) =>
      results.run(recipe, options);
  return { outlook, state, runOf, wanted, choose };
}
