import type { FormatFacts } from './format-facts.ts';

export const bmp: FormatFacts = {
  fullName: 'Windows Bitmap',
  year: 1985,
  origin: 'BMP is how Windows has laid pixels out in memory and in files since the 1980s.',
  compression: 'none or simple runs',
  method:
    'Pixels follow each other row by row, mostly from the bottom up, with three or four bytes each and no compression.',
  bestFor: 'old programs, instruments and embedded screens that know nothing else',
  poorFor: 'everything that is sent or stored: the file is as large as the picture in memory',
  transparency: 'smooth',
  browsers: 'Browsers still show BMP, though no website should use it.',
  tenMegabytes: 'At 3 bytes a pixel a BMP of 10 MB has 3.5 megapixels, for example 2160 × 1618.',
};
