import type { FormatFacts } from './format-facts.ts';

export const gif: FormatFacts = {
  compression: 'palette',
  transparency: 'hard',
};
