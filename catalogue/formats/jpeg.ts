import type { FormatFacts } from './format-facts.ts';

export const jpeg: FormatFacts = {
  compression: 'lossy',
  transparency: 'none',
  tenMegabytes:
    'A 12-megapixel photo is usually 3 to 6 MB. Only 48-megapixel phone photos and cameras at their finest setting go over 10 MB.',
};
