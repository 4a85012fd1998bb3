import { useEffect, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { Engine } from '#engine';

/** Settings are dragged through many values. */
const SETTLE_MS = 200;

interface MadeState<T> {
  /** What was made last, perhaps with earlier settings. */
  made?: T | undefined;
  /** It belongs to the current settings. */
  isCurrent: boolean;
  error?: unknown;
}

/**
 * What is made of a file, again whenever its settings change.
 * @param settings all that the result depends on, as text
 * @param make undefined if nothing can be made with the settings
 */
export function useMade<T>(
  file: File,
  settings: string,
  make: ((engine: Engine, signal: AbortSignal) => Promise<T>) | undefined,
): MadeState<T> & { again(): void } {
  const [state, setState] = useState<MadeState<T>>({ isCurrent: false });
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings stand for what is made, and each attempt makes it again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState(({ made }) => ({ made, isCurrent: false }));
    if (!make) return;
    const run = async () => {
      const { engine } = await loadEngine();
      signal.throwIfAborted();
      const made = await make(engine, signal);
      if (!signal.aborted) setState({ made, isCurrent: true });
    };
    const timer = setTimeout(() => {
      run().catch((error) => {
        if (!signal.aborted) setState(({ made }) => ({ made, isCurrent: false, error }));
      });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [file, settings, attempts]);
  return { ...state, again: () => setAttempts((count) => count + 1) };
}
