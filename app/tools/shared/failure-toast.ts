import { failureReason } from '#app/engine/error-words.ts';
import type { Toast } from '#app/toast/toast.ts';
import type { Recipe } from '#engine/recipe/index.ts';

/** What failed and why, in the specified words. The remedy is shown permanently at the button. */
export function failureToast(title: string, error: unknown, { output }: Recipe): Toast {
  return { title, description: failureReason(error, output.aim), tone: 'destructive' };
}
