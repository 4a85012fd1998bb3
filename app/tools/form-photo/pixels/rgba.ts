import type { Size } from '#engine';

/** 8-bit sRGB with straight alpha, rows from the top. */
export interface Rgba extends Size {
  data: Uint8Array | Uint8ClampedArray;
}
