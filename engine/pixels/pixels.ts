import type { Size } from '../geometry/steps.ts';

/** 8-bit sRGB, rows from the top: three bytes per pixel, or four with straight alpha. */
export interface Pixels extends Size {
  data: Uint8Array | Uint8ClampedArray;
  channels: 3 | 4;
}

/** Whether any pixel is not opaque. */
export function isTransparent({ data, channels }: Pixels): boolean {
  if (channels === 3) return false;
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}

/** Repeats every pixel until both sides have at least `minimum` pixels. */
export function withMinimumSide(picture: Pixels, minimum: number): Pixels {
  const { data, width, height, channels } = picture;
  const times = Math.ceil(minimum / Math.min(width, height));
  if (times <= 1) return picture;
  const size = { width: width * times, height: height * times };
  const repeated = new Uint8Array(size.width * size.height * channels);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const from = (Math.floor(y / times) * width + Math.floor(x / times)) * channels;
      repeated.set(data.subarray(from, from + channels), (y * size.width + x) * channels);
    }
  }
  return { ...size, data: repeated, channels };
}
