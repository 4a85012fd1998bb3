import type { Toast } from '#app/toast/toast.ts';
import { keptToast, reducedBy } from '#app/tools/shared/kept-toast.ts';
import type { Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { SENTENCES } from './sentences.ts';

/** What the toast reports of a finished run. */
export function runToast(result: Result, { output }: Recipe): Toast {
  const { bytes, originalBytes } = result;
  const kept = keptToast(result);
  if (kept) return kept;
  if (output.aim === 'size') return SENTENCES.done(bytes, output.bytes);
  return bytes < originalBytes
    ? SENTENCES.smaller(reducedBy(originalBytes, bytes))
    : SENTENCES.notSmaller(originalBytes, bytes);
}
