import type { FormatFacts } from './format-facts.ts';

export const svg: FormatFacts = {
  compression: 'drawing',
  transparency: 'smooth',
};
