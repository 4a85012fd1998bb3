import type { Searching } from '../searching.ts';

export const jxlSearching: Searching = {
  fullSizeDownTo: { soft: 62, fall: 30, least: 8, most: 60 },
  /** A third of a quality down and up, since the format has continuous distances. */
  tweaks: [
    { usually: -0.012, tweak: { plus: -1 / 3 } },
    { usually: 0.012, tweak: { plus: 1 / 3 } },
  ],
  usualScores: {
    scores: [
      [5, 40],
      [100, 101],
    ],
    perActivity: 6,
  },
};
