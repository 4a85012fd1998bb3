import { REACH, TAPS } from './blur';
import { downscale, LINEAR, toLinear, toXyb } from './colour';
import {
  addCandidate,
  addReference,
  CANDIDATE_RING,
  compare,
  DELAY,
  finishReference,
  KEPT,
  Plane,
  REFERENCE_RING,
  SUMS,
} from './plane';

export { scalePlanes } from './colour';

/*
 * The error maps of SSIMULACRA 2 (Sneyers, https://github.com/cloudinary/ssimulacra2), computed row by row. Rows of
 * both pictures arrive from the top, and each scale passes downscaled rows to the next one. So only a few rows are in
 * memory, besides the kept statistics of the reference.
 *
 * ../README.md has a glossary.
 *
 * One instance of the module compares pictures of one size: call `open`, then `row` for all rows of the reference and
 * of the candidate, the candidate never ahead. If the reference is kept, `again` prepares for the next candidate.
 */

const SCALES = 6;
const PLANES = 3;
/** The smallest side, in pixels, of a scale that is downscaled further. */
const LEAST_SIDE = 8;
/** The last scale with sums per block: its blocks are one vector wide. */
const LAST_BLOCK_SCALE = 3;
/** A block's side at full size. */
const BLOCK = 32;

const REFERENCE = 0;

/** One of the six scales. */
@unmanaged
class Scale {
  width: i32;
  height: i32;
  /** The planes with a weight: bits 0, 1 and 2 for X, Y and B. */
  planes: i32;
  /** Rows of linear light: two per picture, each with three planes. */
  linear: usize;
  linearBytes: usize;
}

const scales: usize = memory.data(SCALES * offsetof<Scale>(), 16);
const planes: usize = memory.data(SCALES * PLANES * offsetof<Plane>(), 16);
/** Number of rows received of the reference and of the candidate, at full size. */
const arrived: usize = memory.data(2 * 4);

let count = 0;
let isKept = false;
let pixels: usize = 0;
let values: usize = 0;
let valueBytes: usize = 0;
let zeroes: usize = 0;
let sums: usize = 0;
let sumsBytes: usize = 0;
let next: usize = 0;

function scaleAt(scale: i32): Scale {
  return changetype<Scale>(scales + <usize>scale * offsetof<Scale>());
}

function planeAt(scale: i32, plane: i32): Plane {
  return changetype<Plane>(planes + <usize>(scale * PLANES + plane) * offsetof<Plane>());
}

/** Allocates memory that is never freed: the instance is dropped as a whole. */
function allocate(bytes: usize): usize {
  const start = next;
  next = (next + bytes + 15) & ~(<usize>15);
  const missing = <i32>((next + 0xffff) >> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return start;
}

/** The number of scales of a picture of this size. */
export function scalesOf(width: i32, height: i32): i32 {
  let seen = 0;
  let w = width;
  let h = height;
  while (seen < SCALES && w >= LEAST_SIDE && h >= LEAST_SIDE) {
    if (seen > 0) {
      w = (w + 1) >> 1;
      h = (h + 1) >> 1;
    }
    seen++;
  }
  return seen;
}

/**
 * Allocates memory for pictures of one size. Call it once per instance, since it relies on zeroed memory.
 * @param wanted the planes with a weight: three bits per scale
 * @param keep keeps the statistics of the whole reference, for several candidates
 * @param byBlocks sums errors per block
 * @param inner excludes pixels that the border affects: four at each side, at every scale
 * @returns the address of the input row
 */
export function open(width: i32, height: i32, wanted: i32, keep: bool, byBlocks: bool, inner: bool): usize {
  next = (__heap_base + 15) & ~(<usize>15);
  isKept = keep;
  count = scalesOf(width, height);
  const vectors = (width + 3) >> 2;
  pixels = allocate(<usize>width * 4);
  // Two vectors more: a row ends with zeroes, and downscaling reads one value beyond the end.
  valueBytes = (<usize>(vectors + 2)) << 4;
  values = allocate(valueBytes * PLANES);
  zeroes = allocate(<usize>vectors * CANDIDATE_RING);

  let w = width;
  let h = height;
  for (let s = 0; s < count; s++) {
    if (s > 0) {
      w = (w + 1) >> 1;
      h = (h + 1) >> 1;
    }
    const scale = scaleAt(s);
    const across = (w + 3) >> 2;
    scale.width = w;
    scale.height = h;
    scale.planes = (wanted >> (s * PLANES)) & 7;
    scale.linearBytes = (<usize>(across + 2)) << 4;
    scale.linear = allocate(scale.linearBytes * PLANES * 4);
    for (let p = 0; p < PLANES; p++) {
      if (!((scale.planes >> p) & 1)) continue;
      const plane = planeAt(s, p);
      plane.width = w;
      plane.height = h;
      plane.keptRows = keep ? h : TAPS;
      plane.margin = inner ? REACH : 0;
      plane.referenceRing = allocate(<usize>(across * TAPS * REFERENCE_RING));
      plane.kept = allocate(<usize>plane.keptRows * <usize>((across + 1) * KEPT));
      plane.candidateRing = allocate(<usize>(across * TAPS * CANDIDATE_RING));
    }
  }

  sums = next;
  for (let s = 0; s < count; s++) {
    for (let p = 0; p < PLANES; p++) {
      if (!((scaleAt(s).planes >> p) & 1)) continue;
      const plane = planeAt(s, p);
      const split = byBlocks && s <= LAST_BLOCK_SCALE;
      plane.blockVectors = split ? (BLOCK >> s) >> 2 : i32.MAX_VALUE;
      plane.blockRows = split ? BLOCK >> s : i32.MAX_VALUE;
      plane.blocksAcross = split ? (width + BLOCK - 1) / BLOCK : 1;
      const blocksDown = split ? (height + BLOCK - 1) / BLOCK : 1;
      plane.sums = allocate(<usize>(plane.blocksAcross * blocksDown * SUMS * 8));
    }
  }
  sumsBytes = next - sums;
  return pixels;
}

/** Prepares for the next candidate. If the reference is not kept, its rows have to follow again. */
export function again(): void {
  memory.fill(sums, 0, sumsBytes);
  store<i32>(arrived, 0, 4);
  if (!isKept) store<i32>(arrived, 0);
}

/** The address of 256 f32 values: linear light of each sRGB value. */
export function tableOf(): usize {
  return LINEAR;
}

/** The address of a plane's sums: `SUMS` f64 values per block. */
export function sumsOf(scale: i32, plane: i32): usize {
  return planeAt(scale, plane).sums;
}

/**
 * Reads the row of pixels at the address that `open` returned.
 * @param picture 0 for the reference, 1 for the candidate
 * @param channels 3 for RGB, 4 for RGBA
 * @param background grey under transparent pixels, 0 to 255
 */
export function row(picture: i32, channels: i32, background: i32): void {
  const y = load<i32>(arrived + ((<usize>picture) << 2));
  store<i32>(arrived + ((<usize>picture) << 2), y + 1);
  const scale = scaleAt(0);
  toLinear(pixels, scale.width, channels, background, linearOf(scale, picture, y), scale.linearBytes);
  linearRow(0, picture, y);
}

function linearOf(scale: Scale, picture: i32, y: i32): usize {
  return scale.linear + <usize>(picture * 2 + (y & 1)) * scale.linearBytes * PLANES;
}

/** Handles a row of linear light at a scale. */
function linearRow(s: i32, picture: i32, y: i32): void {
  const scale = scaleAt(s);
  const linear = linearOf(scale, picture, y);
  if (scale.planes) {
    toXyb(linear, scale.linearBytes, scale.width, scale.planes, values, valueBytes);
    for (let p = 0; p < PLANES; p++) {
      if ((scale.planes >> p) & 1) planeRow(planeAt(s, p), picture, y, values + <usize>p * valueBytes);
    }
  }
  const isLast = y === scale.height - 1;
  if (s + 1 < count && (y & 1 || isLast)) {
    const smaller = scaleAt(s + 1);
    const above = linearOf(scale, picture, y & ~1);
    const half = y >> 1;
    downscale(above, linear, scale.linearBytes, scale.width, linearOf(smaller, picture, half), smaller.linearBytes);
    linearRow(s + 1, picture, half);
  }
}

function planeRow(plane: Plane, picture: i32, y: i32, row: usize): void {
  // Scales share this buffer and their rows differ in length, so the end has to be zeroed.
  v128.store(row + ((<usize>((plane.width + 3) >> 2)) << 4), f32x4.splat(0));
  const isReference = picture === REFERENCE;
  if (isReference) addReference(plane, y, row);
  else addCandidate(plane, y, row);
  const last = y === plane.height - 1 ? y : y - DELAY;
  for (let done = max(y - DELAY, 0); done <= last; done++) {
    if (isReference) finishReference(plane, done, zeroes);
    else if (done >= plane.margin && done < plane.height - plane.margin) compare(plane, done, zeroes);
  }
}
