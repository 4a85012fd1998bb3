import { channelOnWhite, smoothed } from '../pixels/planes.ts';
import type { Rgba } from '../pixels/rgba.ts';
import { fitted, levelAt, type Samples, type Surface } from './surface.ts';

/** The wall behind a person: the colour that it has or would have at each pixel. */
export interface Wall {
  /** Of red, green and blue. */
  colours: readonly [Uint8Array, Uint8Array, Uint8Array];
  /** How far each pixel is from the wall's colour: the largest difference of a channel. */
  distance: Uint8Array;
  /** What is not farther is wall, as far as its colour shows. */
  limit: number;
}

/** Of the picture's sides: the strips in which a wall is expected. */
const STRIP = 1 / 25;
/** Above this part of the height there is wall at both sides; below it shoulders may reach the edge. */
const ABOVE_SHOULDERS = 0.4;
/** Samples of the strips, at most: of each row and column as many. */
const SAMPLES = 120;
/** Of the samples above the shoulders, a plain wall has as many. */
const MOST_OF_THEM = 0.75;
/** A wall with a larger standard deviation is not plain. */
const PLAIN = 9;
const LEAST_LIMIT = 10;
/** Deviations that the limit is above the wall's own. */
const DEVIATIONS = 4;
const ROUNDS = 4;

interface Strip {
  x: number[];
  y: number[];
  /** Positions in the picture. */
  at: number[];
}

/** Returns the wall along the upper edges of a picture; undefined if there is none of one colour. */
export function wallOf(picture: Rgba): Wall | undefined {
  const { width, height } = picture;
  const planes = [0, 1, 2].map((channel) => smoothed(channelOnWhite(picture, channel), picture));
  const strip = stripOf(width, height);
  const samples = (plane: Uint8Array, kept: readonly number[]): Samples => ({
    x: Float64Array.from(kept, (i) => strip.x[i] ?? 0),
    y: Float64Array.from(kept, (i) => strip.y[i] ?? 0),
    value: Float64Array.from(kept, (i) => plane[strip.at[i] ?? 0] ?? 0),
  });
  const all = strip.at.map((_, i) => i);
  let kept: readonly number[] = medianColour(planes, strip, all);
  let surfaces: Surface[] = [];
  let deviation = PLAIN;
  const errorAt = (i: number) =>
    Math.max(
      ...planes.map((plane, c) =>
        Math.abs((plane[strip.at[i] ?? 0] ?? 0) - levelAt(surfaces[c] as Surface, strip.x[i] ?? 0, strip.y[i] ?? 0)),
      ),
    );
  for (let round = 0; round < ROUNDS; round++) {
    surfaces = planes.map((plane) => fitted(samples(plane, kept)));
    deviation = Math.sqrt(kept.reduce((sum, i) => sum + errorAt(i) ** 2, 0) / Math.max(1, kept.length));
    const limit = Math.max(LEAST_LIMIT, 3 * deviation);
    kept = all.filter((i) => errorAt(i) <= limit);
  }
  const isAbove = (i: number) => (strip.y[i] ?? 0) < 2 * ABOVE_SHOULDERS - 1;
  const share = kept.filter(isAbove).length / Math.max(1, all.filter(isAbove).length);
  if (deviation > PLAIN || share < MOST_OF_THEM) return undefined;
  return { ...distances(planes, surfaces, width, height), limit: Math.max(LEAST_LIMIT, DEVIATIONS * deviation) };
}

/** Samples near the median of each channel: a start that hair at the edge does not pull away. */
function medianColour(planes: readonly Uint8Array[], { at }: Strip, all: readonly number[]): readonly number[] {
  const medians = planes.map((plane) => {
    const sorted = all.map((i) => plane[at[i] ?? 0] ?? 0).sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  });
  const near = all.filter((i) =>
    planes.every((plane, c) => Math.abs((plane[at[i] ?? 0] ?? 0) - (medians[c] ?? 0)) < 40),
  );
  return near.length > 0 ? near : all;
}

function stripOf(width: number, height: number): Strip {
  const strip: Strip = { x: [], y: [], at: [] };
  const depth = Math.max(2, Math.round(Math.min(width, height) * STRIP));
  const add = (x: number, y: number) => {
    strip.x.push((2 * x) / width - 1);
    strip.y.push((2 * y) / height - 1);
    strip.at.push(y * width + x);
  };
  const step = (side: number) => Math.max(1, Math.floor(side / SAMPLES));
  for (let d = 0; d < depth; d += Math.max(1, depth >> 3)) {
    for (let x = 0; x < width; x += step(width)) add(x, d);
    for (let y = depth; y < height; y += step(height)) {
      add(d, y);
      add(width - 1 - d, y);
    }
  }
  return strip;
}

function distances(planes: readonly Uint8Array[], surfaces: readonly Surface[], width: number, height: number) {
  const colours = [0, 1, 2].map(() => new Uint8Array(width * height)) as [Uint8Array, Uint8Array, Uint8Array];
  const distance = new Uint8Array(width * height);
  for (const [c, colour] of colours.entries()) {
    const [plane, surface] = [planes[c], surfaces[c]];
    if (!plane || !surface) continue;
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        const wall = Math.min(255, Math.max(0, levelAt(surface, (2 * x) / width - 1, (2 * y) / height - 1)));
        colour[at] = wall;
        const away = Math.abs((plane[at] ?? 0) - wall);
        if (away > (distance[at] ?? 0)) distance[at] = away;
      }
  }
  return { colours, distance };
}
