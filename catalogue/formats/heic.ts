import type { FormatFacts } from './format-facts.ts';

export const heic: FormatFacts = {
  fullName: 'High Efficiency Image Container',
  year: 2015,
  origin: 'HEIC dates from 2015. iPhones have saved photos in it since iOS 11 (2017).',
  compression: 'lossy',
  method: 'The picture is one frame of the video codec HEVC, usually split into tiles of 512 × 512 pixels.',
  bestFor: 'fitting twice as many photos on a phone',
  poorFor:
    'sharing: Windows needs an extension, and many websites and programs refuse it because the codec is patented',
  transparency: 'smooth',
  browsers: 'Safari 17 (2023) and later is the only browser that shows HEIC.',
  tenMegabytes: 'A 12-megapixel HEIC is usually 1 to 2.5 MB and a 48-megapixel one around 5 MB, well below 10 MB.',
};
