import { closing } from '../pixels/closing.ts';
import { channelOnWhite, smoothed } from '../pixels/planes.ts';
import type { Rgba } from '../pixels/rgba.ts';

/** Thicker than a pen's stroke on any paper, as a part of the picture's longer side. */
const STROKE = 1 / 40;
const LEAST_RADIUS = 8;
/** Spread of a normal distribution, as a multiple of its median absolute deviation. */
const DEVIATION = 1.4826;
/** Deviations above the paper's own level that noise does not reach. */
const NOISE = 5;
/** The least that can be ink, of 255. */
const FAINT = 10;

export interface Darkness {
  /** 0 for paper to 255 for black, per pixel, whatever light falls on it. */
  plane: Uint8Array;
  /** What is not above it may be noise of the paper. */
  noise: number;
}

/**
 * How much darker each pixel is than the paper around it. Each channel is divided by its closing, the paper without strokes: the ratio
 * of a stroke in a shadow is that of one in the light (B. Gatos, I. Pratikakis, S. Perantonis, "Adaptive degraded document image
 * binarization", Pattern Recognition 39, 2006, with the closing as the paper). The channel in which the ink is darkest counts.
 */
export function darknessOf(picture: Rgba): Darkness {
  const { width, height } = picture;
  const radius = Math.max(LEAST_RADIUS, Math.round(Math.max(width, height) * STROKE));
  const plane = new Uint8Array(width * height);
  for (const channel of [0, 1, 2]) {
    const samples = smoothed(channelOnWhite(picture, channel), picture);
    const paper = closing(samples, picture, radius);
    for (let i = 0; i < plane.length; i++) {
      const darker = 255 - (255 * (samples[i] ?? 0)) / Math.max(1, paper[i] ?? 0);
      if (darker > (plane[i] ?? 0)) plane[i] = darker;
    }
  }
  return aboveItsLevel(plane);
}

/** The paper's grain raises its closing: the median of a sheet is paper, and becomes 0. */
function aboveItsLevel(plane: Uint8Array): Darkness {
  const level = median(histogramOf(plane));
  const spread = median(histogramOf(plane.map((value) => Math.abs(value - level))));
  for (let i = 0; i < plane.length; i++)
    plane[i] = Math.max(0, (((plane[i] ?? 0) - level) * 255) / Math.max(1, 255 - level));
  return { plane, noise: Math.max(FAINT, NOISE * DEVIATION * spread) };
}

export function histogramOf(plane: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const value of plane) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function median(counts: Uint32Array): number {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  let sum = 0;
  return counts.findIndex((count) => {
    sum += count;
    return sum >= half;
  });
}
