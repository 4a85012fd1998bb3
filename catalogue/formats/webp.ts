import type { FormatFacts } from './format-facts.ts';

export const webp: FormatFacts = {
  compression: 'lossy or lossless',
  transparency: 'smooth',
  tenMegabytes: 'A still WebP rarely comes near 10 MB. Long animations sometimes do.',
};
