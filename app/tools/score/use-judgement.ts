import { useEffect, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { Judgement, Recipe, Result } from '#engine';

/** A result with its file and recipe. */
export interface Judgeable {
  file: File;
  recipe: Recipe;
  result: Result;
}

/** The known facts about a result: its score and its map. Both stay undefined for a result that cannot be scored. */
export interface KnownJudgement {
  score: number | undefined;
  map: Judgement | undefined;
}

/** Both pictures are in memory as pixels. */
const MOST_PIXELS = 40e6;
/** Settings are often changed again within this time. */
const SETTLE_MS = 300;

/** Results are shown again, in another step and when settings are tried again. */
const judged = new WeakMap<Result, { judgement: Judgement | undefined }>();

/** Whether the metric has been loaded, because it was used. */
let isMetricHere = false;

/** One frame is not representative of an animation, and an unchanged original needs no score. */
export function isJudgeable({ frames, width, height, notes }: Result): boolean {
  return frames === 1 && width * height <= MOST_PIXELS && !notes.some(({ code }) => code === 'left-as-it-is');
}

/**
 * A result's similarity to its original: the score from the run, otherwise computed when the browser is idle. Cancelled
 * when another result or none is shown.
 * @param made the result to score, if there is one
 * @param wantsMap also computes the map of differences
 * @param restMs how long a result that may soon be replaced must stay before it is scored
 */
export function useJudgement(made: Judgeable | undefined, wantsMap: boolean, restMs = SETTLE_MS): KnownJudgement {
  const result = made?.result;
  const [, setLatest] = useState<Result>();
  const known = result && judged.get(result);
  const isDue = result !== undefined && isJudgeable(result) && !known && (wantsMap || result.score === undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the file and the recipe belong to the result
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
      // Without a network the metric could not be loaded, and a missing score is not worth an error.
      if (!isMetricHere && !navigator.onLine) return;
      const judgement = await engine.judge(file, recipe, result.blob, { signal });
      isMetricHere = true;
      tell(judgement);
    };
    // A visitor cannot do anything about a missing score.
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

/** Waits for an idle browser. Safari does not report idleness. */
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
