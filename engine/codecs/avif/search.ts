import type { Searching } from '../searching.ts';

export const avifSearching: Searching = {
  fullSizeDownTo: { soft: 75, fall: 17, least: 8, most: 65 },
  tweaks: [
    { usually: 0.05, tweak: { lessEffort: 1 } },
    { usually: 0.035, tweak: { fullChroma: true } },
  ],
  usualScores: {
    scores: [
      [5, 47],
      [100, 99],
    ],
    perActivity: 1.5,
  },
};
