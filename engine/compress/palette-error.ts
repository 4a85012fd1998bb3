import type { Picture } from '../backends/backend.ts';
import { workOn } from '../formats/file-work.ts';
import type { Format } from '../formats/format.ts';
import type { Pixels } from '../score/pixels.ts';
import type { Palette } from './true-palette.ts';

/** Resolves to the error of a file's palette; 0 without one. Rejects if the picture's pixels cannot be read. */
export type PaletteError = (format: Format, file: Uint8Array) => Promise<number>;

/** The number of sampled pixels. */
const SAMPLES = 20_000;

/** Weights of squared errors in red, green, blue and alpha, nearly those of the quantiser. */
const [RED, GREEN, BLUE, ALPHA] = [0.5, 1, 0.45, 0.625] as const;

/** A pixel with this sum of differences from four neighbours weighs half of a flat area's, as in the quantiser; and the largest sum. */
const HALF_WEIGHT = 32;
const MOST_ACTIVITY = 124;

/**
 * Returns the mean squared error of the nearest colours of a palette, by sampled pixels. Errors in flat areas, which are visible, weigh
 * most.
 */
export function paletteError({ data, width, height, channels }: Pixels, palette: Palette): number {
  const every = Math.max(1, Math.floor((width * height) / SAMPLES));
  const nearest = nearestIn(palette);
  const row = width * channels;
  let [sum, weights] = [0, 0];
  for (let pixel = 0; pixel < width * height; pixel += every) {
    const at = pixel * channels;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    // At the border, the opposite neighbour replaces the missing one.
    const left = at + (x > 0 || width === 1 ? -channels : channels);
    const right = at + (x < width - 1 ? channels : -channels);
    const up = at + (y > 0 || height === 1 ? -row : row);
    const down = at + (y < height - 1 ? row : -row);
    let activity = 0;
    for (let i = 0; i < 3; i++) {
      const value = data[at + i] ?? 0;
      const across = Math.abs(value - (data[left + i] ?? value)) + Math.abs(value - (data[right + i] ?? value));
      const along = Math.abs(value - (data[up + i] ?? value)) + Math.abs(value - (data[down + i] ?? value));
      activity = Math.max(activity, across + along);
    }
    const weight = 1 / (1 + Math.min(MOST_ACTIVITY, activity) / HALF_WEIGHT);
    const alpha = channels === 4 ? (data[at + 3] ?? 255) : 255;
    sum += weight * nearest(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, alpha);
    weights += weight;
  }
  return sum / weights;
}

/** Returns a function for the squared distance of a colour from the nearest one. Colours count as much as they are opaque. */
function nearestIn(palette: Palette) {
  const colours = Float64Array.from(palette, (value, i) =>
    i % 4 === 3 ? value : (value * (palette[i | 3] ?? 255)) / 255,
  );
  const known = new Map<number, number>();
  return (red: number, green: number, blue: number, alpha: number): number => {
    const key = ((red * 256 + green) * 256 + blue) * 256 + alpha;
    const before = known.get(key);
    if (before !== undefined) return before;
    const share = alpha / 255;
    const [r, g, b] = [red * share, green * share, blue * share];
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < colours.length; i += 4) {
      const [dr, dg, db] = [r - (colours[i] ?? 0), g - (colours[i + 1] ?? 0), b - (colours[i + 2] ?? 0)];
      const da = alpha - (colours[i + 3] ?? 0);
      least = Math.min(least, RED * dr * dr + GREEN * dg * dg + BLUE * db * db + ALPHA * da * da);
    }
    known.set(key, least);
    return least;
  };
}

/** Returns the measure for an edited picture. */
export function paletteErrorOf(picture: Picture): PaletteError {
  return async (format, file) => {
    const palette = workOn(format).palette?.(file);
    return palette ? paletteError(await picture.pixels(format), palette) : 0;
  };
}
