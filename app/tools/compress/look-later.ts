import { loadEngine } from '#app/engine/load-engine.ts';
import type { Recipe, Result } from '#engine';

/** The result's own score comes first. */
const AFTER_MS = 1000;

/** Runs another recipe for a picture. */
export type RunOther = (recipe: Recipe) => Promise<Result>;

/**
 * Looks for something to offer once a result is there.
 * @param found receives it, unless the returned function was called before
 */
export function lookLater<T>(file: File, look: (run: RunOther) => Promise<T>, found: (it: T) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (recipe: Recipe) => (await loadEngine()).engine.run(file, recipe, { signal });
  // An offer that fails is not missed.
  const timer = setTimeout(
    () =>
      look(run).then(
        (it) => !signal.aborted && found(it),
        () => {},
      ),
    AFTER_MS,
  );
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
