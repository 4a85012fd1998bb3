import { useSyncExternalStore } from 'react';
import type { Source } from './store.ts';

/**
 * The value of a store, kept up to date.
 * @param prerendered the value in the prerendered page, and until the page is hydrated
 */
export function useSource<T>({ subscribe, get }: Source<T>, prerendered: T): T {
  return useSyncExternalStore(subscribe, get, () => prerendered);
}
