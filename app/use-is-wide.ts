import { onEvents } from './store.ts';
import { useSource } from './use-source.ts';

/** From this width a tool's picture and its settings are side by side (Tailwind's `lg`). */
export const WIDE = '(width >= 64rem)';

const isWide = {
  get: () => matchMedia(WIDE).matches,
  subscribe: onEvents(() => matchMedia(WIDE), 'change'),
};

export const useIsWide = (): boolean => useSource(isWide, true);
