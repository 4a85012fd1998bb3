import type { FormatFacts } from './format-facts.ts';

export const webp: FormatFacts = {
  fullName: 'Web Picture format',
  year: 2010,
  origin: 'Google introduced WebP in 2010, based on the VP8 video codec, to make web pages lighter.',
  compression: 'lossy or lossless',
  method: 'It predicts each block from its neighbours and stores only the difference. A second mode is lossless.',
  bestFor: 'pictures on websites: photos, graphics with transparency and short animations',
  poorFor: 'print shops, older office programs and upload forms: many still refuse it',
  transparency: 'smooth',
  browsers: 'Chrome has shown WebP since 2014, Firefox since version 65 (2019) and Safari since version 14 (2020).',
  tenMegabytes: 'A still WebP rarely comes near 10 MB. Long animations sometimes do.',
};
