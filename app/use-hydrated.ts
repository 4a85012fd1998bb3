import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is as prerendered, without query and hash; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
