/** A toast's content. `destructive` is for errors. */
export interface Toast {
  title: string;
  description?: string | undefined;
  tone?: 'success' | 'destructive';
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

/** Shows a message in the corner for five seconds, in place of the previous one. */
export function notify(toast: Toast): void {
  for (const listener of listeners) listener(toast);
}

/** @returns a function that ends the subscription */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
