import type { Samples } from '../pixels/pixels.ts';

/** A square of pixels, which may extend beyond a picture. */
interface Block {
  left: number;
  top: number;
  side: number;
}

/** Replaces blocks by their mean, in place. The last block of a row or a column counts its outermost pixels repeatedly. */
export function pixelate(samples: Samples, side: number): void {
  const { width, height, channels } = samples;
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const block = { left, top, side };
      for (let channel = 0; channel < channels; channel++)
        fill(samples, block, channel, meanOf(samples, block, channel));
    }
  }
}

function meanOf({ data, width, height, channels }: Samples, { left, top, side }: Block, channel: number): number {
  let sum = 0;
  for (let y = top; y < top + side; y++) {
    const row = Math.min(height - 1, y) * width;
    for (let x = left; x < left + side; x++) sum += data[(row + Math.min(width - 1, x)) * channels + channel] ?? 0;
  }
  return Math.round(sum / side ** 2);
}

function fill(
  { data, width, height, channels }: Samples,
  { left, top, side }: Block,
  channel: number,
  value: number,
): void {
  for (let y = top; y < Math.min(height, top + side); y++)
    for (let x = left; x < Math.min(width, left + side); x++) data[(y * width + x) * channels + channel] = value;
}
