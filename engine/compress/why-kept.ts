import type { Output } from '../recipe/index.ts';
import { leastSavings } from '../recipe/savings.ts';
import type { Note } from '../report/notes.ts';

/** Returns why the original is better than a result of this size; undefined if the result is better. */
export function whyKept(bytes: number, file: { bytes: number }, output: Output): Note | undefined {
  const least = leastSavings(output);
  if (bytes < file.bytes && bytes <= file.bytes * (1 - least)) return undefined;
  if (bytes >= file.bytes || output.minSavings === undefined) return { code: 'left-as-it-is', why: 'no-gain' };
  return { code: 'left-as-it-is', why: 'saves-too-little', saved: 1 - bytes / file.bytes, least };
}
