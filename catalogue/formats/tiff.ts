import type { FormatFacts } from './format-facts.ts';

export const tiff: FormatFacts = {
  compression: 'lossless',
  transparency: 'smooth',
  tenMegabytes:
    'An uncompressed TIFF takes 3 bytes per pixel, so 10 MB is 3.5 megapixels. Scans saved with LZW or Deflate can have more.',
};
