import type { Searching } from '../searching.ts';

export const webpSearching: Searching = {
  fullSizeDownTo: { soft: 130, fall: 7, least: 8, most: 85 },
  // libwebp's quality scale bends at 75.
  usualScores: {
    scores: [
      [5, 34],
      [75, 66],
      [100, 89.5],
    ],
    perActivity: -2,
  },
};
