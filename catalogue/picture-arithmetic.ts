/** Arithmetic for texts about pictures. Sides are in pixels. */

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
  return `${cm(width)} × ${cm(height)} cm`;
}

/** Memory of the decoded picture with three bytes per pixel, in bytes. */
export function rawBytes(width: number, height: number): number {
  return width * height * 3;
}

/** The share of a picture that remains after cropping to another aspect ratio, 0 to 1, and the side that is cropped. */
export function cropTo(from: number, to: number): { kept: number; cut: 'width' | 'height' | 'nothing' } {
  const kept = Math.min(from, to) / Math.max(from, to);
  if (kept > 0.999) return { kept: 1, cut: 'nothing' };
  return { kept, cut: to > from ? 'height' : 'width' };
}

/** @returns bits per pixel of a file of this size */
export function bitsPerPixel(bytes: number, width: number, height: number): number {
  return (bytes * 8) / (width * height);
}

/**
 * @returns width and height with this aspect ratio for a file of this size at a number of bits per pixel, rounded to
 * tens
 */
export function frameFor(bytes: number, bits: number, ratio: number): { width: number; height: number } {
  const height = Math.sqrt((bytes * 8) / bits / ratio);
  return { width: tens(height * ratio), height: tens(height) };
}

/** @returns the 4:3 frame for a file of this size at a number of bits per pixel, such as `2,430 × 1,820` */
export function frameText(bytes: number, bits: number): string {
  const { width, height } = frameFor(bytes, bits, 4 / 3);
  return `${grouped(width)} × ${grouped(height)}`;
}

function tens(value: number): number {
  return Math.round(value / 10) * 10;
}

/** @returns `512 KB`, `1.5 MB`, with 1024 bytes per kilobyte */
export function bytesText(bytes: number): string {
  const kb = bytes / 1024;
  return kb < 1000 ? `${fixed(kb, kb < 10 ? 1 : 0)} KB` : `${fixed(kb / 1024, 1)} MB`;
}

/** @returns the number with commas between thousands */
export function grouped(value: number): string {
  return value.toLocaleString('en-US');
}

/** At most this number of decimals, without trailing zeros. */
export function fixed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
