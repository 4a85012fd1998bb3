import type { FormatFacts } from './format-facts.ts';

export const pdf: FormatFacts = {
  compression: 'container',
  transparency: 'none',
};
