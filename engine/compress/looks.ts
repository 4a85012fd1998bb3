import type { Format, FormatId } from '../formats/format.ts';

/** How pictures usually look in a format: where a search for a score begins, and how it goes on (engine/score). */
export interface Looks {
  /** Qualities from 5 to 100 and the score at each of a picture whose activity is 1, with straight lines between them. */
  scores: readonly (readonly [quality: number, score: number])[];
  /** Points that a picture has less where the logarithm of its activity is higher by 1. */
  perActivity: number;
  /** A part that is encoded alone comes out as it does in the whole, so that what it scores the whole will. */
  partsTell?: true;
}

/** Means of the pictures that are there for tuning; colour in full is a step up (docs/decisions/0011-score.md). */
const JPEG: Looks = {
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
  partsTell: true,
};

/** Apart from the formats' records, which every page loads: this is for where a score is searched for. */
const LOOKS: Readonly<Partial<Record<FormatId, Looks>>> = {
  jpeg: JPEG,
  pdf: JPEG,
  // libwebp's own scale bends at 75.
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
    partsTell: true,
  },
  jxl: {
    scores: [
      [5, 40],
      [100, 101],
    ],
    perActivity: 6,
    partsTell: true,
  },
  png: {
    scores: [
      [5, -10],
      [100, 85],
    ],
    perActivity: 0,
  },
};

/** Where nothing is known of a format. */
const USUALLY: Looks = {
  scores: [
    [5, 20],
    [100, 80],
  ],
  perActivity: 0,
};

export const looksOf = ({ id }: Pick<Format, 'id'>): Looks => LOOKS[id] ?? USUALLY;
