import { createStore } from '#app/store.ts';

/** What a toast says. `destructive` is for what went wrong. */
export interface Toast {
  title: string;
  description?: string | undefined;
  tone?: 'success' | 'destructive';
}

/** The toast that was shown last. */
export const latestToast = createStore<Toast | undefined>(undefined);

/** Shows a toast for five seconds, in the place of the one before. */
export const notify = (toast: Toast): void => latestToast.set(toast);
