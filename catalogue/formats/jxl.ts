import type { FormatFacts } from './format-facts.ts';

export const jxl: FormatFacts = {
  compression: 'either',
  transparency: 'smooth',
};
