import type { Step } from '../geometry/steps.ts';
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

/** Parses `#rrggbb` to numbers from 0 to 255. */
export function parseHexColour(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Whether a colour is a grey, so that a grey picture stays one. */
export function isNeutral(colour: string): boolean {
  const [red, green, blue] = parseHexColour(colour);
  return red === green && green === blue;
}

/** Whether a step adds colours to a grey picture. */
export function addsColours(step: Step): boolean {
  if (step.do === 'watermark') return step.drawn?.neutral === false;
  return step.do === 'pad' && step.fill.startsWith('#') && !isNeutral(step.fill);
}
