import { useEffect, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { Recipe } from '#engine';
import { type MadePhoto, makePhoto } from './make-photo.ts';
import type { Rules } from './rules.ts';

/** A frame is dragged through many places. */
const SETTLE_MS = 300;

export interface FormPhotoState {
  /** The last file, perhaps of earlier settings. */
  made?: MadePhoto | undefined;
  /** It belongs to the current settings. */
  isCurrent: boolean;
  error?: unknown;
}

const NOTHING: FormPhotoState = { isCurrent: false };

/**
 * The file that a form asks for, made again whenever its recipe changes.
 * @param recipe undefined while the rules contradict each other
 */
export function useFormPhoto(file: File, recipe: Recipe | undefined, rules: Rules): FormPhotoState & { again(): void } {
  const [state, setState] = useState(NOTHING);
  const [attempts, setAttempts] = useState(0);
  const wanted = recipe && JSON.stringify({ recipe, rules });
  // biome-ignore lint/correctness/useExhaustiveDependencies: recipe and rules are compared by content, and each attempt makes it again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState(({ made }) => ({ made, isCurrent: false }));
    const make = async () => {
      if (!recipe) return;
      const { engine } = await loadEngine();
      signal.throwIfAborted();
      const made = await makePhoto(engine, file, recipe, rules, signal);
      if (!signal.aborted) setState({ made, isCurrent: true });
    };
    const timer = setTimeout(() => {
      make().catch((error) => {
        if (!signal.aborted) setState(({ made }) => ({ made, isCurrent: false, error }));
      });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [file, wanted, attempts]);
  return { ...state, again: () => setAttempts((count) => count + 1) };
}
