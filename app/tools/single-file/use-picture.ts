import { useCallback, useEffect, useRef, useState } from 'react';
import { errorSentence, isUnavailable } from '#app/engine/error-words.ts';
import { isAccepted } from '#app/engine/incomplete.ts';
import { type Loaded, loadEngine } from '#app/engine/load-engine.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { fetchSample } from '#app/upload/sample.ts';
import { useInHand } from '#app/upload/use-in-hand.ts';
import { sameJson } from '#engine/recipe/same-json.ts';

interface Incomplete {
  file: File;
  /** The share of the picture that is missing, if it is known. */
  missing: number | undefined;
}

export interface PictureControl {
  picture: OpenedPicture | undefined;
  /** The name of the file that is being opened. */
  opening: string | undefined;
  /** Why the last file could not be opened, for the visitor. */
  error: string | undefined;
  /** The last file, if it ends early: the visitor is asked whether to go on with what there is. */
  incomplete: Incomplete | undefined;
  /** Opens the last file again, if a part of the site has not arrived. */
  again: (() => void) | undefined;
  open(file: File): void;
  /** Opens the site's sample picture. */
  openSample(): void;
  clearError(): void;
  close(): void;
}

/** How long the engine may take to probe a file before the facts from its header are shown, in milliseconds. */
const PATIENCE = 300;

const noPicture = () => undefined;

async function look(file: File, { engine }: Loaded, signal: AbortSignal): Promise<OpenedPicture> {
  const probe = await engine.probe(file, { signal, seesAlpha: true });
  const { writes, ignores } = await engine.capabilities();
  return { file, probe, writes, ignores };
}

/**
 * The facts that are shown while the engine is loading; undefined for a format that needs a decoder, and for a picture whose pixels
 * decide which format the page opens with.
 */
async function lookEarly(file: File, { api }: Loaded): Promise<OpenedPicture | undefined> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  // The engine's own probe may still succeed.
  const probe = await api.earlyProbe(new Uint8Array(await file.arrayBuffer())).catch(noPicture);
  return probe && !probe.alpha ? { file, probe, writes: api.WRITABLE_IDS, ignores: [] } : undefined;
}

/** Whether a tool opens both with the same settings. */
function isAlike(a: OpenedPicture, b: OpenedPicture): boolean {
  const facts = ['format', 'width', 'height', 'frames', 'alpha'] as const;
  return facts.every((fact) => a.probe[fact] === b.probe[fact]) && sameJson(a.writes, b.writes);
}

/**
 * The image of a single-file tool.
 * @param alongside loads whatever else the picture needs, such as the editor's code
 * @param onOpened called right before the picture is shown, with the result of `alongside`
 */
export function usePicture<T>(
  alongside: () => Promise<T>,
  onOpened: (picture: OpenedPicture, api: Loaded['api'], came: T) => void,
): PictureControl {
  const [picture, setPicture] = useState<OpenedPicture>();
  const [opening, setOpening] = useState<string>();
  const [error, setError] = useState<string>();
  const [incomplete, setIncomplete] = useState<Incomplete>();
  const [again, setAgain] = useState<() => void>();
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
      setIncomplete(undefined);
      setAgain(undefined);
      setOpening(name);
      let shown: OpenedPicture | undefined;
      try {
        const [file, loaded, came] = await Promise.all([source(signal), loadEngine(), alongside()]);
        const show = (picture: OpenedPicture) => {
          if (signal.aborted || sameJson({ ...shown, file: 0 }, { ...picture, file: 0 })) return;
          // Settings that were made meanwhile stay, unless header or browser lack something that affects them.
          if (!shown || !isAlike(shown, picture)) latest.current(picture, loaded.api, came);
          shown = picture;
          setPicture(picture);
          setOpening(undefined);
        };
        const looked = look(file, loaded, signal);
        const early = await Promise.race([looked.then(noPicture, noPicture), lookEarly(file, loaded)]);
        if (early) show(early);
        const { probe } = await looked;
        if (probe.incomplete && !isAccepted(file)) {
          if (signal.aborted) return;
          setPicture(undefined);
          setOpening(undefined);
          setIncomplete({ file, missing: probe.incomplete.missing });
        } else show(await looked);
      } catch (cause) {
        if (signal.aborted) return;
        if (shown) setPicture(undefined);
        setError(errorSentence(cause));
        if (isUnavailable(cause)) setAgain(() => () => openFrom(name, source));
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
    setIncomplete(undefined);
    setAgain(undefined);
  }, []);

  const clearError = useCallback(() => {
    setError(undefined);
    setIncomplete(undefined);
    setAgain(undefined);
  }, []);

  useEffect(() => () => reading.current?.abort(), []);
  const files = picture && [picture.file];
  useInHand(files && { files, along: () => files });

  return { picture, opening, error, incomplete, again, open, openSample, clearError, close };
}
