import { onEvents } from './store.ts';
import { useSource } from './use-source.ts';

/** The window's width from which a tool's picture and its settings stand side by side (Tailwind's `lg`). */
export const WIDE = '(width >= 64rem)';

const isWide = {
  get: () => matchMedia(WIDE).matches,
  subscribe: onEvents(() => matchMedia(WIDE), 'change'),
};

export const useIsWide = (): boolean => useSource(isWide, true);
