import { MOST_ACTIVITY } from './activity';
import { allocate } from './memory';

/* The colours of a picture, each with the weight of its pixels: a pixel in a flat area counts most. */

/** More colours than these are grouped by the upper bits of their samples. */
export const MOST_COLOURS = 1 << 16;
const SLOT_BITS = 18;

/**
 * A pixel among differences of this mean weighs half of a pixel in a flat area, where an error is most visible. Chosen by score at
 * equal bytes (README.md).
 */
const HALF_WEIGHT: f64 = 8;
const weightOf: usize = memory.data((MOST_ACTIVITY + 1) * 8, 16);

/** By slot of the hash table: the key, and the entry from 1, or 0 for an empty slot; `u32` each. */
let keys: usize = 0;
let slots: usize = 0;
let votes: usize = 0;

/** Red in the lowest byte, then green, blue and alpha, `u32` each. */
export let colours: usize = 0;
/** `f64` each. */
export let weights: usize = 0;
/** The entry of each pixel, `u16` each. */
export let entries: usize = 0;

function initHistogram(pixels: i32): void {
  for (let activity = 0; activity <= MOST_ACTIVITY; activity++) {
    store<f64>(weightOf + ((<usize>activity) << 3), 1 / (1 + <f64>activity / 4 / HALF_WEIGHT));
  }
  keys = allocate((<usize>4) << SLOT_BITS);
  slots = allocate((<usize>4) << SLOT_BITS);
  votes = allocate(MOST_COLOURS * 4);
  colours = allocate(MOST_COLOURS * 4);
  weights = allocate(MOST_COLOURS * 8);
  entries = allocate((<usize>pixels) << 1);
}

/** Counts the colours of a picture. @returns their number */
export function countColours(samples: usize, pixels: i32, channels: i32, activity: usize): i32 {
  initHistogram(pixels);
  let count = 0;
  for (let shift = 0; count === 0; shift++) count = countWithout(shift, samples, pixels, channels, activity);
  return count;
}

/** A pixel as one integer. All invisible ones are 0. */
function pixelAt(at: usize, channels: i32): u32 {
  if (channels === 4) {
    const value = load<u32>(at);
    return value >> 24 === 0 ? 0 : value;
  }
  if (channels === 3) return load<u32>(at) | 0xff00_0000;
  const grey = <u32>load<u8>(at) * 0x01_0101;
  const alpha: u32 = channels === 2 ? load<u8>(at + 1) : 255;
  return alpha === 0 ? 0 : grey | (alpha << 24);
}

/**
 * @param shift the number of low bits that are ignored in each sample. A group of colours has the one that most of its pixels have,
 * if there is one (Boyer and Moore's majority vote).
 * @returns 0 for too many colours
 */
function countWithout(shift: i32, samples: usize, pixels: i32, channels: i32, activity: usize): i32 {
  const kept = ((0xff << shift) & 0xff) * 0x0101_0101;
  memory.fill(slots, 0, (<usize>4) << SLOT_BITS);
  memory.fill(votes, 0, MOST_COLOURS * 4);
  memory.fill(weights, 0, MOST_COLOURS * 8);
  let count = 0;
  let before: u32 = 0;
  let entry = -1;
  for (let i = 0, at = samples; i < pixels; i++, at += <usize>channels) {
    const colour = pixelAt(at, channels);
    if (colour !== before || entry < 0) {
      const key = colour & kept;
      let slot = ((key ^ (key >> 15)) * 0x9e37_79b1) >> (32 - SLOT_BITS);
      while (load<u32>(slots + ((<usize>slot) << 2)) !== 0 && load<u32>(keys + ((<usize>slot) << 2)) !== key) {
        slot = (slot + 1) & ((1 << SLOT_BITS) - 1);
      }
      entry = load<u32>(slots + ((<usize>slot) << 2)) - 1;
      if (entry < 0) {
        if (count === MOST_COLOURS) return 0;
        entry = count++;
        store<u32>(keys + ((<usize>slot) << 2), key);
        store<u32>(slots + ((<usize>slot) << 2), count);
      }
      before = colour;
    }
    store<u16>(entries + ((<usize>i) << 1), entry);
    const weight = weights + ((<usize>entry) << 3);
    store<f64>(weight, load<f64>(weight) + load<f64>(weightOf + ((<usize>load<u8>(activity + <usize>i)) << 3)));
    const vote = votes + ((<usize>entry) << 2);
    const majority = colours + ((<usize>entry) << 2);
    if (load<i32>(vote) === 0) store<u32>(majority, colour);
    store<i32>(vote, load<i32>(vote) + (load<u32>(majority) === colour ? 1 : -1));
  }
  return count;
}
