import type { Size } from './steps.ts';

/** The side of a block of a pixelated rectangle: a quarter of its shorter side, and no detail of the picture is smaller. */
export function blockSide(box: Size, picture: Size): number {
  const detail = Math.max(picture.width, picture.height) / 64;
  return Math.max(2, Math.ceil(Math.min(box.width, box.height) / 4), Math.ceil(detail));
}

/** The standard deviation of the blur of a rectangle, in pixels. */
export const blurSigma = (box: Size, picture: Size): number => blockSide(box, picture) / 2;
