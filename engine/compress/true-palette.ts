import type { Picture } from '../backends/backend.ts';
import { type Rounding, rounded } from '../codecs/png/rounded.ts';
import { workOn } from '../formats/file-work.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { PaletteCheck } from './palette-check.ts';
import { sampleStride } from './sample-stride.ts';

/** Colours of a palette, four bytes each, alpha last. */
export type Palette = Uint8Array;

/** The number of sampled pixels. */
const SAMPLES = 20_000;

/** Weights of squared errors in red, green, blue and alpha, nearly those of the quantiser. */
const WEIGHTS = [0.5, 1, 0.45, 0.625] as const;

/** An invisible mean squared error: a palette with at most this is accurate enough whatever the rounding. */
const UNSEEN = 1;

/**
 * Whether a palette is as accurate as rounded colours, regardless of dithering.
 * @param leeway factor of the rounding's error that is allowed
 */
export function isTrueEnough(picture: Pixels, palette: Palette, rounding: Rounding, leeway = 1): boolean {
  const { width, height, channels } = picture;
  const data = rounded({ data: picture.data, width, height, channels }, rounding);
  const every = sampleStride({ width, height }, SAMPLES);
  let ofPalette = 0;
  let ofRounding = 0;
  let looked = 0;
  for (let pixel = 0; pixel < width * height; pixel += every) {
    const colour = colourAt(picture, pixel);
    looked++;
    ofPalette += nearest(palette, colour);
    ofRounding += distance(colour, colourAt({ data, channels }, pixel));
  }
  return ofPalette <= leeway * (ofRounding + UNSEEN * looked);
}

/** Returns the check for an edited picture. A file without a palette passes. */
export function paletteCheckOf(picture: Picture): PaletteCheck {
  return async (format, file, rounding, leeway) => {
    const { palette: paletteOf } = await workOn(format);
    const palette = paletteOf?.(file);
    return !palette || isTrueEnough(await picture.pixels(format), palette, rounding, leeway);
  };
}

type Colour = readonly [number, number, number, number];

/** Premultiplies a colour by its alpha, so invisible colours do not count. */
function colourOf(red: number, green: number, blue: number, alpha: number): Colour {
  const share = alpha / 255;
  return [red * share, green * share, blue * share, alpha];
}

function colourAt({ data, channels }: Pick<Pixels, 'data' | 'channels'>, pixel: number): Colour {
  const at = pixel * channels;
  return colourOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, channels === 4 ? (data[at + 3] ?? 255) : 255);
}

function nearest(palette: Palette, colour: Colour): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < palette.length; i += 4) {
    least = Math.min(least, distance(colour, colourAt({ data: palette, channels: 4 }, i / 4)));
  }
  return least;
}

function distance(one: Colour, other: Colour): number {
  let sum = 0;
  for (const [i, weight] of WEIGHTS.entries()) sum += weight * ((one[i] ?? 0) - (other[i] ?? 0)) ** 2;
  return sum;
}
