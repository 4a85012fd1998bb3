import { DPI } from '#app/tools/resize/units.ts';

/** The largest number of each field: sides in pixels or units on paper, limits in kilobytes, characters of a file's name as file systems allow them. */
export const MOST = { width: 5000, height: 5000, dpi: DPI.most, least: 10_000, most: 10_000, longest: 255 } as const;
export type NumberName = keyof typeof MOST;
export const NUMBER_NAMES = Object.keys(MOST) as NumberName[];

/** Reads a positive number; undefined if it is none, or too large for its field. */
export function numberOf(text: string | null, name: NumberName): number | undefined {
  const value = Number((text ?? '').trim().replace(',', '.') || Number.NaN);
  return value > 0 && value <= MOST[name] ? value : undefined;
}
