import { spread } from '../../../pixels/spread.ts';
import type { JpegPixels } from './pixels.ts';

/*
 * Measures what 4:2:0 changes in a picture before anything is quantised. Luma stays the same, but brightness as seen also depends on
 * chroma: beside red letters and blue lines it changes. The measure follows SSIMULACRA2, where Y of XYB has most of the weight at full
 * size, and B has some at half the size (docs/decisions/0061-chroma-by-loss.md).
 */

/** Pixels per side of a block: an MCU of 4:2:0. */
const SIDE = 16;
/** Chroma samples of 4:2:0 beside a block on which its decoded pixels depend. */
const BESIDE = 2;
/** Chroma samples, and pixels, per side of a block with those beside it. */
const SAMPLES = SIDE / 2 + 2 * BESIDE;
const PIXELS = 2 * SAMPLES;
/** The sample of blocks: those in which chroma varies are measured, the others only counted. */
const MOST = { visited: 512, measured: 256 } as const;
/** Chroma varies by more than this, of 255, in the sense of `halve`. Limits from 0 to 24 give the same choices. */
const VARIES = 24;
/**
 * Weights of the samples from before the nearest one to the second after it, in the direction of the pixel: the encoder's
 * sharpening (-1/8, 5/4, -1/8), then the triangle filter of decoders (3/4, 1/4).
 */
const WEIGHTS = { before: -0.09375, nearest: 0.90625, next: 0.21875, second: -0.03125 } as const;
/** Coefficients of red, green and blue in luma (ITU-T T.871). */
const LUMA = { red: 0.299, green: 0.587, blue: 0.114 } as const;
/** Coefficients of linear red, green and blue in XYB's luminance and in its blue, before the cube root (ISO/IEC 18181-1). */
const LUMINANCE = { red: 0.265, green: 0.657, blue: 0.078 } as const;
const BLUE = { red: 0.2434, green: 0.2048, blue: 0.5518 } as const;
/** Variance of luminance that masks half of an error. */
const MASKING = 0.006;
/** The norm over blocks: the worst ones have more weight than in a mean. */
const NORM = 3;

/** Linear light of 8-bit samples. An exponent is as good here as sRGB's own curve. */
const LIGHT = Float32Array.from({ length: 256 }, (_, sample) => (sample / 255) ** 2.2);

/** Blue or red less luma in a block and beside it. */
interface Chroma {
  pixels: Float32Array;
  /** Samples of 4:2:0: means of 2 × 2 pixels. */
  halved: Float32Array;
  /** The samples, interpolated across to the block's columns. */
  across: Float32Array;
}

const newChroma = (): Chroma => ({
  pixels: new Float32Array(PIXELS ** 2),
  halved: new Float32Array(SAMPLES ** 2),
  across: new Float32Array(SAMPLES * SIDE),
});

/**
 * Returns how much of a picture 4:2:0 changes visibly: 0 for grey, below 0.001 for photos, above 0.01 where thin lines have saturated
 * colours.
 */
export function chromaLossOf(picture: JpegPixels): number {
  const { width, height, channels } = picture;
  if (channels === 1) return 0;
  const across = Math.ceil(width / SIDE);
  const blocks = across * Math.ceil(height / SIDE);
  const at = new Int32Array(PIXELS ** 2);
  const [blue, red] = [newChroma(), newChroma()];
  let [visited, measured, sum] = [0, 0, 0];
  for (; visited < Math.min(blocks, MOST.visited) && measured < MOST.measured; visited++) {
    const block = spread(visited, blocks);
    read(picture, (block % across) * SIDE, Math.floor(block / across) * SIDE, at, blue.pixels, red.pixels);
    const variation = Math.max(halve(blue), halve(red));
    if (variation <= VARIES) continue;
    sum += lossOf(picture.data, at, blue, red) ** NORM;
    measured++;
  }
  return (sum / visited) ** (1 / NORM);
}

const within = (index: number, length: number): number => (index < 0 ? 0 : index < length ? index : length - 1);

/**
 * Reads a block and the pixels beside it. Pixels outside the picture repeat those at its edge.
 * @param at receives the index of each pixel's first sample
 */
function read(
  { data, width, height, channels }: JpegPixels,
  left: number,
  top: number,
  at: Int32Array,
  blue: Float32Array,
  red: Float32Array,
): void {
  for (let y = 0, i = 0; y < PIXELS; y++) {
    const row = within(top + y - 2 * BESIDE, height) * width;
    for (let x = 0; x < PIXELS; x++, i++) {
      const from = (row + within(left + x - 2 * BESIDE, width)) * channels;
      const r = data[from] ?? 0;
      const b = data[from + 2] ?? 0;
      const luma = LUMA.red * r + LUMA.green * (data[from + 1] ?? 0) + LUMA.blue * b;
      at[i] = from;
      blue[i] = b - luma;
      red[i] = r - luma;
    }
  }
}

/**
 * Computes the samples of 4:2:0. Returns the largest difference of a pixel from its sample, or half of that of two neighbouring samples,
 * between which decoders interpolate.
 */
function halve({ pixels, halved }: Chroma): number {
  let most = 0;
  for (let y = 0, i = 0; y < SAMPLES; y++) {
    for (let x = 0; x < SAMPLES; x++, i++) {
      const from = 2 * (y * PIXELS + x);
      const a = pixels[from] ?? 0;
      const b = pixels[from + 1] ?? 0;
      const c = pixels[from + PIXELS] ?? 0;
      const d = pixels[from + PIXELS + 1] ?? 0;
      const mean = (a + b + c + d) / 4;
      halved[i] = mean;
      most = Math.max(most, Math.abs(a - mean), Math.abs(b - mean), Math.abs(c - mean), Math.abs(d - mean));
      if (x > 0) most = Math.max(most, Math.abs(mean - (halved[i - 1] ?? 0)) / 2);
      if (y > 0) most = Math.max(most, Math.abs(mean - (halved[i - SAMPLES] ?? 0)) / 2);
    }
  }
  return most;
}

/**
 * Interpolates samples of 4:2:0 at a pixel.
 * @param i index of the nearest sample
 * @param step distance to the next one in the direction of the pixel
 */
function interpolated(samples: Float32Array, i: number, step: number): number {
  return (
    WEIGHTS.before * (samples[i - step] ?? 0) +
    WEIGHTS.nearest * (samples[i] ?? 0) +
    WEIGHTS.next * (samples[i + step] ?? 0) +
    WEIGHTS.second * (samples[i + 2 * step] ?? 0)
  );
}

/** The direction from a pixel's sample to the next one: the other sample of the two between which the pixel lies. */
const direction = (pixel: number) => (pixel & 1 ? 1 : -1);

function interpolateAcross({ halved, across }: Chroma): void {
  for (let y = 0; y < SAMPLES; y++)
    for (let x = 0; x < SIDE; x++)
      across[y * SIDE + x] = interpolated(halved, y * SAMPLES + (x >> 1) + BESIDE, direction(x));
}

/** Returns by how much a pixel of the block is changed. */
const change = ({ pixels, across }: Chroma, x: number, y: number): number =>
  interpolated(across, ((y >> 1) + BESIDE) * SIDE + x, SIDE * direction(y)) -
  (pixels[(y + 2 * BESIDE) * PIXELS + x + 2 * BESIDE] ?? 0);

/** Returns linear light of a sample, which is limited to 0 to 255 as decoders do. */
const light = (sample: number): number => LIGHT[sample < 0 ? 0 : sample > 255 ? 255 : Math.round(sample)] ?? 0;

interface Weights {
  red: number;
  green: number;
  blue: number;
}

const weighted = ({ red, green, blue }: Weights, r: number, g: number, b: number): number =>
  Math.cbrt(red * r + green * g + blue * b);

/** Returns the visible change of a block: the mean squared error relative to the block's contrast. */
function lossOf(data: JpegPixels['data'], at: Int32Array, blue: Chroma, red: Chroma): number {
  interpolateAcross(blue);
  interpolateAcross(red);
  let errors = 0;
  let sum = 0;
  let squares = 0;
  for (let top = 0; top < SIDE; top += 2) {
    for (let left = 0; left < SIDE; left += 2) {
      let blueChange = 0;
      for (let i = 0; i < 4; i++) {
        const x = left + (i & 1);
        const y = top + (i >> 1);
        const from = at[(y + 2 * BESIDE) * PIXELS + x + 2 * BESIDE] ?? 0;
        const r = data[from] ?? 0;
        const g = data[from + 1] ?? 0;
        const b = data[from + 2] ?? 0;
        const dr = change(red, x, y);
        const db = change(blue, x, y);
        const dg = -(LUMA.red * dr + LUMA.blue * db) / LUMA.green;
        const [r1, g1, b1] = [light(r), light(g), light(b)];
        const [r2, g2, b2] = [light(r + dr), light(g + dg), light(b + db)];
        const luminance = weighted(LUMINANCE, r1, g1, b1);
        const difference = weighted(LUMINANCE, r2, g2, b2) - luminance;
        errors += difference ** 2;
        blueChange += weighted(BLUE, r2, g2, b2) - weighted(BLUE, r1, g1, b1) - difference;
        sum += luminance;
        squares += luminance ** 2;
      }
      // B counts at half the size.
      errors += blueChange ** 2 / 4;
    }
  }
  const count = SIDE ** 2;
  const variance = squares / count - (sum / count) ** 2;
  return errors / count / (variance + MASKING);
}
