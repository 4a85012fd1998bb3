import { LINEAR_LIGHT } from '../../pixels/linear-light.ts';
import type { OpaqueSamples } from '../../pixels/pixels.ts';
import { rootMeanSquare, stripsOf } from '../strips.ts';

/** Rec. 709's weights of red, green and blue in linear light, as libvips converts sRGB to grey. */
const LUMA = [0.2126, 0.7152, 0.0722] as const;

/** Steps of linear light that have a grey of their own. */
const STEPS = 4095;
let greys: Uint8Array | undefined;

/** IEC 61966-2-1. */
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

function greysOnce(): Uint8Array {
  greys ??= Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(encoded(step / STEPS) * 255));
  return greys;
}

function greyOf({ data, width, channels }: OpaqueSamples, top: number, height: number): Uint8Array {
  const rows = data.subarray(top * width * channels, (top + height) * width * channels);
  if (channels === 1) return rows;
  const [light, grey] = [LINEAR_LIGHT, greysOnce()];
  const [red, green, blue] = LUMA;
  const result = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < result.length; i++, at += 3) {
    const sum =
      red * (light[rows[at] ?? 0] ?? 0) +
      green * (light[rows[at + 1] ?? 0] ?? 0) +
      blue * (light[rows[at + 2] ?? 0] ?? 0);
    result[i] = grey[Math.round(sum * STEPS)] ?? 0;
  }
  return result;
}

/** The standard deviation of each pixel's difference from its neighbours; those beyond the edges repeat the edge. */
function deviation(grey: Uint8Array, width: number, height: number): number {
  let [sum, squares] = [0, 0];
  for (let y = 0; y < height; y++) {
    const [above, here, below] = [Math.max(0, y - 1) * width, y * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
      const around =
        (grey[above + x] ?? 0) + (grey[below + x] ?? 0) + (grey[here + left] ?? 0) + (grey[here + right] ?? 0);
      const difference = 4 * (grey[here + x] ?? 0) - around;
      sum += difference;
      squares += difference * difference;
    }
  }
  const count = width * height;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / count) / Math.max(1, count - 1));
}

/** See `Picture.sharpness`. */
export function sharpnessOf(samples: OpaqueSamples): number {
  const strips = stripsOf(samples).map(({ top, height }) => ({
    value: deviation(greyOf(samples, top, height), samples.width, height),
    height,
  }));
  return rootMeanSquare(strips) / 4;
}
