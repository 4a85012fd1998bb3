import type { Size } from '#engine';
import type { Rgba } from './rgba.ts';

/** A channel of 8-bit samples, of a picture on white. */
export function channelOnWhite({ data }: Rgba, channel: number): Uint8Array {
  const samples = new Uint8Array(data.length / 4);
  for (let i = 0; i < samples.length; i++)
    samples[i] = 255 - ((255 - (data[4 * i + channel] ?? 0)) * (data[4 * i + 3] ?? 0)) / 255;
  return samples;
}

/** Returns a plane with weights of 1, 2 and 1 in both directions, against noise of single pixels. */
export function smoothed(samples: Uint8Array, { width, height }: Size): Uint8Array {
  const across = new Uint16Array(samples.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const here = samples[i] ?? 0;
      const left = x > 0 ? (samples[i - 1] ?? 0) : here;
      const right = x < width - 1 ? (samples[i + 1] ?? 0) : here;
      across[i] = left + 2 * here + right;
    }
  const result = new Uint8Array(samples.length);
  for (let i = 0; i < result.length; i++) {
    const here = across[i] ?? 0;
    result[i] = ((across[i - width] ?? here) + 2 * here + (across[i + width] ?? here)) / 16;
  }
  return result;
}
