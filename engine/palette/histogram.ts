import { activityOf, MOST_ACTIVITY, type Samples } from '../formats/rounded.ts';

/** The colours of a picture, each with the weight of its pixels. */
export interface Histogram {
  /** Red in the lowest byte, then green, blue and alpha. */
  colours: Uint32Array;
  weights: Float64Array;
  /** The index of each pixel's colour. */
  indices: Uint32Array;
}

/** More colours than these are grouped by the upper bits of their samples. */
const MOST_COLOURS = 1 << 16;
const SLOTS = 4 * MOST_COLOURS;

/**
 * A pixel among differences of this mean weighs half of a pixel in a flat area, where an error is most visible. Chosen by score at
 * equal bytes (README.md).
 */
const HALF_WEIGHT = 8;
const WEIGHTS = Float64Array.from({ length: MOST_ACTIVITY + 1 }, (_, activity) => 1 / (1 + activity / 4 / HALF_WEIGHT));

/** Counts the colours of a picture. */
export function histogramOf(samples: Samples): Histogram {
  const packed = packedOf(samples);
  const activity = activityOf(samples);
  for (let shift = 0; ; shift++) {
    const histogram = counted(packed, activity, shift);
    if (histogram) return histogram;
  }
}

/** Samples as one integer per pixel. Invisible pixels are all 0. */
function packedOf({ data, width, height, channels }: Samples): Uint32Array {
  const packed = new Uint32Array(width * height);
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2];
  const hasAlpha = channels === 2 || channels === 4;
  for (let i = 0, at = 0; i < packed.length; i++, at += channels) {
    const alpha = hasAlpha ? (data[at + channels - 1] ?? 0) : 255;
    if (alpha === 0) continue;
    packed[i] = (data[at] ?? 0) | ((data[at + green] ?? 0) << 8) | ((data[at + blue] ?? 0) << 16) | (alpha << 24);
  }
  return packed;
}

/**
 * @param shift the number of low bits that are ignored in each sample. A group of colours has the one that most of its pixels have,
 * if there is one (Boyer and Moore's majority vote).
 * @returns undefined for too many colours
 */
function counted(packed: Uint32Array, activity: Uint8Array, shift: number): Histogram | undefined {
  const kept = ((0xff << shift) & 0xff) * 0x01010101;
  // The entry of a slot's key, from 1; 0 for an empty slot.
  const [keys, entries] = [new Uint32Array(SLOTS), new Uint32Array(SLOTS)];
  const [colours, votes] = [new Uint32Array(MOST_COLOURS), new Int32Array(MOST_COLOURS)];
  const weights = new Float64Array(MOST_COLOURS);
  const indices = new Uint32Array(packed.length);
  let count = 0;
  for (let i = 0; i < packed.length; i++) {
    const colour = packed[i] ?? 0;
    const key = (colour & kept) >>> 0;
    let slot = Math.imul(key ^ (key >>> 15), 0x9e37_79b1) >>> 14;
    while (entries[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & (SLOTS - 1);
    if (entries[slot] === 0) {
      if (count === MOST_COLOURS) return undefined;
      keys[slot] = key;
      entries[slot] = ++count;
    }
    const entry = (entries[slot] ?? 1) - 1;
    indices[i] = entry;
    weights[entry] = (weights[entry] ?? 0) + (WEIGHTS[activity[i] ?? 0] ?? 0);
    const vote = votes[entry] ?? 0;
    if (vote === 0) colours[entry] = colour;
    votes[entry] = vote === 0 || colours[entry] === colour ? vote + 1 : vote - 1;
  }
  return { colours: colours.slice(0, count), weights: weights.slice(0, count), indices };
}
