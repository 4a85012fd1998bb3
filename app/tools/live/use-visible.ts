import { onEvents } from '#app/store.ts';
import { useSource } from '#app/use-source.ts';

const isVisible = {
  get: () => document.visibilityState === 'visible',
  subscribe: onEvents(() => document, 'visibilitychange'),
};

/** Whether the browser shows the page. */
export const useVisible = (): boolean => useSource(isVisible, false);
