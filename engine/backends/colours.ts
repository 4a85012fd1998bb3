import type { Probe } from '../probe/probe.ts';

/** The colour model by the interpretation of libvips and sharp. All others are RGB. */
export const COLOURS: Partial<Record<string, Probe['colour']>> = {
  cmyk: 'cmyk',
  'b-w': 'grey',
  grey16: 'grey',
  lab: 'lab',
  labs: 'lab',
  labq: 'lab',
};
