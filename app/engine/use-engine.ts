import { useEffect } from 'react';
import { useSource } from '#app/use-source.ts';
import { noteArrival } from './first-job.ts';
import { type Loaded, loadEngine, loadedEngine } from './load-engine.ts';

/** Fetches the engine and starts its first worker. What fails here is met again, and told, when a file arrives. */
function warmEngine(): void {
  loadEngine().then(
    ({ engine }) => noteArrival(engine.warm()),
    () => {},
  );
}

/** The engine's facts for drawing, once it is loaded; undefined until then and while a page is prerendered. */
export const useEngine = (): Loaded | undefined => useSource(loadedEngine, undefined);

/** What tells that somebody is there and at work, long before a file is chosen. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'dragenter'] as const;

/**
 * Warms the engine with the first sign of a visitor at the page: its megabytes and its start then overlap with reaching
 * for a file, and a visitor who only looks at the page, or leaves it at once, does not pay for them.
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
