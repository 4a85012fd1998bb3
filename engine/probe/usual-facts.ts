import type { Probe } from './probe.ts';

/** The facts of most files: one still, opaque and upright, of 8 bits in sRGB, without a profile and metadata. */
export const USUAL_FACTS: Omit<Probe, 'format' | 'width' | 'height' | 'bytes'> = {
  frames: 1,
  stilled: false,
  pages: 1,
  delays: [],
  loop: 0,
  alpha: false,
  palette: false,
  depth: 8,
  colour: 'rgb',
  profile: false,
  wideGamut: false,
  metadata: false,
  orientation: 1,
};
