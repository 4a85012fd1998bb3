import { Part } from './part';
import { room } from './room';

/*
 * Blocks' means: a file tells how much each differs from that to its left, so that along a row of blocks the cheapest way is
 * looked for over the steps nearest to each. A row depends on no other.
 */

/** Of luma and colour: what a difference costs with its bits, by its size in bits. */
export const meanPrices: usize = memory.data(2 * 16 * 4, 16);

/** A mean may be a step beside the nearest. */
const WAYS = 3;
/** In steps, as T.81 has them for samples of 8 bits. */
const LEAST: f32 = -1024;
const MOST: f32 = 1023;
/** Of each block and way, where it comes from. */
let origins: usize = 0;
/** Up to the block at hand, and up to the one before. */
const costs: usize = memory.data(2 * WAYS * 4, 16);

/** @param most blocks of a row */
export function beginMeans(most: i32): void {
  origins = room(<usize>(most * WAYS));
}

/**
 * The step in the middle of a block's ways. Beyond 11 bits with their sign no mean has a code, nor has what two of them differ by; colour that was
 * sharpened comes to half as much again.
 */
function nearestOf(means: usize, x: i32): f32 {
  return max<f32>(LEAST + 1, min<f32>(MOST - 1, nearest<f32>(load<f32>(means + ((<usize>x) << 2)))));
}

/**
 * @param y a row of blocks
 * @param means of its blocks, in steps
 * @param price what a difference costs, by its size in bits
 */
export function settle(part: Part, y: i32, means: usize, price: usize, perBit: f32): void {
  const count = part.across;
  let before = costs;
  let here = costs + WAYS * 4;
  for (let x = 0; x < count; x++) {
    const mean = load<f32>(means + ((<usize>x) << 2));
    const own = nearestOf(means, x);
    const step = x > 0 ? <i32>(own - nearestOf(means, x - 1)) : 0;
    for (let i = 0; i < WAYS; i++) {
      const off = own + <f32>(i - 1) - mean;
      let least: f32 = Infinity;
      let origin = 1;
      if (x === 0) least = 0;
      else {
        for (let j = 0; j < WAYS; j++) {
          const size = 32 - clz<i32>(abs<i32>(step + i - j));
          const all = load<f32>(before + ((<usize>j) << 2)) + perBit * load<f32>(price + ((<usize>size) << 2));
          if (all >= least) continue;
          least = all;
          origin = j;
        }
      }
      store<f32>(here + ((<usize>i) << 2), least + off * off);
      store<u8>(origins + <usize>(x * WAYS + i), <u8>origin);
    }
    const other = before;
    before = here;
    here = other;
  }
  let way = 0;
  for (let i = 1; i < WAYS; i++) {
    if (load<f32>(before + ((<usize>i) << 2)) < load<f32>(before + ((<usize>way) << 2))) way = i;
  }
  for (let x = count - 1; x >= 0; x--) {
    const at = part.means + ((<usize>(y * part.columns + x)) << 1);
    store<i16>(at, <i16>(nearestOf(means, x) + <f32>(way - 1)));
    way = load<u8>(origins + <usize>(x * WAYS + way));
  }
}
