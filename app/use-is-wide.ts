import { useSyncExternalStore } from 'react';

/** From this width a tool's picture and its settings are side by side (Tailwind's `lg`). */
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
