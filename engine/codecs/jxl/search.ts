import type { Searching } from '../searching.ts';

export const jxlSearching: Searching = {
  fullSizeDownTo: { soft: 62, fall: 30, least: 8, most: 60 },
  usualScores: {
    scores: [
      [5, 40],
      [100, 101],
    ],
    perActivity: 6,
  },
};
