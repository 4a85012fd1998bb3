import { ImageError } from './errors.ts';
import type { Size } from './geometry.ts';

/** Pixels of one frame, and of all frames together, that are decoded or made at most. */
export interface Limits {
  framePixels: number;
  totalPixels: number;
  /** Pixels of a picture that is made smaller while it is decoded: a JPEG of several scans holds all it has read. */
  shrunkPixels: number;
}

/**
 * A 100-megapixel frame takes 300 MB as bytes: about what a phone's browser can give. The largest cameras' photos have
 * 200 megapixels.
 */
export const DEFAULT_LIMITS: Limits = { framePixels: 100e6, totalPixels: 250e6, shrunkPixels: 200e6 };

/**
 * Judged on the header's numbers, before any pixel is decoded.
 * @param decoded the size at which it is decoded, where that is smaller
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
 * Pixels of a picture that are held for more than one use. A larger one is decoded anew each time: with what an encoder takes
 * besides, holding it would bring a worker's memory to where it is ended.
 */
export const MOST_HELD_PIXELS = 32e6;
