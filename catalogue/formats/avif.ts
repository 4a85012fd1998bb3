import type { FormatFacts } from './format-facts.ts';

export const avif: FormatFacts = {
  compression: 'either',
  transparency: 'smooth',
};
