import type { FormatFacts } from './format-facts.ts';

export const gif: FormatFacts = {
  compression: 'lossless, up to 256 colours',
  transparency: 'on or off',
  tenMegabytes:
    'A 10 MB GIF holds a few seconds of video at 480 pixels wide, or hundreds of frames of a simple drawing.',
};
