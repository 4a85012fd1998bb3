import { useEffect, useState } from 'react';
import { hasChanges } from '#engine/inspect/has-changes.ts';
import { Inspector } from '#engine/inspect/inspector.ts';
import type { Made, Read, Wanted } from '#engine/inspect/requests.ts';

/** A file as it is read, and what reads it. */
export interface Inspected extends Read {
  inspector: Inspector;
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
    const inspector = new Inspector();
    inspector.inspect(file).then(
      (read) => isCurrent && setState({ value: { ...read, inspector } }),
      (error) => isCurrent && setState({ error }),
    );
    return () => {
      isCurrent = false;
      inspector[Symbol.dispose]();
    };
  }, [file, attempts]);
  return { ...state, again: () => setAttempts((count) => count + 1) };
}

/** A file is not made with every letter. */
const SETTLE_MS = 200;

/** Removes and writes metadata of a file, again whenever the choice changes. */
export function useCleaned(from: Inspected | undefined, { removal, changes }: Wanted): Settled<Made> {
  const [state, setState] = useState<Settled<Made>>({});
  useEffect(() => {
    let isCurrent = true;
    setState({});
    const start = () =>
      from?.inspector.remove({ removal, changes }).then(
        (value) => isCurrent && setState({ value }),
        (error) => isCurrent && setState({ error }),
      );
    const timer = setTimeout(start, hasChanges(changes) ? SETTLE_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [from, removal, changes]);
  return state;
}
