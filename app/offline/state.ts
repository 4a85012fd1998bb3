import { useSyncExternalStore } from 'react';

export interface OfflineState {
  /** The progress of storing the whole site; undefined if the browser has no service worker. */
  everything?: 'not-asked' | 'under-way' | 'done' | 'failed';
  /** A fraction from 0 to 1. */
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

/** The state of the service worker; undefined until it has answered, after the page is idle. */
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
