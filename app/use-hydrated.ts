import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is as it was prerendered, which knows no query and no hash; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
