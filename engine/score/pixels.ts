import type { Size } from '../geometry.ts';

/** Rows from the top of 8-bit sRGB, three bytes a pixel, or four with an alpha that the colours are not multiplied by. */
export interface Pixels extends Size {
  data: Uint8Array | Uint8ClampedArray;
  channels: 3 | 4;
}

/** Is any pixel of it less than opaque? */
export function isTransparent({ data, channels }: Pixels): boolean {
  if (channels === 3) return false;
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}

/** A picture with every pixel repeated until both sides have so many. */
export function withLeastSide(picture: Pixels, least: number): Pixels {
  const { data, width, height, channels } = picture;
  const times = Math.ceil(least / Math.min(width, height));
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
