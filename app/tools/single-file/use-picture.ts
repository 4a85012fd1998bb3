import { useCallback, useEffect, useRef, useState } from 'react';
import { errorSentence } from '#app/engine/error-sentences.ts';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { Probe } from '#engine';

/** A file that turned out to be an image. */
export interface Picture {
  file: File;
  probe: Probe;
}

export interface PictureControl {
  picture: Picture | undefined;
  /** The file whose header is being read. */
  opening: File | undefined;
  /** Why the last file could not be opened, in the visitor's words. */
  error: string | undefined;
  open(file: File): void;
  clearError(): void;
  close(): void;
}

/**
 * The image that a single-file tool works on.
 * @param alongside what else must be there before the picture can be shown, such as the editor's code
 */
export function usePicture(alongside: () => Promise<unknown>): PictureControl {
  const [picture, setPicture] = useState<Picture>();
  const [opening, setOpening] = useState<File>();
  const [error, setError] = useState<string>();
  const reading = useRef<AbortController>(undefined);

  const open = useCallback(
    async (file: File) => {
      reading.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      reading.current = controller;
      setError(undefined);
      setOpening(file);
      try {
        const [{ engine }] = await Promise.all([loadEngine(), alongside()]);
        const probe = await engine.probe(file, { signal });
        if (signal.aborted) return;
        setPicture({ file, probe });
        setOpening(undefined);
      } catch (cause) {
        if (signal.aborted) return;
        setError(errorSentence(cause));
        setOpening(undefined);
      }
    },
    [alongside],
  );

  const close = useCallback(() => {
    reading.current?.abort();
    setPicture(undefined);
    setOpening(undefined);
    setError(undefined);
  }, []);

  const clearError = useCallback(() => setError(undefined), []);

  useEffect(() => () => reading.current?.abort(), []);

  return { picture, opening, error, open, clearError, close };
}
