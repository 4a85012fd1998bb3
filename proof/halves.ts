/*
 * Settings are tuned on one half of the pictures and reported on the other. Pictures, sorted by file name, alternate
 * between the halves, starting with `tune`. BENCH_PHOTOS adds more.
 */

export const HALVES = ['tune', 'report'] as const;
export type Half = (typeof HALVES)[number];

/** @param index the picture's index among those sorted by name, from 0 */
export const halfAt = (index: number): Half => (index % 2 === 0 ? 'tune' : 'report');

/** @param half the half to return; `all` for both */
export function halfOf<T>(sorted: readonly T[], half: Half | 'all'): T[] {
  return sorted.filter((_, index) => half === 'all' || halfAt(index) === half);
}
