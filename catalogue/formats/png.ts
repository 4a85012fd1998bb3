import type { FormatFacts } from './format-facts.ts';

export const png: FormatFacts = {
  compression: 'lossless',
  transparency: 'smooth',
  tenMegabytes:
    'A photo saved as PNG takes about 2 bytes per pixel, so 10 MB is a photo of roughly 5 megapixels. Screenshots rarely get that large.',
};
