import { useEffect, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { Judgement, Recipe, Result } from '#engine';

/** A result as it was made. */
export interface Judgeable {
  file: File;
  recipe: Recipe;
  result: Result;
}

/** What is known of it: nothing yet, or for good where it cannot be judged; its score; where it differs. */
export interface KnownJudgement {
  score: number | undefined;
  map: Judgement | undefined;
}

/** Both pictures are held in memory as pixels. */
const MOST_PIXELS = 40e6;
/** A moment in which settings are often changed again. */
const SETTLE_MS = 300;

/** Results come back, from one step to the next and when settings are tried again. */
const judged = new WeakMap<Result, { judgement: Judgement | undefined }>();

/** The metric has been fetched: it was used. */
let isMetricHere = false;

/** A frame says little of an animation, and the original as it is has nothing to be judged. */
export function isJudgeable({ frames, width, height, notes }: Result): boolean {
  return frames === 1 && width * height <= MOST_PIXELS && !notes.some(({ code }) => code === 'left-as-it-is');
}

/**
 * How much a result looks like its original: as the run measured it, else worked out when the browser is idle. What is
 * going on ends when another result is shown or none.
 * @param made what there is to judge, if there is anything
 * @param wantsMap where it differs is to be known as well
 * @param restMs of a result that may soon be another one: how long it has to stay before it is judged
 */
export function useJudgement(made: Judgeable | undefined, wantsMap: boolean, restMs = SETTLE_MS): KnownJudgement {
  const result = made?.result;
  const [, setLatest] = useState<Result>();
  const known = result && judged.get(result);
  const isDue = result !== undefined && isJudgeable(result) && !known && (wantsMap || result.score === undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the file and the recipe are those that the result was made of
  useEffect(() => {
    if (!isDue || !made) return;
    const { file, recipe, result } = made;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (judgement: Judgement | undefined) => {
      if (signal.aborted) return;
      judged.set(result, { judgement });
      setLatest(result);
    };
    const judge = async () => {
      const { engine } = await loadEngine();
      // Without a network it could not be fetched, and a score is not worth an error.
      if (!isMetricHere && !navigator.onLine) return;
      const judgement = await engine.judge(file, recipe, result.blob, { signal });
      isMetricHere = true;
      tell(judgement);
    };
    // Not being able to tell a score is nothing that a visitor could do something about.
    const start = () => judge().catch(() => tell(undefined));
    const cancel = wantsMap ? now(start) : afterRest(restMs, start);
    return () => {
      cancel();
      controller.abort();
    };
  }, [isDue, wantsMap, result, restMs]);

  return { score: result?.score ?? known?.judgement?.score, map: known?.judgement };
}

function now(work: () => void): () => void {
  work();
  return () => {};
}

/** And when the browser is idle, where it tells; Safari does not. */
function afterRest(restMs: number, work: () => void): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') handle = requestIdleCallback(work);
    else work();
  }, restMs);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
