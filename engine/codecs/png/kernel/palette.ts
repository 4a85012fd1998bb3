import { measureActivity } from './activity';
import { assign, centre, MOST_MEANS } from './cluster';
import { convertColours, linearLight } from './colour-space';
import { deflate } from './deflate';
import { colours, countColours, entries, weights } from './histogram';
import { allocate } from './memory';
import { splitMeans } from './split';

/*
 * Reduces a picture to a palette, and compresses the rows of its indices: `openPicture`, `reduce`, `index`, `packIndices`.
 * ../palette/README.md explains the order of the data.
 */

/** More change the score by less than half a point. */
const ITERATIONS = 4;
/** A group of colours becomes the one that has this share of its weight, so that a flat area keeps its exact colour. */
const EXACT_FROM: f64 = 0.25;
const MOST_GROUPS = MOST_MEANS;

let width = 0;
let height = 0;
let channels = 0;
let samples: usize = 0;

/** The colours of the histogram, in the space where they are compared; the group of each; the colour that replaces it. */
let points: usize = 0;
let groups: usize = 0;
let replacements: usize = 0;
const means: usize = memory.data(MOST_GROUPS * 16, 16);

/** A group's colour, its weight, the weight of its heaviest colour, and its sums of red, green, blue and alpha. */
const palette: usize = memory.data(MOST_GROUPS * 4, 16);
const GROUP_BYTES = 6 * 8;
const groupSums: usize = memory.data(MOST_GROUPS * GROUP_BYTES, 16);

let indices: usize = 0;

/** @returns the address of the linear light of each sample, 256 × `f32` */
export function tableOf(): usize {
  return linearLight;
}

/** @returns the address of the samples */
export function openPicture(w: i32, h: i32, bytes: i32): usize {
  width = w;
  height = h;
  channels = bytes;
  samples = allocate(<usize>w * <usize>h * <usize>bytes + 48) + 16;
  return samples;
}

/**
 * Finds the colours of the picture, and at most `most` that replace them.
 * @returns the number of colours of the picture
 */
export function reduce(most: i32): i32 {
  const pixels = width * height;
  indices = allocate(<usize>pixels);
  measureActivity(samples, width, height, channels, allocate(<usize>(width * channels) + 16), indices);
  const count = countColours(samples, pixels, channels, indices);
  replacements = colours;
  if (count > most) replace(count, most);
  return count;
}

/** @returns the address of the colour that replaces each colour, `u32` each: red in the lowest byte, then green, blue and alpha */
export function replacementsOf(): usize {
  return replacements;
}

function replace(count: i32, most: i32): void {
  points = allocate((<usize>count) << 4);
  groups = allocate((<usize>count) << 1);
  replacements = allocate((<usize>count) << 2);
  convertColours(colours, count, points);
  const groupCount = splitMeans(points, weights, count, most, means);
  for (let i = 0; i < ITERATIONS; i++) {
    assign(points, count, means, groupCount, groups);
    centre(points, weights, count, means, groupCount, groups);
  }
  assign(points, count, means, groupCount, groups);
  choosePalette(count, groupCount);
  convertColours(palette, groupCount, means);
  assign(points, count, means, groupCount, groups);
  for (let i: usize = 0; i < <usize>count; i++) {
    store<u32>(replacements + (i << 2), load<u32>(palette + ((<usize>load<u16>(groups + (i << 1))) << 2)));
  }
}

function addTo(address: usize, value: f64): void {
  store<f64>(address, load<f64>(address) + value);
}

/** A group's colour is its heaviest one if that has enough weight, or its mean. */
function choosePalette(count: i32, groupCount: i32): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const group = <usize>load<u16>(groups + (i << 1));
    const sums = groupSums + group * GROUP_BYTES;
    const colour = load<u32>(colours + (i << 2));
    const weight = load<f64>(weights + (i << 3));
    const alpha = weight * <f64>(colour >> 24);
    addTo(sums, weight);
    if (weight > load<f64>(sums, 8)) {
      store<f64>(sums, weight, 8);
      store<u32>(palette + (group << 2), colour);
    }
    addTo(sums + 16, alpha * <f64>(colour & 255));
    addTo(sums + 24, alpha * <f64>((colour >> 8) & 255));
    addTo(sums + 32, alpha * <f64>((colour >> 16) & 255));
    addTo(sums + 40, alpha);
  }
  for (let group: usize = 0; group < <usize>groupCount; group++) {
    const sums = groupSums + group * GROUP_BYTES;
    const weight = load<f64>(sums);
    if (load<f64>(sums, 8) >= EXACT_FROM * weight) continue;
    const alpha = load<f64>(sums, 40);
    const red = mean(load<f64>(sums, 16), alpha);
    const green = mean(load<f64>(sums, 24), alpha);
    const blue = mean(load<f64>(sums, 32), alpha);
    store<u32>(palette + (group << 2), red | (green << 8) | (blue << 16) | (mean(alpha, weight) << 24));
  }
}

function mean(sum: f64, weight: f64): u32 {
  return weight > 0 ? <u32>floor<f64>(sum / weight + 0.5) : 0;
}

/**
 * Replaces each pixel by an index of the palette.
 * @param table `u8` for each colour of the picture
 * @returns the address of the indices
 */
export function index(table: usize): usize {
  for (let i: usize = 0; i < <usize>(width * height); i++) {
    store<u8>(indices + i, load<u8>(table + <usize>load<u16>(entries + (i << 1))));
  }
  return indices;
}

/** Replaces the colours of the samples. Invisible pixels become black, and grey ones stay grey. */
export function recolour(): void {
  for (let i: usize = 0, at = samples; i < <usize>(width * height); i++, at += <usize>channels) {
    const colour = load<u32>(replacements + ((<usize>load<u16>(entries + (i << 1))) << 2));
    store<u8>(at, colour);
    if (channels > 2) {
      store<u8>(at, colour >> 8, 1);
      store<u8>(at, colour >> 16, 2);
    }
    if (channels % 2 === 0) store<u8>(at + <usize>(channels - 1), colour >> 24);
  }
}

/** Allocates memory for a table. */
export function tableFor(count: i32): usize {
  return allocate(count);
}

/**
 * Compresses the rows of indices, as PNG stores them: without a filter, the leftmost pixel in the high bits (PNG, third edition, 7.2).
 * @param depth bits of an index: 1, 2, 4 or 8
 * @param comparisons the largest number of earlier occurrences that are compared at each position
 * @param passes the number of parses of each block
 * @returns the size of the zlib stream at `packedOf`
 */
export function packIndices(depth: i32, comparisons: i32, passes: i32): i32 {
  const row = ((width * depth + 7) >> 3) + 1;
  const rows = allocate(<usize>row * <usize>height + 8);
  const perByte = 8 / depth;
  for (let y = 0; y < height; y++) {
    const from = indices + <usize>y * <usize>width;
    const to = rows + <usize>y * <usize>row + 1;
    if (depth === 8) {
      memory.copy(to, from, width);
      continue;
    }
    for (let x = 0; x < width; x++) {
      const at = to + <usize>(x / perByte);
      store<u8>(at, load<u8>(at) | (load<u8>(from + <usize>x) << (<u8>(8 - depth * ((x % perByte) + 1)))));
    }
  }
  return deflate(rows, row * height, comparisons, passes);
}
