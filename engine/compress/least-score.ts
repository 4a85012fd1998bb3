import type { Format } from '../formats/format.ts';

/**
 * The least scores of qualities, in formats that round colours: a picture that has a lower one as a palette gets more colours. In
 * between they are interpolated; up to the first quality there is none (docs/decisions/0051-png-least-scores.md).
 */
const LEAST_SCORES = [
  [50, 30],
  [75, 80],
  [90, 92.5],
  [99, 97],
] as const;

/** Returns the least score of a quality; undefined for none. */
export function leastScoreOf(format: Format, quality: number): number | undefined {
  if (!format.quality?.roundings) return undefined;
  const next = LEAST_SCORES.findIndex(([upTo]) => upTo >= quality);
  const [below, above] = [LEAST_SCORES[next - 1], LEAST_SCORES[next]];
  if (!below || !above) return undefined;
  return below[1] + ((quality - below[0]) / (above[0] - below[0])) * (above[1] - below[1]);
}
