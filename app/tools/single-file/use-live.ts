import { useLayoutEffect, useMemo, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import { LiveResults } from '#app/tools/live/live-results.ts';
import type { LiveState } from '#app/tools/live/live-state.ts';
import { useLiveWanted } from '#app/tools/live/live-wanted.ts';
import { useVisible } from '#app/tools/live/use-visible.ts';
import { type PlanOrProblem, planOrProblem } from '#app/tools/losses/plan-of.ts';
import { useMissingWatermark } from '#app/tools/watermark/use-missing.ts';
import type { WorkbenchProps } from './workbench.ts';

interface LiveProps extends Pick<WorkbenchProps, 'screen' | 'picture' | 'api' | 'recipe' | 'live'> {
  /** Whether the settings are only what the visitor's edits start from, if they lose nothing. */
  awaitsEdit?: boolean;
  /** Whether the settings have a value that their field does not allow. */
  isWrong?: boolean;
}

export interface Live {
  /** The plan for the picture. */
  planned: PlanOrProblem;
  state: LiveState;
  /** Whether live results are on, by the visitor's choice or the browser's report on data and power. */
  wanted: boolean;
  choose(wanted: boolean): void;
}

/** The results of a picture while its settings change. Nothing is made in advance while the page is hidden. */
export function useLive({ screen, picture, api, recipe, live, awaitsEdit = false, isWrong }: LiveProps): Live {
  const { probe, writes } = picture;
  const [results] = useState(() => new LiveResults(loadEngine));
  const [wanted, choose] = useLiveWanted();
  const visible = useVisible();
  const planned = useMemo(() => planOrProblem(api, probe, recipe, writes), [api, probe, recipe, writes]);
  const { plan } = planned;
  // The page asks for the picture of a watermark first.
  const isGone = useMissingWatermark(recipe.edits);
  const isPossible = wanted && visible && !isGone && !isWrong;

  useLayoutEffect(() => screen.follow(results), [screen, results]);
  // Before paint, which takes a tenth of a second for a picture that has just been opened.
  useLayoutEffect(() => {
    screen.want({
      settings: recipe,
      plan: isPossible ? plan : undefined,
      awaitsEdit: awaitsEdit && plan?.lossless === true,
    });
  }, [screen, recipe, plan, awaitsEdit, isPossible]);

  return { planned, state: live, wanted, choose };
}
