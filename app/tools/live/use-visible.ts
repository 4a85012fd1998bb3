import { useSyncExternalStore } from 'react';

const isVisible = () => document.visibilityState === 'visible';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is in sight, as far as the browser tells. */
export function useVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => false);
}
