import { useEffect, useState } from 'react';
import { createStore } from '#app/store.ts';
import { useSource } from '#app/use-source.ts';
import type { Wanted } from '#engine/inspect/requests.ts';
import { CleanList, type Rows } from './clean-list.ts';
import { Cleaners } from './cleaners.ts';

const NONE: Rows = new Map();
const NO_ROWS = createStore(NONE);

/** The files of a list, each as far as it is cleaned. */
export function useCleanList(
  files: readonly File[],
  { removal, changes }: Wanted,
): { rows: Rows; again(file: File): void } {
  const [list, setList] = useState<CleanList>();
  useEffect(() => {
    const cleaners = new Cleaners();
    const made = new CleanList(cleaners.clean);
    setList(made);
    return () => {
      made[Symbol.dispose]();
      cleaners[Symbol.dispose]();
    };
  }, []);
  useEffect(() => list?.show(files, { removal, changes }), [list, files, removal, changes]);
  const rows = useSource(list?.rows ?? NO_ROWS, NONE);
  return { rows, again: (file) => list?.again(file) };
}
