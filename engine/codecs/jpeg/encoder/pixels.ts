import type { Size } from '../../../geometry/steps.ts';

/**
 * Rows of 8-bit samples from the top, without padding: grey, RGB in sRGB, or RGB with a fourth channel that is ignored.
 */
export interface JpegPixels extends Size {
  data: Uint8Array | Uint8ClampedArray;
  channels: 1 | 3 | 4;
}
