import type { FormatFacts } from './format-facts.ts';

export const webp: FormatFacts = {
  compression: 'either',
  transparency: 'smooth',
};
