import type { Size } from '#engine';

/** The height that keeps the proportions of a picture whose width is divided by its height to `ratio`. */
export function heightFor(width: number, ratio: number): number {
  return Math.max(1, Math.round(width / ratio));
}

/** The width that keeps the proportions. */
export function widthFor(height: number, ratio: number): number {
  return Math.max(1, Math.round(height * ratio));
}

export function ratioOf({ width, height }: Size): number {
  return width / height;
}

/** Whether a picture of these proportions fills the box without being cut or stretched, to the nearest pixel. */
export function hasProportionsOf(box: Size, picture: Size): boolean {
  const ratio = ratioOf(picture);
  return heightFor(box.width, ratio) === box.height || widthFor(box.height, ratio) === box.width;
}
