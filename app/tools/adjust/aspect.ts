import type { Size } from '#engine';

/** The height for a width at an aspect ratio (width divided by height). */
export function heightFor(width: number, ratio: number): number {
  return Math.max(1, Math.round(width / ratio));
}

/** The width for a height at an aspect ratio. */
export function widthFor(height: number, ratio: number): number {
  return Math.max(1, Math.round(height * ratio));
}

export function ratioOf({ width, height }: Size): number {
  return width / height;
}

/** Whether a picture of these proportions fills the box without cropping or stretching, to the nearest pixel. */
export function hasProportionsOf(box: Size, picture: Size): boolean {
  const ratio = ratioOf(picture);
  return heightFor(box.width, ratio) === box.height || widthFor(box.height, ratio) === box.width;
}
