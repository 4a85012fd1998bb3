import { REACH, TAPS } from './blur';
import { halve, LINEAR, toLinear, toXyb } from './colour';
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
 * SSIMULACRA 2 (Sneyers, https://github.com/cloudinary/ssimulacra2): what the score is made of, a row at a time. Rows of
 * both pictures come in from the top, and each scale hands rows of half the size on to the next, so that besides what is
 * kept of the reference only a few rows are in memory.
 *
 * One instance of the module serves one size of picture: `open`, then all rows of the reference and of the candidate,
 * the candidate's never ahead. Where the reference is kept, `again` makes room for the next candidate.
 */

const SCALES = 6;
const PLANES = 3;
/** A scale is looked at where the one before has sides of so many pixels. */
const LEAST_SIDE = 8;
/** The last scale that is told by blocks: its blocks are a vector wide. */
const LAST_BLOCK_SCALE = 3;
/** A block's side at full size. */
const BLOCK = 32;

const REFERENCE = 0;

/** One of the six sizes. */
@unmanaged
class Scale {
  width: i32;
  height: i32;
  /** Which of X, Y and B are looked at: bits 0, 1 and 2. */
  planes: i32;
  /** Rows of linear light, a pair of them for each picture, each three planes. */
  linear: usize;
  linearBytes: usize;
}

const scales: usize = memory.data(SCALES * offsetof<Scale>(), 16);
const planes: usize = memory.data(SCALES * PLANES * offsetof<Plane>(), 16);
/** How many rows of the reference and of the candidate have come, at full size. */
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

/** Memory that is never given back: the instance is dropped as a whole. */
function take(bytes: usize): usize {
  const start = next;
  next = (next + bytes + 15) & ~(<usize>15);
  const missing = <i32>((next + 0xffff) >> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return start;
}

/** How many scales a picture of this size is looked at in. */
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
 * Makes room for pictures of one size. Once an instance: what was there before would be taken for zeroes.
 * @param wanted which planes of which scale have a weight: three bits a scale
 * @param keep keep all of the reference, for more than one candidate
 * @param byBlocks sum up by blocks
 * @param inner leave out what the border has a say in, at every scale: four pixels at each side
 * @returns the address of a row of pixels
 */
export function open(width: i32, height: i32, wanted: i32, keep: bool, byBlocks: bool, inner: bool): usize {
  next = (__heap_base + 15) & ~(<usize>15);
  isKept = keep;
  count = scalesOf(width, height);
  const vectors = (width + 3) >> 2;
  pixels = take(<usize>width * 4);
  // Two vectors more: a row has zeroes behind its end, and halving looks at one value beyond.
  valueBytes = (<usize>(vectors + 2)) << 4;
  values = take(valueBytes * PLANES);
  zeroes = take(<usize>vectors * CANDIDATE_RING);

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
    scale.linear = take(scale.linearBytes * PLANES * 4);
    for (let p = 0; p < PLANES; p++) {
      if (!((scale.planes >> p) & 1)) continue;
      const plane = planeAt(s, p);
      plane.width = w;
      plane.height = h;
      plane.keptRows = keep ? h : TAPS;
      plane.margin = inner ? REACH : 0;
      plane.referenceRing = take(<usize>(across * TAPS * REFERENCE_RING));
      plane.kept = take(<usize>plane.keptRows * <usize>((across + 1) * KEPT));
      plane.candidateRing = take(<usize>(across * TAPS * CANDIDATE_RING));
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
      plane.sums = take(<usize>(plane.blocksAcross * blocksDown * SUMS * 8));
    }
  }
  sumsBytes = next - sums;
  return pixels;
}

/** Makes ready for the next candidate; the reference has to come again where it was not kept. */
export function again(): void {
  memory.fill(sums, 0, sumsBytes);
  store<i32>(arrived, 0, 4);
  if (!isKept) store<i32>(arrived, 0);
}

/** The address of 256 numbers of 32 bits: what each value of a channel is in linear light. */
export function tableOf(): usize {
  return LINEAR;
}

/** The address of a plane's sums: `SUMS` numbers of 64 bits a block. */
export function sumsOf(scale: i32, plane: i32): usize {
  return planeAt(scale, plane).sums;
}

/**
 * Takes the row of pixels that lies at the address that `open` has told.
 * @param picture 0 for the reference, 1 for the candidate
 * @param channels 3 for RGB, 4 for RGBA
 * @param background 0 to 255, below what is transparent
 */
export function row(picture: i32, channels: i32, background: i32): void {
  const y = load<i32>(arrived + ((<usize>picture) << 2));
  store<i32>(arrived + ((<usize>picture) << 2), y + 1);
  const scale = scaleAt(0);
  toLinear(pixels, scale.width, channels, background, linearOf(scale, picture, y), scale.linearBytes);
  rowAt(0, picture, y);
}

function linearOf(scale: Scale, picture: i32, y: i32): usize {
  return scale.linear + <usize>(picture * 2 + (y & 1)) * scale.linearBytes * PLANES;
}

/** A row of linear light has come at a scale. */
function rowAt(s: i32, picture: i32, y: i32): void {
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
    halve(above, linear, scale.linearBytes, scale.width, linearOf(smaller, picture, half), smaller.linearBytes);
    rowAt(s + 1, picture, half);
  }
}

function planeRow(plane: Plane, picture: i32, y: i32, row: usize): void {
  // Rows differ in length from scale to scale: what lies behind this one's end is another's.
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
