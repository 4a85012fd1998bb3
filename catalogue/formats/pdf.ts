import type { FormatFacts } from './format-facts.ts';

export const pdf: FormatFacts = {
  compression: 'container',
  transparency: 'none',
  tenMegabytes: 'The PDF is only a few hundred bytes larger than the JPG on its page.',
};
