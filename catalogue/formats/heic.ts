import type { FormatFacts } from './format-facts.ts';

export const heic: FormatFacts = {
  fullName: 'High Efficiency Image Container',
  year: 2015,
  origin: 'HEIC is the container of 2015 that iPhones fill with their photos since iOS 11 (2017).',
  compression: 'lossy',
  method: 'The picture is a frame of the video codec HEVC, usually cut into tiles of 512 × 512 pixels.',
  bestFor: 'keeping twice as many photos on a phone',
  poorFor:
    'sharing: Windows wants an extension for it, most websites and many programs refuse it, because the codec is patented',
  transparency: 'smooth',
  browsers: 'Of the browsers only Safari shows HEIC, since version 17 (2023).',
  tenMegabytes: 'A 12-megapixel HEIC weighs 1 to 2.5 MB and a 48-megapixel one around 5 MB, well below 10 MB.',
};
