/** Units on paper: how many are an inch, and the decimals of a field, which are as fine as a printer cuts. */
const ON_PAPER = {
  mm: { perInch: 25.4, decimals: 1 },
  cm: { perInch: 2.54, decimals: 2 },
  in: { perInch: 1, decimals: 2 },
} as const;

/** The units of typed sides. */
export type Unit = 'px' | keyof typeof ON_PAPER;
export const UNITS: readonly Unit[] = ['px', 'mm', 'cm', 'in'];

/** Dots per inch that convert a length on paper to pixels. */
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

/** A length in pixels, which is rarely a whole number of them. */
export const pixelsOn = (length: number, { unit, dpi }: Measure): number =>
  unit === 'px' ? length : (length / ON_PAPER[unit].perInch) * dpi;

/** @returns the same length as text in pixels; an empty or invalid text stays unchanged */
export function inPixels(text: string, measure: Measure): string {
  const value = Number(text.replace(',', '.'));
  if (measure.unit === 'px' || text.trim() === '' || Number.isNaN(value)) return text;
  return String(pixelsOn(value, measure));
}

/** Pixels as a field shows them. */
export function inUnit(pixels: number, { unit, dpi }: Measure): string {
  if (unit === 'px') return String(pixels);
  const { perInch, decimals } = ON_PAPER[unit];
  return String(Number(((pixels / dpi) * perInch).toFixed(decimals)));
}

export function isDpi(value: number): boolean {
  return value >= DPI.least && value <= DPI.most;
}
