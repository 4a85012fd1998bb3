import type { FormatFacts } from './format-facts.ts';

export const png: FormatFacts = {
  fullName: 'Portable Network Graphics',
  year: 1996,
  origin: 'PNG appeared in 1996 as a free replacement for GIF, whose compression was patented at the time.',
  compression: 'lossless',
  method:
    'It predicts each pixel from its neighbours and packs the differences the way a ZIP file does, so nothing is lost.',
  bestFor: 'screenshots, logos, diagrams and anything with flat areas or transparency',
  poorFor: 'photos: noise does not compress, so files are several times the size of a JPG',
  transparency: 'smooth',
  seldomMoves: true,
  browsers: 'Every browser shows PNG, including transparency.',
  tenMegabytes:
    'A photo saved as PNG takes about 2 bytes per pixel, so 10 MB is a photo of roughly 5 megapixels. Screenshots rarely get that large.',
};
