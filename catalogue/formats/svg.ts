import type { FormatFacts } from './format-facts.ts';

export const svg: FormatFacts = {
  compression: 'drawing instructions',
  transparency: 'smooth',
  tenMegabytes:
    'Most drawings are only a few kilobytes. A file of several megabytes usually contains a map or an embedded photo.',
};
