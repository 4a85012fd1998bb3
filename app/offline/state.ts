import { createStore } from '#app/store.ts';
import { useSource } from '#app/use-source.ts';

export interface OfflineState {
  /** How far the visitor's wish to keep the whole site has come; undefined where the browser has no service worker. */
  everything?: 'not-asked' | 'under-way' | 'done' | 'failed';
  /** Of what is being kept, from 0 to 1. */
  share: number;
  /** The site has a newer build than this page. */
  outdated: boolean;
}

const NOTHING_KNOWN: OfflineState = { share: 0, outdated: false };

const offline = createStore(NOTHING_KNOWN);

export const changeOffline = (change: Partial<OfflineState>): void => offline.set({ ...offline.get(), ...change });

/** What the service worker has reported; it answers once the page has come to rest. */
export const useOffline = (): OfflineState => useSource(offline, NOTHING_KNOWN);
