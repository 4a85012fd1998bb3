import { useEffect, useState } from 'react';
import { createStore } from '#app/store.ts';
import { useSource } from '#app/use-source.ts';
import type { Removal } from '#engine/inspect/removals.ts';
import { CleanList, type Rows } from './clean-list.ts';
import { Cleaners } from './cleaners.ts';

const NONE: Rows = new Map();
const NO_ROWS = createStore(NONE);

/** The files of a list, each as far as it is cleaned. */
export function useCleanList(files: readonly File[], removal: Removal): { rows: Rows; again(file: File): void } {
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
  useEffect(() => list?.show(files, removal), [list, files, removal]);
  const rows = useSource(list?.rows ?? NO_ROWS, NONE);
  return { rows, again: (file) => list?.again(file) };
}
