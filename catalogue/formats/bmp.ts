import type { FormatFacts } from './format-facts.ts';

export const bmp: FormatFacts = {
  compression: 'none or simple runs',
  transparency: 'smooth',
  tenMegabytes: 'With 3 bytes per pixel, a 10 MB BMP has 3.5 megapixels, for example 2160 × 1618.',
};
