import type { FormatFacts } from './format-facts.ts';

export const jxl: FormatFacts = {
  compression: 'lossy or lossless',
  transparency: 'smooth',
  tenMegabytes: 'A 12-megapixel photo is usually 1 to 3 MB as a JXL. A lossless one can be larger than 10 MB.',
};
