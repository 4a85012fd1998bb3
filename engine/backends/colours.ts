import type { Probe } from '../probe/probe.ts';

/** What libvips calls a picture's colours, and sharp after it; all others are RGB. */
export const COLOURS: Partial<Record<string, Probe['colour']>> = {
  cmyk: 'cmyk',
  'b-w': 'grey',
  grey16: 'grey',
  lab: 'lab',
  labs: 'lab',
  labq: 'lab',
};
