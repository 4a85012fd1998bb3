import type { FormatFacts } from './format-facts.ts';

export const png: FormatFacts = {
  fullName: 'Portable Network Graphics',
  year: 1996,
  origin: 'PNG was made in 1996 as the free successor of GIF, whose compression was patented then.',
  compression: 'lossless',
  method:
    'It predicts every pixel from its neighbours and packs the differences with Deflate, the method of ZIP files; nothing is rounded.',
  bestFor: 'screenshots, logos, diagrams and anything with flat areas or transparency',
  poorFor: 'photographs, whose noise cannot be predicted, so that files grow several times larger than a JPG',
  transparency: 'smooth',
  browsers: 'Every browser shows PNG, transparency included, since Internet Explorer 7 of 2006.',
  tenMegabytes:
    'A photo stored as PNG needs about 2 bytes a pixel, so 10 MB are a photo of roughly 5 megapixels, or a screenshot of any size a screen can have.',
};
