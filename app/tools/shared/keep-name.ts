import { useSyncExternalStore } from 'react';
import { keep, recall } from '#app/device-storage.ts';

/* Whether results are saved under the original file's name: remembered on the device, for all tools. */

const KEY = 'keep-original-name';
const YES = 'on';

/** Applies until the page is closed, if the device stores nothing. */
let choice: boolean | undefined;
const listeners = new Set<() => void>();

const isWanted = () => choice ?? recall(KEY) === YES;

function choose(wanted: boolean): void {
  choice = wanted;
  keep(KEY, wanted ? YES : undefined);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether results keep the original name, and a function to change it. */
export function useKeepName(): [boolean, (wanted: boolean) => void] {
  return [useSyncExternalStore(subscribe, isWanted, () => false), choose];
}
