import type { Samples } from '../pixels/pixels.ts';

/** Replaces blocks by their mean, in place. The last block of a row or a column counts its outermost pixels repeatedly. */
export function pixelate({ data, width, height, channels }: Samples, side: number): void {
  const at = (x: number, y: number) => (Math.min(height - 1, y) * width + Math.min(width - 1, x)) * channels;
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0;
        for (let y = top; y < top + side; y++) {
          for (let x = left; x < left + side; x++) sum += data[at(x, y) + channel] ?? 0;
        }
        const mean = Math.round(sum / side ** 2);
        for (let y = top; y < Math.min(height, top + side); y++) {
          for (let x = left; x < Math.min(width, left + side); x++) data[at(x, y) + channel] = mean;
        }
      }
    }
  }
}
