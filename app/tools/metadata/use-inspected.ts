import { useEffect, useState } from 'react';
import { importWatched } from '#engine/arrival/scripts.ts';
import type { Inspection } from '#engine/inspect/index.ts';
import type { Removal } from '#engine/inspect/removals.ts';

export const loadInspect = () => importWatched(() => import('#engine/inspect/index.ts'));

/** A file as it is read. */
export interface Inspected {
  file: File;
  bytes: Uint8Array<ArrayBuffer>;
  inspection: Inspection;
  reveals: ReturnType<Awaited<ReturnType<typeof loadInspect>>['revealedBy']>;
  /** How many tags and other parts can be removed. */
  removable: number;
}

/** @throws {ImageError} `codec-unavailable` @throws {DOMException} for a file that can be read no more */
async function inspected(file: File): Promise<Inspected> {
  const [api, buffer] = await Promise.all([loadInspect(), file.arrayBuffer()]);
  const bytes = new Uint8Array(buffer);
  const inspection = await api.inspect(bytes);
  if (!inspection) throw new TypeError('The file is no picture');
  return { file, bytes, inspection, reveals: api.revealedBy(inspection), removable: api.removableIn(inspection) };
}

interface Settled<T> {
  value?: T | undefined;
  error?: unknown;
}

/** Reads a file's metadata. */
export function useInspected(file: File): Settled<Inspected> & { again(): void } {
  const [state, setState] = useState<Settled<Inspected>>({});
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    let isCurrent = true;
    setState({});
    inspected(file).then(
      (value) => isCurrent && setState({ value }),
      (error) => isCurrent && setState({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, attempts]);
  return { ...state, again: () => setAttempts((count) => count + 1) };
}

/** A file with less metadata, read again. */
export interface Cleaned {
  removal: Removal;
  blob: Blob;
  left: Inspection;
  /** Tags and parts that the picture does not need. */
  remaining: number;
  /** Values that it needs. */
  needed: number;
}

async function cleaned({ bytes, inspection, file }: Inspected, removal: Removal): Promise<Cleaned | 'takes-encode'> {
  const { removeMetadata, removableIn } = await loadInspect();
  const made = await removeMetadata(bytes, inspection, removal);
  if (!made) return 'takes-encode';
  const needed = made.left.tags.filter(({ isNeeded }) => isNeeded).length;
  const blob = new Blob([made.bytes], { type: file.type });
  return { removal, blob, left: made.left, remaining: removableIn(made.left), needed };
}

/** Removes metadata of a file, again whenever the choice changes. */
export function useCleaned(from: Inspected | undefined, removal: Removal): Settled<Cleaned | 'takes-encode'> {
  const [state, setState] = useState<Settled<Cleaned | 'takes-encode'>>({});
  useEffect(() => {
    let isCurrent = true;
    setState({});
    if (from) {
      cleaned(from, removal).then(
        (value) => isCurrent && setState({ value }),
        (error) => isCurrent && setState({ error }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [from, removal]);
  return state;
}
