import { savingsPercent } from '#app/components/bytes.ts';
import type { Toast } from '#app/toast/toast.ts';
import { gainSentence } from '#app/tools/shared/gain.tsx';
import type { Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { SENTENCES } from './sentences.ts';

/** What the toast reports of a finished run. */
export function runToast({ bytes, originalBytes, notes }: Result, { output }: Recipe): Toast {
  const codes = new Set(notes.map(({ code }) => code));
  if (codes.has('left-as-it-is') && codes.has('metadata-removed'))
    return SENTENCES.stripped(savingsPercent(originalBytes, bytes));
  if (codes.has('left-as-it-is')) return SENTENCES.left;
  if (output.aim === 'size') return SENTENCES.done(bytes, output.bytes);
  if (bytes > originalBytes) return SENTENCES.notSmaller(gainSentence(originalBytes, bytes));
  return SENTENCES.smaller(savingsPercent(originalBytes, bytes));
}
