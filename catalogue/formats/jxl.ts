import type { FormatFacts } from './format-facts.ts';

export const jxl: FormatFacts = {
  fullName: 'JPEG XL',
  year: 2022,
  origin:
    'JPEG XL became a standard in 2022. The group behind JPG made it with Google and Cloudinary to replace JPG in the long run.',
  compression: 'lossy or lossless',
  method:
    'It splits the picture into blocks of 8 to 256 pixels, whatever suits each part, and saves on what your eyes notice least.',
  bestFor: 'photo collections: small files that look like the original, in up to 16-bit colour',
  poorFor: 'sending to other people: most programs and many browsers cannot open it yet',
  transparency: 'smooth',
  browsers:
    'Safari has shown JPEG XL since version 17 (2023), and the newest versions of Chrome show it too. Many other browsers do not.',
  tenMegabytes: 'A 12-megapixel photo is usually 1 to 3 MB as a JXL. A lossless one can be larger than 10 MB.',
};
