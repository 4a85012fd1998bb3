import type { FormatFacts } from './format-facts.ts';

export const tiff: FormatFacts = {
  compression: 'lossless',
  transparency: 'smooth',
};
