import { useSyncExternalStore } from 'react';

export interface OfflineState {
  /** How far the visitor's wish to keep the whole site has come; undefined where the browser has no service worker. */
  everything?: 'not-asked' | 'under-way' | 'done' | 'failed';
  /** Of what is being kept, from 0 to 1. */
  share: number;
  /** The site has a newer build than this page. */
  outdated: boolean;
}

const NOTHING_KNOWN: OfflineState = { share: 0, outdated: false };

let state = NOTHING_KNOWN;
const listeners = new Set<() => void>();

export function changeOffline(change: Partial<OfflineState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** What is known of the service worker; nothing until it has answered, which is after the page has come to rest. */
export function useOffline(): OfflineState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => NOTHING_KNOWN,
  );
}
