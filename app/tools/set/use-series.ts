import { useCallback, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import { type JobControl, useJob } from '#app/engine/use-job.ts';
import type { Recipe, Result } from '#engine';

export interface SeriesControl extends Pick<JobControl<readonly Result[]>, 'job' | 'reset'> {
  /** The results so far, at their recipes' positions. */
  made: readonly (Result | undefined)[];
  /**
   * Cancels the series that runs and starts another.
   * @returns the results in the order of the recipes, or undefined if it failed or was cancelled; never rejects
   */
  start(
    file: File,
    recipes: readonly Recipe[],
    onFailure: (error: unknown) => void,
  ): Promise<readonly Result[] | undefined>;
}

/** A series of runs of the engine on one file, as one job. */
export function useSeries(): SeriesControl {
  const { job, start: startJob, reset } = useJob<readonly Result[]>();
  const [made, setMade] = useState<SeriesControl['made']>([]);

  const start = useCallback<SeriesControl['start']>(
    (file, recipes, onFailure) =>
      startJob(async ({ signal, onProgress }) => {
        let results: SeriesControl['made'] = recipes.map(() => undefined);
        setMade(results);
        const { engine } = await loadEngine();
        signal.throwIfAborted();
        for await (const { index, result } of engine.runAll(file, recipes, { signal, onProgress })) {
          results = results.with(index, result);
          if (!signal.aborted) setMade(results);
        }
        return results.filter((result) => result !== undefined);
      }, onFailure),
    [startJob],
  );

  return { job, made, start, reset };
}
