import type { Searching } from '../searching.ts';

export const pngSearching: Searching = {
  drawingDownTo: 25,
  /** Up to this quality, searches use palettes alone, and palettes with a small error are not scored for pictures of few colours. */
  roundsAbove: 75,
  paddingOnceConverted: 0.4,
  usualScores: {
    scores: [
      [5, -10],
      [100, 85],
    ],
    perActivity: 0,
  },
};
