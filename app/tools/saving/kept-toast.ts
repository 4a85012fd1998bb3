import { savingsPercent } from '#app/components/percent.ts';
import type { Toast } from '#app/toast/toast.ts';
import type { Result } from '#engine';
import { toolWords } from '#words/tools.ts';

/** A file's saving, in a toast's words. */
export function reducedBy(originalBytes: number, bytes: number): string {
  return toolWords.reducedBy(savingsPercent(originalBytes, bytes));
}

/** The toast of a result with unchanged pixels, for any tool; undefined for a new file, and for one that comments fill up. */
export function keptToast({
  bytes,
  originalBytes,
  notes,
}: Pick<Result, 'bytes' | 'originalBytes' | 'notes'>): Toast | undefined {
  const isFilled = notes.some((note) => note.code === 'padded' && note.least !== undefined);
  if (isFilled || !notes.some(({ code }) => code === 'left-as-it-is')) return undefined;
  const removed = notes.find((note) => note.code === 'metadata-removed');
  if (!removed) return toolWords.leftAsItIs;
  const percent = bytes < originalBytes ? savingsPercent(originalBytes, bytes) : undefined;
  return toolWords.copiedWithoutDetails(percent, removed.kept);
}
