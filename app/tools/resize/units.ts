const MM_PER_INCH = 25.4;

/** What sides are typed in. */
export type Unit = 'px' | 'mm';
export const UNITS: readonly Unit[] = ['px', 'mm'];

/** Dots per inch that turn millimetres on paper into pixels. */
export const DPI = { usual: 300, least: 10, most: 2400 } as const;

/** What cameras state where the resolution is unknown. */
const UNKNOWN_DPI = 72;

/** The resolution that a picture's size on paper begins with: its own, where it states one. */
export function dpiOf({ dpi }: { dpi?: number }): number {
  return dpi !== undefined && dpi !== UNKNOWN_DPI && isDpi(dpi) ? dpi : DPI.usual;
}

export interface Measure {
  unit: Unit;
  dpi: number;
}

/** @returns the same length as text in pixels; what is empty or no number stays what it is */
export function inPixels(text: string, { unit, dpi }: Measure): string {
  const value = Number(text.replace(',', '.'));
  if (unit === 'px' || text.trim() === '' || Number.isNaN(value)) return text;
  return String((value / MM_PER_INCH) * dpi);
}

/** Pixels as a field shows them: tenths of a millimetre are finer than any printer cuts. */
export function inUnit(pixels: number, { unit, dpi }: Measure): string {
  if (unit === 'px') return String(pixels);
  return String(Number(((pixels / dpi) * MM_PER_INCH).toFixed(1)));
}

export function isDpi(value: number): boolean {
  return value >= DPI.least && value <= DPI.most;
}
