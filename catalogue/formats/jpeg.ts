import type { FormatFacts } from './format-facts.ts';

export const jpeg: FormatFacts = {
  fullName: 'Joint Photographic Experts Group',
  year: 1992,
  origin: 'JPG is the photograph standard of 1992, and still what nearly every camera, form and printer takes.',
  compression: 'lossy',
  method:
    'It cuts the picture into blocks of 8 × 8 pixels, turns each into waves and rounds the fine ones away, since eyes hardly miss them.',
  bestFor: 'photographs and anything with soft changes of tone',
  poorFor: 'screenshots, line art and small text, whose sharp edges gather grey ripples',
  transparency: 'none',
  browsers: 'Every browser that shows pictures shows JPG.',
  tenMegabytes:
    'Photos of 12 megapixels mostly weigh 3 to 6 MB, so the limit of 10 MB is reached only by 48-megapixel modes and cameras at their finest setting.',
};
