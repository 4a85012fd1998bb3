import type { FormatFacts } from './format-facts.ts';

export const heic: FormatFacts = {
  compression: 'lossy',
  transparency: 'smooth',
  tenMegabytes: 'A 12-megapixel HEIC is usually 1 to 2.5 MB and a 48-megapixel one around 5 MB, well below 10 MB.',
};
