import { toNext, toPrevious } from './neighbours.ts';
import type { Pixels } from './pixels.ts';
import { sampleStride } from './sample-stride.ts';

/** Colours of a palette, four bytes each, alpha last. */
export type Palette = Uint8Array;

/** The number of sampled pixels. */
const SAMPLES = 20_000;

/** Weights of squared errors in red, green, blue and alpha, nearly those of the quantiser. */
const [RED, GREEN, BLUE, ALPHA] = [0.5, 1, 0.45, 0.625] as const;

/** An invisible mean squared error: a palette with at most this is accurate enough whatever the rounding. */
const UNSEEN = 1;

/** A pixel with this sum of differences from four neighbours weighs half of a flat area's, as in the quantiser; and the largest sum. */
const HALF_WEIGHT = 32;
const MOST_ACTIVITY = 124;

/**
 * Returns the mean squared error of the nearest colours of a palette, by sampled pixels. Errors in flat areas, which are visible, weigh
 * most.
 */
export function paletteError(picture: Pixels, palette: Palette): number {
  const { data, width, height, channels } = picture;
  const every = sampleStride({ width, height }, SAMPLES);
  const nearest = nearestIn(palette);
  let [sum, weights] = [0, 0];
  for (let pixel = 0; pixel < width * height; pixel += every) {
    const at = pixel * channels;
    const weight = 1 / (1 + Math.min(MOST_ACTIVITY, activityAt(picture, pixel)) / HALF_WEIGHT);
    const alpha = channels === 4 ? (data[at + 3] ?? 255) : 255;
    sum += weight * nearest(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, alpha);
    weights += weight;
  }
  return sum / weights;
}

/** Returns the largest sum of differences from four neighbours of any colour. */
function activityAt({ data, width, height, channels }: Pixels, pixel: number): number {
  const at = pixel * channels;
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  const left = at + toPrevious(x, width, channels);
  const right = at + toNext(x, width, channels);
  const up = at + toPrevious(y, height, width * channels);
  const down = at + toNext(y, height, width * channels);
  let most = 0;
  for (let i = 0; i < 3; i++) {
    const value = data[at + i] ?? 0;
    const across = Math.abs(value - (data[left + i] ?? 0)) + Math.abs(value - (data[right + i] ?? 0));
    const along = Math.abs(value - (data[up + i] ?? 0)) + Math.abs(value - (data[down + i] ?? 0));
    most = Math.max(most, across + along);
  }
  return most;
}

/**
 * Whether a palette is as accurate as other samples of the picture, by sampled pixels and regardless of dithering.
 * @param leeway factor of their error that is allowed
 */
export function isTrueEnough(picture: Pixels, palette: Palette, rough: Pixels['data'], leeway = 1): boolean {
  const { data, width, height, channels } = picture;
  const every = sampleStride({ width, height }, SAMPLES);
  const nearest = nearestIn(palette);
  let [ofPalette, ofRounding, looked] = [0, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel += every) {
    const at = pixel * channels;
    const alphaOf = (samples: ArrayLike<number>) => (channels === 4 ? (samples[at + 3] ?? 255) : 255);
    const [alpha, roughAlpha] = [alphaOf(data), alphaOf(rough)];
    // Premultiplied, so invisible colours do not count.
    const difference = (i: number) => ((data[at + i] ?? 0) * alpha - (rough[at + i] ?? 0) * roughAlpha) / 255;
    looked++;
    ofPalette += nearest(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, alpha);
    ofRounding += squared(difference(0), difference(1), difference(2), alpha - roughAlpha);
  }
  return ofPalette <= leeway * (ofRounding + UNSEEN * looked);
}

const squared = (red: number, green: number, blue: number, alpha: number) =>
  RED * red * red + GREEN * green * green + BLUE * blue * blue + ALPHA * alpha * alpha;

/** Returns a function for the squared distance of a colour from the nearest one. Colours count as much as they are opaque. */
function nearestIn(palette: Palette) {
  const sorted = Array.from({ length: palette.length / 4 }, (_, i) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = palette.subarray(4 * i, 4 * i + 4);
    return [(red * alpha) / 255, (green * alpha) / 255, (blue * alpha) / 255, alpha] as const;
  }).sort(([, one], [, other]) => one - other);
  const colours = Float64Array.from(sorted.flat());
  const known = new Map<number, number>();
  return (red: number, green: number, blue: number, alpha: number): number => {
    const key = ((red * 256 + green) * 256 + blue) * 256 + alpha;
    const before = known.get(key);
    if (before !== undefined) return before;
    const share = alpha / 255;
    const [r, g, b] = [red * share, green * share, blue * share];
    const middle = 4 * firstFrom(colours, g);
    let least = Number.POSITIVE_INFINITY;
    // Up and down from the same green, until green alone is farther than the nearest colour.
    for (const step of [4, -4]) {
      for (let i = step > 0 ? middle : middle - 4; i >= 0 && i < colours.length; i += step) {
        const dg = g - (colours[i + 1] ?? 0);
        if (GREEN * dg * dg >= least) break;
        const [dr, db, da] = [r - (colours[i] ?? 0), b - (colours[i + 2] ?? 0), alpha - (colours[i + 3] ?? 0)];
        least = Math.min(least, squared(dr, dg, db, da));
      }
    }
    known.set(key, least);
    return least;
  };
}

/** Returns the index of the first colour that is at least as green, or their number. */
function firstFrom(colours: Float64Array, green: number): number {
  let [low, high] = [0, colours.length / 4];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((colours[4 * middle + 1] ?? 0) < green) low = middle + 1;
    else high = middle;
  }
  return low;
}
