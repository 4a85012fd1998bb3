import { createStore } from '#app/store.ts';
import { useSource } from '#app/use-source.ts';

export interface OfflineState {
  /** The progress of storing the whole site; undefined if the browser has no service worker. */
  everything?: 'not-asked' | 'under-way' | 'done' | 'failed';
  /** A fraction from 0 to 1. */
  share: number;
  /** The site has a newer build than this page. */
  outdated: boolean;
}

const NOTHING_KNOWN: OfflineState = { share: 0, outdated: false };

const offline = createStore(NOTHING_KNOWN);

export const changeOffline = (change: Partial<OfflineState>): void => offline.set({ ...offline.get(), ...change });

/** The service worker's reports. It answers once the page is idle. */
export const useOffline = (): OfflineState => useSource(offline, NOTHING_KNOWN);
