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

/** The same for colours that a palette cannot hold, from `LOWEST_TRUE_COLOURS` on. */
const TRUE_COLOURS = [300, 8192] as const;
/** The lowest quality of more colours than a palette holds. */
export const LOWEST_TRUE_COLOURS = 50;

/** Returns the number of colours of a quality beyond palettes. */
export function trueColours(quality: number): number {
  const [least, most] = TRUE_COLOURS;
  const steps = Math.min(quality, HIGHEST) - LOWEST_TRUE_COLOURS;
  return Math.round(least * (most / least) ** (Math.max(0, steps) / (HIGHEST - LOWEST_TRUE_COLOURS)));
}

/** Whether a drawing of this size may have a palette in a format whose quality reduces detail: a still whose files are compared in time. */
export function mayHavePalette(
  { quality, holds }: Format,
  { width, height, frames }: Size & { frames: number },
): boolean {
  const isStill = frames === 1 || !holds.animation;
  return quality?.palettes === true && isStill && width * height <= MOST_COMPARED_PIXELS;
}
