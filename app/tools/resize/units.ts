const MM_PER_INCH = 25.4;

/** The units of typed sides. */
export type Unit = 'px' | 'mm';
export const UNITS: readonly Unit[] = ['px', 'mm'];

/** Dots per inch that convert millimetres on paper to pixels. */
export const DPI = { usual: 300, least: 10, most: 2400 } as const;

/** The value that cameras write if the resolution is unknown. */
const UNKNOWN_DPI = 72;

/** The initial resolution for sizes on paper: the picture's own, if it has a plausible one. */
export function dpiOf({ dpi }: { dpi?: number }): number {
  return dpi !== undefined && dpi !== UNKNOWN_DPI && isDpi(dpi) ? dpi : DPI.usual;
}

export interface Measure {
  unit: Unit;
  dpi: number;
}

/** @returns the same length as text in pixels; an empty or invalid text stays unchanged */
export function inPixels(text: string, { unit, dpi }: Measure): string {
  const value = Number(text.replace(',', '.'));
  if (unit === 'px' || text.trim() === '' || Number.isNaN(value)) return text;
  return String((value / MM_PER_INCH) * dpi);
}

/** Pixels as a field shows them: a tenth of a millimetre is finer than any printer cuts. */
export function inUnit(pixels: number, { unit, dpi }: Measure): string {
  if (unit === 'px') return String(pixels);
  return String(Number(((pixels / dpi) * MM_PER_INCH).toFixed(1)));
}

export function isDpi(value: number): boolean {
  return value >= DPI.least && value <= DPI.most;
}
