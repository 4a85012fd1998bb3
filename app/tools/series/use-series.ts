import { useCallback, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { SingleFileScreen } from '#app/tools/single-file/single-file-screen.ts';
import type { Recipe, Result } from '#engine';

export interface Series {
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

/** A series of runs of the engine on one file, as one run of the screen. */
export function useSeries<T>(screen: SingleFileScreen<readonly Result[], T, unknown>): Series {
  const [made, setMade] = useState<Series['made']>([]);

  const start = useCallback<Series['start']>(
    (file, recipes, onFailure) =>
      screen.start(async ({ signal, onProgress }) => {
        let results: Series['made'] = recipes.map(() => undefined);
        setMade(results);
        const { engine } = await loadEngine();
        signal.throwIfAborted();
        for await (const { index, result } of engine.runAll(file, recipes, { signal, onProgress })) {
          results = results.with(index, result);
          if (!signal.aborted) setMade(results);
        }
        return results.filter((result) => result !== undefined);
      }, onFailure),
    [screen],
  );

  return { made, start };
}
