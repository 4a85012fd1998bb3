import type { Format } from '../formats/format.ts';
import type { Output } from '../recipe/index.ts';
import { leastSavings } from '../recipe/savings.ts';
import type { Note } from '../report/notes.ts';

/* What numbers of bytes mean to an aim, before and after a search. */

/** The largest budget. */
const MAX_BUDGET_BYTES = 5 * 1024 * 1024;

/** Returns the size in bytes that compression at a quality aims at. */
export function budgetFor(originalBytes: number, quality: number): number {
  return Math.min(originalBytes * (quality / 100) ** 1.5, MAX_BUDGET_BYTES);
}

/** A target of exactly 1 MB has a narrower tolerance than all others. */
export const ONE_MEGABYTE = 1024 * 1024;

/** Returns the default tolerance: how far below the target a result may be, as a fraction of it. */
export function targetDeviation(targetBytes: number): number {
  return targetBytes === ONE_MEGABYTE ? 0.01 : 0.03;
}

/** Files of up to this size are returned unchanged, unless the recipe states which saving is enough. */
export const SMALL_BYTES = 10 * 1024;

/**
 * Returns why a file's size makes compression unnecessary: it is small, it fits the target, or comments are all that it lacks to a least
 * size. Known before the run. `plan` checks that nothing else is requested.
 */
export function smallEnough(
  bytes: number,
  { pads }: Pick<Format, 'pads'>,
  output: Output,
): 'small' | 'fits' | 'filled' | undefined {
  switch (output.aim) {
    case 'encode':
      return undefined;
    case 'compress':
    case 'score':
      return bytes <= SMALL_BYTES && output.minSavings === undefined ? 'small' : undefined;
    case 'size':
      if (bytes > output.bytes) return undefined;
      if (bytes >= (output.min ?? 0)) return 'fits';
      return pads && 'filled';
  }
}

/** Returns why the original is better than a result of this size; undefined if the result is better. */
export function whyKept(bytes: number, file: { bytes: number }, output: Output): Note | undefined {
  const least = leastSavings(output);
  if (bytes < file.bytes && bytes <= file.bytes * (1 - least)) return undefined;
  if (bytes >= file.bytes || output.minSavings === undefined) return { code: 'left-as-it-is', why: 'no-gain' };
  return { code: 'left-as-it-is', why: 'saves-too-little', saved: 1 - bytes / file.bytes, least };
}
