/** Arithmetic of pictures. Sides are in pixels. */

/** Memory of the decoded picture with three bytes a pixel, in bytes. */
export function rawBytes(width: number, height: number): number {
  return width * height * 3;
}

/** How much of a picture stays when it is cut to other proportions, 0 to 1, and which side loses the rest. */
export function cropTo(from: number, to: number): { kept: number; cut: 'width' | 'height' | 'nothing' } {
  const kept = Math.min(from, to) / Math.max(from, to);
  if (kept > 0.999) return { kept: 1, cut: 'nothing' };
  return { kept, cut: to > from ? 'height' : 'width' };
}

/** @returns bits that each pixel may take in a file of this size */
export function bitsPerPixel(bytes: number, width: number, height: number): number {
  return (bytes * 8) / (width * height);
}

/** @returns width and height with these proportions that so many bits a pixel fill to this file size, in full tens */
export function frameFor(bytes: number, bits: number, ratio: number): { width: number; height: number } {
  const height = Math.sqrt((bytes * 8) / bits / ratio);
  return { width: tens(height * ratio), height: tens(height) };
}

function tens(value: number): number {
  return Math.round(value / 10) * 10;
}
