/** What a toast says. `destructive` is for what went wrong. */
export interface Toast {
  title: string;
  description?: string | undefined;
  tone?: 'success' | 'destructive';
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

/** Says something in the corner for five seconds, in the place of what was said before. */
export function notify(toast: Toast): void {
  for (const listener of listeners) listener(toast);
}

/** @returns what ends the subscription */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
