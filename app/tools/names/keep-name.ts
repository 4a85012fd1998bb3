import { keep, recall } from '#app/device-storage.ts';
import { createStore } from '#app/store.ts';
import { useSource } from '#app/use-source.ts';

/* Whether results are saved under the name of the original file: remembered on the device, for all tools. */

const KEY = 'keep-original-name';
const YES = 'on';

/** Applies until the page is closed, for devices that store nothing. */
const choice = createStore<boolean | undefined>(undefined);

const wanted = { ...choice, get: () => choice.get() ?? recall(KEY) === YES };

function choose(wanted: boolean): void {
  keep(KEY, wanted ? YES : undefined);
  choice.set(wanted);
}

/** Whether results keep the original name, and a function to change it. */
export function useKeepName(): [boolean, (wanted: boolean) => void] {
  return [useSource(wanted, false), choose];
}
