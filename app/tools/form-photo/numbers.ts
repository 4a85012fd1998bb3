import { DPI } from '#app/tools/resize/units.ts';
import { MOST_DEGREES } from './turned-canvas.ts';

/** The largest number of each field: sides in pixels or units on paper, limits in kilobytes, characters of a file's name as file systems allow them. */
export const MOST = { width: 5000, height: 5000, dpi: DPI.most, least: 10_000, most: 10_000, longest: 255 } as const;
export type NumberName = keyof typeof MOST;
export const NUMBER_NAMES = Object.keys(MOST) as NumberName[];

/** Reads a positive number; undefined if it is none, or too large for its field. */
export function numberOf(text: string | null, name: NumberName): number | undefined {
  const value = Number((text ?? '').trim().replace(',', '.') || Number.NaN);
  return value > 0 && value <= MOST[name] ? value : undefined;
}

/** Reads degrees of a turn, to a tenth; undefined if they are none, or more than the picture is turned by. */
export function degreesIn(text: string): number | undefined {
  const degrees = Math.round(10 * Number(text.trim().replace(',', '.') || Number.NaN)) / 10;
  return Math.abs(degrees) <= MOST_DEGREES ? degrees : undefined;
}
