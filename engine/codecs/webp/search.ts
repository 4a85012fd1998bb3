import type { Searching } from '../searching.ts';

export const webpSearching: Searching = {
  fullSizeDownTo: { soft: 130, fall: 7, least: 8, most: 85 },
  /**
   * Sizes between two qualities, which differ by up to 10% when they are high: more effort, which takes up to twice as long;
   * sharper chroma subsampling, which takes even longer; both. Medians of fourteen pictures at 93 and 97.
   */
  tweaks: [
    { usually: -0.02, tweak: { webp: { effort: 6 } } },
    { usually: 0.04, tweak: { webp: { smart_subsample: true } } },
    { usually: 0.015, tweak: { webp: { smart_subsample: true, effort: 6 } } },
  ],
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
