import type { FormatFacts } from './format-facts.ts';

export const tiff: FormatFacts = {
  fullName: 'Tagged Image File Format',
  year: 1986,
  origin: 'Aldus published TIFF in 1986 for scanners and desktop publishing. Archives still rely on it.',
  compression: 'lossless',
  method:
    'It is a flexible container: pixels can be raw, compressed with LZW or Deflate, or even JPEG, and a file can have several pages.',
  bestFor: 'scans, print originals and archives, in 8-bit or 16-bit colour',
  poorFor: 'the web: files are huge and only Safari shows them',
  transparency: 'smooth',
  browsers:
    'Safari is the only browser that shows TIFF. This site draws the preview itself, so you see it in any browser.',
  tenMegabytes:
    'An uncompressed TIFF takes 3 bytes per pixel, so 10 MB is 3.5 megapixels. Scans saved with LZW or Deflate can have more.',
};
