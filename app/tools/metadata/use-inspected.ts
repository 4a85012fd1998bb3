import { useEffect, useState } from 'react';
import { Inspector } from '#engine/inspect/inspector.ts';
import type { Removal } from '#engine/inspect/removals.ts';
import type { Read, Removed } from '#engine/inspect/requests.ts';

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

/** Removes metadata of a file, again whenever the choice changes. */
export function useCleaned(from: Inspected | undefined, removal: Removal): Settled<Removed | 'takes-encode'> {
  const [state, setState] = useState<Settled<Removed | 'takes-encode'>>({});
  useEffect(() => {
    let isCurrent = true;
    setState({});
    from?.inspector.remove(removal).then(
      (value) => isCurrent && setState({ value }),
      (error) => isCurrent && setState({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [from, removal]);
  return state;
}
