import { growthPercent } from '#app/components/percent.ts';
import type { Toast } from '#app/toast/toast.ts';
import { keptToast, reducedBy } from '#app/tools/saving/kept-toast.ts';
import type { Result } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { compressWords } from '#words/compress.ts';

/** The toast of a finished run. */
export function runToast(result: Result, { output }: Recipe): Toast {
  const { bytes, originalBytes } = result;
  const kept = keptToast(result);
  if (kept) return kept;
  if (output.aim === 'size') return compressWords.done(bytes, output.bytes);
  return bytes < originalBytes
    ? compressWords.smaller(reducedBy(originalBytes, bytes))
    : bytes === originalBytes
      ? compressWords.sameSize
      : compressWords.larger(growthPercent(originalBytes, bytes));
}
