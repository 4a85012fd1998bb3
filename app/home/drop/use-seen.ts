import { useEffect, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { Size } from '#engine';

/** The known facts about a file, so far. */
export interface Seen {
  /** Its format's label. */
  label?: string;
  size?: Size;
  /** The address of a small picture. */
  picture?: string;
}

/** The number of pictures that fit in a row on a phone. */
export const MOST_SHOWN = 4;
/** 112 pixels with two device pixels per CSS pixel. */
const SIDE = 224;
const NOTHING: ReadonlyMap<File, Seen> = new Map();

/**
 * Reads files one after the other: kind and size of all, and pictures of the first ones. Unreadable files stay unknown,
 * and the tool reports why.
 */
export function useSeen(files: readonly File[]): ReadonlyMap<File, Seen> {
  const [seen, setSeen] = useState(NOTHING);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const pictures: string[] = [];
    const tell = (file: File, facts: Seen) => {
      if (!signal.aborted) setSeen((before) => new Map(before).set(file, { ...before.get(file), ...facts }));
    };
    const look = async () => {
      const { engine, door } = await loadEngine();
      for (const [index, file] of files.entries()) {
        const probe = await engine.probe(file, { signal }).catch(() => undefined);
        if (signal.aborted) return;
        if (!probe) continue;
        tell(file, { label: door.formatOf(probe.format).label, size: probe });
        if (index >= MOST_SHOWN) continue;
        const drawn = await engine.preview(file, { maxSide: SIDE, signal }).catch(() => undefined);
        if (!drawn || signal.aborted) continue;
        const picture = URL.createObjectURL(drawn);
        pictures.push(picture);
        tell(file, { picture });
      }
    };
    look().catch(() => {});
    return () => {
      controller.abort();
      for (const picture of pictures) URL.revokeObjectURL(picture);
    };
  }, [files]);
  return seen;
}
