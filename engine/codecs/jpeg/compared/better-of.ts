import type { JpegOptions } from '../encoder/encode.ts';
import type { JpegPixels } from '../encoder/pixels.ts';
import { type ComparisonKernels, scoresOf } from './scores.ts';

/*
 * The better subsampling of a drawing depends on what its chroma hides and shows, which no number that is measured before both encodes
 * predicts well (docs/decisions/0077-both-subsamplings-compared.md). So where the loss of chroma is unsure, both are encoded and scored.
 */

/** Points of SSIMULACRA2 that are worth a rise of the log size by one: of 10 to 36, the least excess over 174 drawings. */
const POINTS_PER_SIZE = 22;
/** Pixels per side of a tile: whole MCUs. */
const TILE = 128;
/** The tiles of a sample. A picture with fewer pixels is compared whole. */
const GRID = { across: 8, down: 4 } as const;
/** 2³² divided by the golden ratio: its multiples are evenly distributed modulo 2³². */
const GOLDEN = 0x9e37_79b1;

/** See `Comparisons.betterOf`. */
export function betterOf<Options extends JpegOptions>(
  kernels: ComparisonKernels,
  picture: JpegPixels,
  options: readonly [Options, Options],
): Options {
  const { encoded, scoreOf } = scoresOf(kernels, sampleOf(picture));
  const [own, other] = options.map((each) => {
    const file = encoded(each);
    return scoreOf(file) - POINTS_PER_SIZE * Math.log(file.length);
  }) as [number, number];
  return other > own ? options[1] : options[0];
}

/** Returns tiles from all over a picture as one picture; one that is too small or too narrow, as it is. */
export function sampleOf(picture: JpegPixels): JpegPixels {
  const { data, channels } = picture;
  const across = Math.floor(picture.width / TILE);
  const tiles = across * Math.floor(picture.height / TILE);
  const count = GRID.across * GRID.down;
  if (tiles <= count) return picture;
  const [width, height] = [GRID.across * TILE, GRID.down * TILE];
  const sample = new Uint8Array(width * height * channels);
  for (let i = 0; i < count; i++) {
    const tile = Math.floor(((Math.imul(i, GOLDEN) >>> 0) * tiles) / 2 ** 32);
    const [left, top] = [(tile % across) * TILE, Math.floor(tile / across) * TILE];
    const [toLeft, toTop] = [(i % GRID.across) * TILE, Math.floor(i / GRID.across) * TILE];
    for (let y = 0; y < TILE; y++) {
      const from = ((top + y) * picture.width + left) * channels;
      sample.set(data.subarray(from, from + TILE * channels), ((toTop + y) * width + toLeft) * channels);
    }
  }
  return { data: sample, width, height, channels };
}
