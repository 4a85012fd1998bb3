import { useSyncExternalStore } from 'react';

/** From where on a tool's picture and its settings stand side by side (Tailwind's `lg`). */
export const WIDE = '(width >= 64rem)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}
