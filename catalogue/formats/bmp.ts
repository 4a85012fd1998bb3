import type { FormatFacts } from './format-facts.ts';

export const bmp: FormatFacts = {
  compression: 'runs',
  transparency: 'smooth',
};
