import { ImageError } from './errors.ts';
import type { Size } from './geometry.ts';

/** Pixels of one frame, and of all frames together, that are decoded or made at most. */
export interface Limits {
  framePixels: number;
  totalPixels: number;
}

/** A 100-megapixel frame takes 300 MB as bytes: about what a phone's browser can give. */
export const DEFAULT_LIMITS: Limits = { framePixels: 100e6, totalPixels: 250e6 };

/**
 * Judged on the header's numbers, before any pixel is decoded.
 * @throws {ImageError} `too-large`
 */
export function checkPixels({ width, height }: Size, frames: number, limits: Limits = DEFAULT_LIMITS): void {
  const pixels = width * height;
  if (pixels > limits.framePixels || pixels * frames > limits.totalPixels) {
    const what = `${frames > 1 ? `${frames} frames of ` : ''}${width} × ${height} pixels`;
    const most =
      frames > 1
        ? `${megapixels(limits.totalPixels)} in all and ${megapixels(limits.framePixels)} a frame`
        : megapixels(limits.framePixels);
    const maxPixels = pixels > limits.framePixels ? limits.framePixels : limits.totalPixels;
    throw new ImageError('too-large', `${what} are more than can be worked on: at most ${most}`, {
      facts: { tooLarge: { width, height, frames, maxPixels } },
    });
  }
}

function megapixels(pixels: number): string {
  return `${Math.floor(pixels / 1e6)} megapixels`;
}
