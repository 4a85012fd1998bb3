import type { Samples } from '../formats/rounded.ts';
import { assign, centred } from './cluster.ts';
import { coordinatesOf } from './colour-space.ts';
import { type Histogram, histogramOf } from './histogram.ts';
import { splitMeans } from './split.ts';

/** More change the score by less than half a point. */
const ITERATIONS = 4;

/** A group of colours becomes the one that has this share of its weight, so that a flat area keeps its exact colour. */
const EXACT_FROM = 0.25;

/** A picture of at most 256 colours. */
export interface Indexed {
  /** Red in the lowest byte, then green, blue and alpha; translucent colours first, then from dark to bright. */
  palette: Uint32Array;
  /** The index of each pixel's colour, row by row. */
  indices: Uint8Array<ArrayBuffer>;
}

/**
 * Reduces a picture to at most `count` colours, without dithering: at equal bytes, more colours score higher than dots of fewer ones
 * (README.md). A picture that has no more colours keeps them, except that invisible pixels become black.
 * @param count from 2 to 256
 */
export function reduced(samples: Samples, count: number): Indexed {
  const histogram = histogramOf(samples);
  const { colours } = histogram;
  const replacement = colours.length <= count ? colours : replacements(histogram, count);
  const palette = Uint32Array.from(new Set(replacement)).sort((one, other) => rank(one) - rank(other));
  const indexOf = new Map(Array.from(palette, (colour, i) => [colour, i]));
  const table = Uint8Array.from(replacement, (colour) => indexOf.get(colour) ?? 0);
  return { palette, indices: Uint8Array.from(histogram.indices, (entry) => table[entry] ?? 0) };
}

/** Opaque colours come last, because tRNS has no entry for them (PNG, third edition, 11.3.1.1). */
function rank(colour: number): number {
  const luma = 299 * (colour & 255) + 587 * ((colour >>> 8) & 255) + 114 * ((colour >>> 16) & 255);
  return colour >>> 24 === 255 ? 1e6 + luma : luma;
}

/** @returns for each colour of the histogram the colour that replaces it */
function replacements(histogram: Histogram, count: number): Uint32Array {
  const { colours, weights } = histogram;
  const points = { coordinates: coordinatesOf(colours), weights };
  let means = splitMeans(points, count);
  for (let i = 0; i < ITERATIONS; i++) means = centred(points, means, assign(points, means));
  const palette = paletteOf(histogram, assign(points, means), means.length / 4);
  const nearestOf = assign(points, coordinatesOf(palette));
  return colours.map((_, i) => palette[nearestOf[i] ?? 0] ?? 0);
}

/** A group's colour: its heaviest one if that has enough weight, or its mean. */
function paletteOf({ colours, weights }: Histogram, groupOf: Uint8Array, count: number): Uint32Array {
  const groups = Array.from({ length: count }, () => ({ weight: 0, heaviest: 0, colour: 0, sums: [0, 0, 0, 0] }));
  for (let i = 0; i < colours.length; i++) {
    const [group, colour, weight] = [groups[groupOf[i] ?? 0], colours[i] ?? 0, weights[i] ?? 0];
    if (!group) continue;
    const alpha = weight * (colour >>> 24);
    for (let d = 0; d < 3; d++) group.sums[d] = (group.sums[d] ?? 0) + alpha * ((colour >>> (8 * d)) & 255);
    group.sums[3] = (group.sums[3] ?? 0) + alpha;
    group.weight += weight;
    if (weight > group.heaviest) Object.assign(group, { heaviest: weight, colour });
  }
  return Uint32Array.from(groups, ({ weight, heaviest, colour, sums: [red = 0, green = 0, blue = 0, alpha = 0] }) => {
    if (heaviest >= EXACT_FROM * weight) return colour;
    if (alpha === 0) return 0;
    const mean = (sum: number) => Math.round(sum / alpha);
    return mean(red) | (mean(green) << 8) | (mean(blue) << 16) | (Math.round(alpha / weight) << 24);
  });
}
