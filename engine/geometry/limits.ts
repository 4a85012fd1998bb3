import { ImageError } from '../errors/errors.ts';
import type { Size } from './steps.ts';

/** The largest number of pixels of one frame, and of all frames, of a source or a result. */
export interface Limits {
  framePixels: number;
  totalPixels: number;
  /**
   * The largest number of pixels of a picture that is decoded at a smaller size: a progressive JPEG's coefficients are
   * all in memory.
   */
  shrunkPixels: number;
}

/**
 * A frame of 100 megapixels takes 300 MB, about the limit of a phone's browser. Photos of the largest cameras have 200
 * megapixels.
 */
export const DEFAULT_LIMITS: Limits = { framePixels: 100e6, totalPixels: 250e6, shrunkPixels: 200e6 };

/**
 * Checks the limits by the header, before pixels are decoded.
 * @param decoded the size at which the picture is decoded, if that is smaller
 * @throws {ImageError} `too-large`
 */
export function checkPixels(size: Size, frames: number, decoded: Size = size, limits: Limits = DEFAULT_LIMITS): void {
  const pixels = decoded.width * decoded.height;
  const shrunk = pixels < size.width * size.height;
  const fits = pixels <= limits.framePixels && pixels * frames <= limits.totalPixels;
  if (fits && (!shrunk || size.width * size.height <= limits.shrunkPixels)) return;
  const what = `${frames > 1 ? `${frames} frames of ` : ''}${size.width} × ${size.height} pixels`;
  const most =
    frames > 1
      ? `${megapixels(limits.totalPixels)} in all and ${megapixels(limits.framePixels)} a frame`
      : megapixels(shrunk ? limits.shrunkPixels : limits.framePixels);
  const maxPixels = shrunk
    ? limits.shrunkPixels
    : pixels > limits.framePixels
      ? limits.framePixels
      : limits.totalPixels;
  throw new ImageError('too-large', `${what} are more than can be worked on: at most ${most}`, {
    facts: { tooLarge: { width: size.width, height: size.height, frames, maxPixels } },
  });
}

function megapixels(pixels: number): string {
  return `${Math.floor(pixels / 1e6)} megapixels`;
}

/**
 * The largest number of pixels that stay in memory for several runs. A larger picture is decoded again each time, since
 * together with an encoder's memory it would exceed the limit at which a worker is terminated.
 */
export const MOST_HELD_PIXELS = 32e6;

/** Larger pictures are not encoded in several ways that are compared by their scores, since that takes too long. */
export const MOST_COMPARED_PIXELS = 5e6;
