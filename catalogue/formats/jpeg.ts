import type { FormatFacts } from './format-facts.ts';

export const jpeg: FormatFacts = {
  fullName: 'Joint Photographic Experts Group',
  year: 1992,
  origin: 'JPG has been the standard for photos since 1992. Nearly every camera, form and printer accepts it.',
  compression: 'lossy',
  method: 'It splits the picture into blocks of 8 × 8 pixels and drops the fine detail in each that eyes notice least.',
  bestFor: 'photos, and anything with smooth changes of tone',
  poorFor: 'screenshots, line art and small text: grey smudges appear around sharp edges',
  transparency: 'none',
  browsers: 'Every browser that shows pictures shows JPG.',
  tenMegabytes:
    'A 12-megapixel photo is usually 3 to 6 MB. Only 48-megapixel phone photos and cameras at their finest setting go over 10 MB.',
};
