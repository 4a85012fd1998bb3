import type { FormatFacts } from './format-facts.ts';

export const bmp: FormatFacts = {
  fullName: 'Windows Bitmap',
  year: 1985,
  origin: 'BMP is the plain bitmap format that Windows has used since the 1980s.',
  compression: 'none or simple runs',
  method: 'It stores pixels row by row, usually from the bottom up, with three or four bytes each and no compression.',
  bestFor: 'old programs, instruments and embedded screens that accept nothing else',
  poorFor: 'sending or storing: nothing is compressed, so files are huge',
  transparency: 'smooth',
  browsers: 'Browsers still show BMP, but websites should not use it.',
  tenMegabytes: 'With 3 bytes per pixel, a 10 MB BMP has 3.5 megapixels, for example 2160 × 1618.',
};
