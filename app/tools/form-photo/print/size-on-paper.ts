import { DPI, pixelsOn } from '#app/tools/resize/units.ts';
import type { Size } from '#engine';
import type { FormSettings } from '../settings.ts';

const PER_INCH = 25.4;

/** Returns the photo's size in millimetres. A photo in pixels without dpi is one of 300 dpi. */
export function sizeOnPaper({ width, height, unit, dpi = DPI.usual }: FormSettings): Size {
  const millimetres = (side: number) => (pixelsOn(side, { unit, dpi }) / dpi) * PER_INCH;
  return { width: millimetres(width), height: millimetres(height) };
}
