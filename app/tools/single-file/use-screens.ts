import { useCallback, useEffect, useState } from 'react';
import type { Loaded } from '#app/engine/load-engine.ts';
import { unavailable } from '#app/engine/unavailable.ts';
import { importWatched } from '#engine/arrival/scripts.ts';
import { formatCount } from '#words/language.ts';

/** A page's first formatter takes 15 ms, since the browser reads its data of languages. The screens are full of numbers. */
const warmFormatters = () => void formatCount(0);

/**
 * Loads a tool's screens after the upload together with the engine.
 * @param load the same function in each render
 * @param ready what else the screens need
 * @returns the screens once they are loaded, and a function that loads them if an earlier attempt failed
 */
export function useScreens<T>(
  engine: Loaded | undefined,
  load: () => Promise<T>,
  ready: () => Promise<unknown>,
): [T | undefined, () => Promise<T>] {
  const [screens, setScreens] = useState<{ loaded: T }>();
  const fetchScreens = useCallback(async () => {
    const [loaded] = await Promise.all([importWatched(load), ready()]).catch((cause) => {
      throw unavailable('The tool', cause);
    });
    setScreens({ loaded });
    return loaded;
  }, [load, ready]);
  // A failure is repeated, and reported, when a file arrives.
  useEffect(() => {
    if (engine) fetchScreens().then(warmFormatters, () => {});
  }, [engine, fetchScreens]);
  return [screens?.loaded, fetchScreens];
}
