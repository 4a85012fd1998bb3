import { useEffect, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { type MadeIcon, makeIcons } from './make-icons.ts';
import type { FaviconSettings } from './settings.ts';

/** A slider is dragged through many values. */
const SETTLE_MS = 200;

export interface IconsState {
  /** The last complete icons, perhaps of earlier settings. */
  icons: readonly MadeIcon[];
  /** They belong to the current settings. */
  current: boolean;
  error?: unknown;
}

export interface IconsControl extends IconsState {
  /** Makes them again, after a failure. */
  again(): void;
}

const NOTHING: IconsState = { icons: [], current: false };

/** The icons of a picture, made again whenever its settings change. */
export function useIcons({ file, probe }: OpenedPicture, settings: FaviconSettings): IconsControl {
  const { fit, padding, background } = settings;
  const { width, height, alpha } = probe;
  const [state, setState] = useState(NOTHING);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt makes them again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState(({ icons }) => ({ icons, current: false }));
    const make = async () => {
      const { engine } = await loadEngine();
      signal.throwIfAborted();
      const wanted = { fit, padding, background, name: '' };
      const icons = await makeIcons(engine, file, { width, height, alpha }, wanted, signal);
      if (!signal.aborted) setState({ icons, current: true });
    };
    const timer = setTimeout(() => {
      make().catch((error) => {
        if (!signal.aborted) setState(({ icons }) => ({ icons, current: false, error }));
      });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [file, width, height, alpha, fit, padding, background, attempts]);
  return { ...state, again: () => setAttempts((count) => count + 1) };
}

/** An address of each blob, released when they change. */
export function useAddresses(icons: readonly MadeIcon[]): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const made = new Map(icons.map(({ name, blob }) => [name, URL.createObjectURL(blob)]));
    setAddresses(made);
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [icons]);
  return addresses;
}
