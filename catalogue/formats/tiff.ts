import type { FormatFacts } from './format-facts.ts';

export const tiff: FormatFacts = {
  fullName: 'Tagged Image File Format',
  year: 1986,
  origin:
    'TIFF was published by Aldus in 1986 for scanners and desktop publishing, and archives rely on it to this day.',
  compression: 'lossless',
  method:
    'It is a box with labels: the pixels inside may be raw, packed with LZW or Deflate, or even JPEG, and there may be several pages.',
  bestFor: 'scans, print originals and archives, at 8 or 16 bits a colour',
  poorFor: 'the web: files are huge and only Safari draws them',
  transparency: 'smooth',
  browsers: 'Safari alone shows TIFF in a page; this site draws the preview itself, so it works in every browser.',
  tenMegabytes:
    'An uncompressed TIFF takes 3 bytes a pixel, so 10 MB are 3.5 megapixels; scans saved with LZW or Deflate may be larger.',
};
