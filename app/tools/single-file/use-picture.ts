import { useCallback, useEffect, useRef, useState } from 'react';
import { errorSentence } from '#app/engine/error-sentences.ts';
import { type Loaded, loadEngine } from '#app/engine/load-engine.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { fetchSample } from '#app/upload/sample.ts';
import { useInHand } from '#app/upload/use-in-hand.ts';

export interface PictureControl {
  picture: OpenedPicture | undefined;
  /** What is being opened, as the visitor knows it. */
  opening: string | undefined;
  /** Why the last file could not be opened, in the visitor's words. */
  error: string | undefined;
  open(file: File): void;
  /** Opens the picture that the site offers for trying out. */
  openSample(): void;
  clearError(): void;
  close(): void;
}

/**
 * The image that a single-file tool works on.
 * @param alongside what else must be there before the picture can be shown, such as the editor's code
 * @param onOpened called right before the picture is shown, with what came alongside
 */
export function usePicture<T>(
  alongside: () => Promise<T>,
  onOpened: (picture: OpenedPicture, door: Loaded['door'], came: T) => void,
): PictureControl {
  const [picture, setPicture] = useState<OpenedPicture>();
  const [opening, setOpening] = useState<string>();
  const [error, setError] = useState<string>();
  const reading = useRef<AbortController>(undefined);
  const latest = useRef(onOpened);
  useEffect(() => {
    latest.current = onOpened;
  });

  const openFrom = useCallback(
    async (name: string, source: (signal: AbortSignal) => File | Promise<File>) => {
      reading.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      reading.current = controller;
      setError(undefined);
      setOpening(name);
      try {
        const [file, { engine, door }, came] = await Promise.all([source(signal), loadEngine(), alongside()]);
        const probe = await engine.probe(file, { signal });
        const { writes, ignores } = await engine.capabilities();
        if (signal.aborted) return;
        const picture = { file, probe, writes, ignores };
        latest.current(picture, door, came);
        setPicture(picture);
        setOpening(undefined);
      } catch (cause) {
        if (signal.aborted) return;
        setError(errorSentence(cause));
        setOpening(undefined);
      }
    },
    [alongside],
  );

  const open = useCallback((file: File) => void openFrom(file.name, () => file), [openFrom]);
  const openSample = useCallback(() => void openFrom('the sample picture', fetchSample), [openFrom]);

  const close = useCallback(() => {
    reading.current?.abort();
    setPicture(undefined);
    setOpening(undefined);
    setError(undefined);
  }, []);

  const clearError = useCallback(() => setError(undefined), []);

  useEffect(() => () => reading.current?.abort(), []);
  const files = picture && [picture.file];
  useInHand(files && { files, along: () => files });

  return { picture, opening, error, open, openSample, clearError, close };
}
