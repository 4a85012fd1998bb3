import type { Format } from '../../formats/format.ts';
import type { FormatId } from '../../formats/index.ts';

/** The usual scores of pictures in a format, with which a search for a score begins (engine/score). */
export interface UsualScores {
  /** Qualities from 5 to 100 and the score of a picture with an activity of 1 at each, for linear interpolation. */
  scores: readonly (readonly [quality: number, score: number])[];
  /** The fall of the score per log activity, in points. */
  perActivity: number;
  /** Tiles that are encoded alone have the same pixels as in the whole picture, so their score is exact. */
  isProbeExact?: true;
}

/** Means of the tuning half. 4:4:4 raises the score at 90 (docs/decisions/0011-score.md). */
const JPEG: UsualScores = {
  scores: [
    [5, -25],
    [15, 31],
    [30, 58.5],
    [50, 69.5],
    [70, 77],
    [80, 81],
    [89, 86.5],
    [90, 88],
    [95, 94],
    [100, 97],
  ],
  perActivity: 2.4,
  isProbeExact: true,
};

/** Separate from the formats' records, which every page loads. */
const USUAL_SCORES: Readonly<Partial<Record<FormatId, UsualScores>>> = {
  jpeg: JPEG,
  pdf: JPEG,
  // libwebp's quality scale bends at 75.
  webp: {
    scores: [
      [5, 34],
      [75, 66],
      [100, 89.5],
    ],
    perActivity: -2,
  },
  avif: {
    scores: [
      [5, 47],
      [100, 99],
    ],
    perActivity: 1.5,
    isProbeExact: true,
  },
  jxl: {
    scores: [
      [5, 40],
      [100, 101],
    ],
    perActivity: 6,
    isProbeExact: true,
  },
  png: {
    scores: [
      [5, -10],
      [100, 85],
    ],
    perActivity: 0,
  },
};

/** For other formats. */
const DEFAULT: UsualScores = {
  scores: [
    [5, 20],
    [100, 80],
  ],
  perActivity: 0,
};

export const usualScoresOf = ({ id }: Pick<Format, 'id'>): UsualScores => USUAL_SCORES[id] ?? DEFAULT;
