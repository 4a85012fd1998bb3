import { createStore } from '#app/store.ts';

/** A toast's content. `destructive` is for errors. */
export interface Toast {
  title: string;
  description?: string | undefined;
  tone?: 'success' | 'destructive';
}

/** The latest toast. */
export const latestToast = createStore<Toast | undefined>(undefined);

/** Shows a toast for five seconds, in place of the previous one. */
export const notify = (toast: Toast): void => latestToast.set(toast);
