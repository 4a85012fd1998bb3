import { useSyncExternalStore } from 'react';
import { keep, recall } from '#app/device-storage.ts';

/* Whether results are saved under the name of the file that they were made of: remembered on the device, for all tools. */

const KEY = 'keep-original-name';
const YES = 'on';

/** Holds until the page is left, where the device keeps nothing. */
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

/** Whether results keep the original name, and a way to choose. */
export function useKeepName(): [boolean, (wanted: boolean) => void] {
  return [useSyncExternalStore(subscribe, isWanted, () => false), choose];
}
