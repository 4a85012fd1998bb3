import { MOST_COMPARED_PIXELS } from '../geometry/limits.ts';
import type { Size } from '../geometry/steps.ts';
import type { Format } from './format.ts';

/** Colours of a palette at the lowest quality and at the highest below exact pixels. Each step multiplies the number. */
const COLOURS = [8, 256] as const;
const HIGHEST = 99;

/** Returns the number of colours of a quality's palette. @param quality 1 to 100 */
export function paletteColours(quality: number): number {
  const [least, most] = COLOURS;
  return Math.round(least * (most / least) ** ((Math.min(quality, HIGHEST) - 1) / (HIGHEST - 1)));
}

/** Numbers of colours that a palette cannot hold, at the lowest and the highest step of a search. Each step multiplies the number. */
const TRUE_COLOURS = [300, 8192] as const;
export const LOWEST_TRUE_COLOURS = 50;

/** Returns the number of colours of a step from `LOWEST_TRUE_COLOURS` to 99. */
export function trueColours(step: number): number {
  const [least, most] = TRUE_COLOURS;
  return Math.round(least * (most / least) ** ((step - LOWEST_TRUE_COLOURS) / (HIGHEST - LOWEST_TRUE_COLOURS)));
}

/** Whether a drawing of this size may have a palette in a format whose quality reduces detail: a still whose files are compared in time. */
export function mayHavePalette(
  { quality, holds }: Format,
  { width, height, frames }: Size & { frames: number },
): boolean {
  const isStill = frames === 1 || !holds.animation;
  return quality?.palettes === true && isStill && width * height <= MOST_COMPARED_PIXELS;
}
