/*
 * What settings are tuned on never reports the gain. Pictures, sorted by their files' names, are dealt out in turn: the first
 * to `tune`, the next to `report`, and so on. More come by BENCH_PHOTOS.
 */

export const HALVES = ['tune', 'report'] as const;
export type Half = (typeof HALVES)[number];

/** @param index the picture's place among those sorted by name, from 0 */
export const halfAt = (index: number): Half => (index % 2 === 0 ? 'tune' : 'report');

/** @param half that of which to return the pictures; `all` for both */
export function halfOf<T>(sorted: readonly T[], half: Half | 'all'): T[] {
  return sorted.filter((_, index) => half === 'all' || halfAt(index) === half);
}
