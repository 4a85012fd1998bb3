import { frameFor } from '#catalogue/picture-arithmetic.ts';
import { figureUnits } from '#words/catalogue/figure-units.ts';
import { lazily } from '#words/lazily.ts';
import { LANGUAGE } from '#words/locale.ts';

/* Figures of pictures, as pages write them. Sides are in pixels. */

const numbers = lazily(() => new Intl.NumberFormat(LANGUAGE));

/** @returns the aspect ratio in lowest terms, `16:9`, or as a decimal, `1.91:1`, if the terms are large */
export function aspectRatio(width: number, height: number): string {
  const divisor = gcd(width, height);
  const [w, h] = [width / divisor, height / divisor];
  if (w <= 20 && h <= 20) return `${w}:${h}`;
  return width > height ? `${fixed(width / height, 2)}:1` : `1:${fixed(height / width, 2)}`;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** @returns megapixels, such as `2.07` */
export function megapixels(width: number, height: number): string {
  return fixed((width * height) / 1e6, 2);
}

/** @returns the print size at a number of dots per inch, such as `16.3 × 9.1 cm` */
export function printSize(width: number, height: number, dpi: number): string {
  const cm = (pixels: number) => fixed((pixels / dpi) * 2.54, 1);
  return `${cm(width)} × ${cm(height)}${figureUnits.cm}`;
}

/** @returns the 4:3 frame for a file of this size at a number of bits per pixel, such as `2,430 × 1,820` */
export function frameText(bytes: number, bits: number): string {
  const { width, height } = frameFor(bytes, bits, 4 / 3);
  return `${grouped(width)} × ${grouped(height)}`;
}

/** @returns `512 KB`, `1.5 MB`, with 1024 bytes per kilobyte */
export function bytesText(bytes: number): string {
  const kb = bytes / 1024;
  return kb < 1000 ? `${fixed(kb, kb < 10 ? 1 : 0)}${figureUnits.kb}` : `${fixed(kb / 1024, 1)}${figureUnits.mb}`;
}

/** @returns the number with separators between thousands */
export function grouped(value: number): string {
  return numbers().format(value);
}

/** At most this number of decimals, without trailing zeros. */
export function fixed(value: number, decimals: number): string {
  return new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: decimals, useGrouping: false }).format(value);
}
