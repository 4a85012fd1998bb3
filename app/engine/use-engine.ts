import { useEffect } from 'react';
import { useSource } from '#app/use-source.ts';
import { noteArrival } from './first-job.ts';
import { type Loaded, loadEngine, loadedEngine } from './load-engine.ts';

/**
 * Loads the engine and starts its first worker. An error is ignored here: it occurs again, and is shown, when a file
 * arrives.
 */
function warmEngine(): void {
  loadEngine().then(
    ({ engine }) => noteArrival(engine.warm()),
    () => {},
  );
}

/** The engine's facts for rendering, once it is loaded; undefined before that and during prerendering. */
export const useEngine = (): Loaded | undefined => useSource(loadedEngine, undefined);

/** Events that show activity long before a file is chosen. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'dragenter'] as const;

/**
 * Loads the engine at the visitor's first activity. Its megabytes and its start then overlap with choosing a file, and
 * visitors who only look at the page, or leave at once, do not pay for them.
 */
export function useWarmEngine(): void {
  useEffect(() => {
    const listening = new AbortController();
    const warm = () => {
      listening.abort();
      warmEngine();
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, warm, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);
}
