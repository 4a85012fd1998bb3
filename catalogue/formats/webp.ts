import type { FormatFacts } from './format-facts.ts';

export const webp: FormatFacts = {
  fullName: 'Web Picture format',
  year: 2010,
  origin: 'WebP came from Google in 2010 as a key frame of the VP8 video codec, to make web pages lighter.',
  compression: 'lossy or lossless',
  method:
    'Each block is predicted from those already decoded and only the difference is stored; a second, lossless mode works with palettes and back references.',
  bestFor: 'pictures on websites: photos, graphics with transparency and short animations alike',
  poorFor: 'print shops, older office programs and upload forms, many of which still refuse it',
  transparency: 'smooth',
  browsers: 'Chrome shows WebP since 2014, Firefox since version 65 (2019) and Safari since version 14 (2020).',
  tenMegabytes:
    'Ten megabytes are far beyond what a lossy WebP ever weighs at its largest side of 16,383 pixels; only long animations get there.',
};
