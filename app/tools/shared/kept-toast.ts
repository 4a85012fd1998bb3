import { savingsPercent } from '#app/components/percent.ts';
import type { Toast } from '#app/toast/toast.ts';
import type { Result } from '#engine';

/** By how much a file shrank, as toasts tell it. */
export function reducedBy(originalBytes: number, bytes: number): string {
  const percent = savingsPercent(originalBytes, bytes);
  return `File size reduced by ${percent === 0 ? 'less than 1' : percent}%`;
}

/** What a toast reports where no pixel was changed, whatever tool it was; undefined for a new file. */
export function keptToast({
  bytes,
  originalBytes,
  notes,
}: Pick<Result, 'bytes' | 'originalBytes' | 'notes'>): Toast | undefined {
  const codes = new Set(notes.map(({ code }) => code));
  if (!codes.has('left-as-it-is')) return undefined;
  if (!codes.has('metadata-removed'))
    return { title: 'Image left as it is', description: 'You get your original back, every byte of it.' };
  const gain = bytes < originalBytes ? ` ${reducedBy(originalBytes, bytes)}` : '';
  return { title: 'Copy without camera details', description: `No pixel was changed.${gain}` };
}
