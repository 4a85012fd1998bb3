import type { Size } from '../geometry/steps.ts';

type Bytes = Uint8Array | Uint8ClampedArray;

/** 8-bit samples, rows from the top without padding: grey or RGB, with or without straight alpha. */
export interface Samples<Channels extends 1 | 2 | 3 | 4 = 1 | 2 | 3 | 4, Data extends Bytes = Bytes> extends Size {
  data: Data;
  channels: Channels;
}

/** In sRGB. */
export type Pixels = Samples<3 | 4>;

/** Grey or RGB, in colours of their own. */
export type OpaqueSamples = Samples<1 | 3, Uint8Array<ArrayBuffer>>;

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
