import { errorMessage } from '#app/engine/error-sentences.ts';
import type { Toast } from '#app/toast/toast.ts';

/** What failed, and the error's own words. What to do about it stands by the button, where it stays. */
export function failureToast(title: string, error: unknown): Toast {
  return { title, description: errorMessage(error), tone: 'destructive' };
}
