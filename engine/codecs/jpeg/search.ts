import type { Searching } from '../searching.ts';

export const jpegSearching: Searching = {
  /** Fitted to fourteen pictures (docs/decisions/0013-target-search.md). */
  fullSizeDownTo: { soft: 115, fall: 5, least: 6, most: 85 },
  corrects: true,
  /** A median of twelve photos. Draft and full encode have the same coefficients and differ in their scans. */
  overDraft: -0.035,
  /** Means of the tuning half. 4:4:4 raises the score at 90 (docs/decisions/0011-score.md). */
  usualScores: {
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
  },
  /**
   * Medians of 63 pictures with sides of at most 640 pixels. In 4:2:0 files hardly grow any more at the top, so that 99 is below 95 in
   * 4:4:4, which orders the steps of a search.
   */
  usualSizes: {
    half: [
      [90, 0],
      [93, 0.125],
      [95, 0.22],
      [97, 0.332],
      [98, 0.38],
      [99, 0.431],
    ],
    full: [
      [90, 0.089],
      [92, 0.321],
      [94, 0.463],
      [96, 0.624],
      [97, 0.711],
      [98, 0.871],
      [99, 0.938],
    ],
  },
};
