import type { FormatFacts } from './format-facts.ts';

export const png: FormatFacts = {
  compression: 'lossless',
  transparency: 'smooth',
};
