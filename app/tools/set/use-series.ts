import { useCallback, useEffect, useRef, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { Progress, Recipe, Result } from '#engine';

/** One series of runs of the engine on one file, as a page shows it. */
export type SeriesState =
  | { state: 'idle' }
  /** @param made the results so far, at their recipes' positions */
  | { state: 'running'; progress: Progress; made: readonly (Result | undefined)[] }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; results: readonly Result[] };

export interface SeriesControl {
  series: SeriesState;
  /**
   * Cancels the series that runs and starts another.
   * @returns the results in the order of the recipes, or undefined if it failed or was cancelled; never rejects
   */
  start(
    file: File,
    recipes: readonly Recipe[],
    onFailure: (error: unknown) => void,
  ): Promise<readonly Result[] | undefined>;
  /** Also cancels. */
  reset(): void;
}

const IDLE: SeriesState = { state: 'idle' };
const QUEUED: Progress = { stage: 'queued', done: 0 };

/** One series at a time. Leaving the page cancels it. */
export function useSeries(): SeriesControl {
  const [series, setSeries] = useState<SeriesState>(IDLE);
  const running = useRef<AbortController>(undefined);

  const reset = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setSeries(IDLE);
  }, []);

  const start = useCallback<SeriesControl['start']>(async (file, recipes, onFailure) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let made: readonly (Result | undefined)[] = recipes.map(() => undefined);
    let progress = QUEUED;
    const show = () => {
      if (!signal.aborted) setSeries({ state: 'running', progress, made });
    };
    const onProgress = (next: Progress) => {
      progress = next;
      show();
    };
    show();
    try {
      const { engine } = await loadEngine();
      signal.throwIfAborted();
      for await (const { index, result } of engine.runAll(file, recipes, { signal, onProgress })) {
        made = made.with(index, result);
        show();
      }
      signal.throwIfAborted();
      const results = made.filter((result) => result !== undefined);
      setSeries({ state: 'done', results });
      return results;
    } catch (error) {
      // A cancelled series has already been removed from the screen.
      if (signal.aborted) return undefined;
      setSeries({ state: 'failed', error });
      onFailure(error);
      return undefined;
    }
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  return { series, start, reset };
}
