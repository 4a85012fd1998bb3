/** Arithmetic of pictures. Sides are in pixels. */

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

function tens(value: number): number {
  return Math.round(value / 10) * 10;
}
