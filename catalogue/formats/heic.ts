import type { FormatFacts } from './format-facts.ts';

export const heic: FormatFacts = {
  compression: 'lossy',
  transparency: 'smooth',
};
