import type { Searching } from '../searching.ts';
import type { Rounding, RoundingTweak } from './rounded.ts';

/** Rounding steps from each quality on: the fewest bytes per score of all that were measured (docs/decisions/0033-png-bytes.md). */
const STEPS = [
  [60, [8, 16, 32]],
  [66, [6, 12, 24]],
  [72, [5, 10, 20]],
  [76, [4, 8, 16]],
  [80, [3, 6, 12]],
  [83, [3, 3, 9]],
  [85, [2, 4, 8]],
  [88, [1, 3, 6]],
  [90, [1, 2, 4]],
  [94, [1, 3, 3]],
  [95, [1, 1, 3]],
  [99, [1, 1, 2]],
] as const;
/** The leeway at which steps are about equal to the next finer ones, in score and bytes. */
const NEXT = 2.2;

/** Returns the rounding of a quality. Between two entries the finer steps spread, from the calmest areas on. */
function roundingAt(quality: number, tweak?: RoundingTweak): Rounding {
  const [from, steps] = STEPS.findLast(([from]) => from <= quality) ?? STEPS[0];
  const [to] = STEPS.find(([from]) => from > quality) ?? [100];
  const leeway = NEXT ** (Math.max(0, quality - from) / (to - from));
  return { steps, leeway: leeway * (tweak?.leeway ?? 1) };
}

export const pngSearching: Searching = {
  crispDownTo: 25,
  rounds: {
    /** Up to this quality, searches use palettes alone, and palettes with a small error are not scored for pictures of few colours. */
    above: 75,
    finerFrom: STEPS.map(([from]) => from),
    at: roundingAt,
  },
  /** Rounds more or fewer areas finely. */
  tweaks: [
    { usually: -0.015, tweak: { leeway: 0.75 } },
    { usually: 0.02, tweak: { leeway: 1.3 } },
    { usually: 0.045, tweak: { leeway: 1.8 } },
    { usually: 0.1, tweak: { leeway: 3.2 } },
  ],
  paddingOnceConverted: 0.4,
  usualScores: {
    scores: [
      [5, -10],
      [100, 85],
    ],
    perActivity: 0,
  },
};
