import { useEffect, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { Engine } from '#engine';

/** Settings are dragged through many values. */
const SETTLE_MS = 200;

interface MadeState<T> {
  /** What was made last, perhaps with earlier settings. */
  made?: T | undefined;
  error?: unknown;
}

/** What a result was made of. */
interface Origin {
  file: File;
  settings: string;
}

/**
 * What is made of a file, again whenever its settings change.
 * `isCurrent`: it belongs to the current settings.
 * @param settings all that the result depends on, as text
 * @param make undefined if nothing can be made with the settings
 */
export function useMade<T>(
  file: File,
  settings: string,
  make: ((engine: Engine, signal: AbortSignal) => Promise<T>) | undefined,
): MadeState<T> & { isCurrent: boolean; again(): void } {
  const [state, setState] = useState<MadeState<T> & { of?: Origin }>({});
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings stand for what is made, and each attempt makes it again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState(({ made }) => ({ made }));
    if (!make) return;
    const run = async () => {
      const { engine } = await loadEngine();
      signal.throwIfAborted();
      const made = await make(engine, signal);
      if (!signal.aborted) setState({ made, of: { file, settings } });
    };
    const timer = setTimeout(() => {
      run().catch((error) => {
        if (!signal.aborted) setState(({ made }) => ({ made, error }));
      });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [file, settings, attempts]);
  const { made, error, of } = state;
  // With the first render of other settings, the state is still that of the earlier ones.
  const isCurrent = of?.file === file && of.settings === settings;
  return { made, error, isCurrent, again: () => setAttempts((count) => count + 1) };
}
