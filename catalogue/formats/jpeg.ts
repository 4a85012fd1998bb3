import type { FormatFacts } from './format-facts.ts';

export const jpeg: FormatFacts = {
  compression: 'lossy',
  transparency: 'none',
};
