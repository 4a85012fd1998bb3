import type { FormatFacts } from './format-facts.ts';

export const avif: FormatFacts = {
  compression: 'lossy or lossless',
  transparency: 'smooth',
  tenMegabytes:
    'At normal quality settings, a 10 MB AVIF has more than 100 megapixels, so you are unlikely to reach the limit.',
};
