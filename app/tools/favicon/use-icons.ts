import { useEffect, useState } from 'react';
import { useMade } from '#app/tools/series/use-made.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { type MadeIcon, makeIcons } from './make-icons.ts';
import type { FaviconSettings } from './settings.ts';

const NONE: readonly MadeIcon[] = [];

/** The icons of a picture, made again whenever its settings change. The website's name is in none of them. */
export function useIcons({ file, probe }: OpenedPicture, { fit, padding, background }: FaviconSettings) {
  const settings = { fit, padding, background, name: '' };
  const { made = NONE, ...state } = useMade(file, JSON.stringify(settings), (engine, signal) =>
    makeIcons(engine, file, probe, settings, signal),
  );
  return { icons: made, ...state };
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
