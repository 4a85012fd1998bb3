import { allocate } from './memory';
import { Component } from './quantised';

/*
 * Trellis quantisation of DC coefficients. A scan encodes each as its difference from the previous block's (T.81,
 * A.3.5), so the values along a row of blocks are chosen together: the path with the least distortion + lambda · rate
 * (Viterbi). Rows are independent: the rate of a row's first difference is ignored.
 */

/**
 * Rate of a DC difference including its additional bits, by SSSS (T.81, F.1.2.1.1): 16 × `f32` for luma, then for
 * chroma.
 */
export const dcRates: usize = memory.data(2 * 16 * 4, 16);

/** States per block: the nearest quantised value and those one below and one above. */
const STATES = 3;
/** Range of a quantised DC coefficient of 8-bit samples. */
const LEAST: f32 = -1024;
const MOST: f32 = 1023;
/** The best predecessor of each state of each block, `u8` each. */
let predecessors: usize = 0;
/** Costs of the states of the previous block and of the current one. */
const costs: usize = memory.data(2 * STATES * 4, 16);

/** Lambda · rate of each difference between states of the previous block and of the current one: 5 × `f32`. */
const ratesOfStep: usize = memory.data((2 * STATES - 1) * 4, 16);

/** @param most blocks in a row */
export function initDcTrellis(most: i32): void {
  predecessors = allocate(<usize>(most * STATES));
}

/**
 * Returns the middle state of a block: the nearest quantised value, in a range where the other two states are valid
 * too. A difference has a code for at most 11 bits (T.81, table F.1), but `sharpen` can increase the DC coefficients of
 * chroma by half.
 */
function middleOf(dc: usize, x: i32): f32 {
  return max<f32>(LEAST + 1, min<f32>(MOST - 1, nearest<f32>(load<f32>(dc + ((<usize>x) << 2)))));
}

/**
 * Quantises the DC coefficients of a row of blocks and stores them in the component.
 * @param y the row of blocks
 * @param dc the address of its DC coefficients divided by their quantisation step, `f32` each
 * @param rates the address of the rates of differences by SSSS, in bits
 * @param lambda squared quantisation steps per bit
 */
export function quantiseDc(component: Component, y: i32, dc: usize, rates: usize, lambda: f32): void {
  const count = component.across;
  let before = costs;
  let here = costs + STATES * 4;
  let last: f32 = 0;
  for (let x = 0; x < count; x++) {
    const exact = load<f32>(dc + ((<usize>x) << 2));
    const middle = middleOf(dc, x);
    const difference = <i32>(middle - last);
    last = middle;
    // The difference between two states is that of the middle ones, plus -2 to 2.
    for (let i = 0; i < 2 * STATES - 1; i++) {
      const ssss = 32 - clz<i32>(abs<i32>(difference + i - STATES + 1));
      store<f32>(ratesOfStep + ((<usize>i) << 2), lambda * load<f32>(rates + ((<usize>ssss) << 2)));
    }
    for (let i = 0; i < STATES; i++) {
      const error = middle + <f32>(i - 1) - exact;
      let least: f32 = Infinity;
      let predecessor = 1;
      if (x === 0) least = 0;
      else {
        for (let j = 0; j < STATES; j++) {
          const rate = load<f32>(ratesOfStep + ((<usize>(i - j + STATES - 1)) << 2));
          const cost = load<f32>(before + ((<usize>j) << 2)) + rate;
          predecessor = select<i32>(j, predecessor, cost < least);
          least = select<f32>(cost, least, cost < least);
        }
      }
      store<f32>(here + ((<usize>i) << 2), least + error * error);
      store<u8>(predecessors + <usize>(x * STATES + i), <u8>predecessor);
    }
    const other = before;
    before = here;
    here = other;
  }
  let state = 0;
  for (let i = 1; i < STATES; i++) {
    if (load<f32>(before + ((<usize>i) << 2)) < load<f32>(before + ((<usize>state) << 2))) state = i;
  }
  // Follows the best path back from the last block.
  for (let x = count - 1; x >= 0; x--) {
    const at = component.dc + ((<usize>(y * component.stride + x)) << 1);
    store<i16>(at, <i16>(middleOf(dc, x) + <f32>(state - 1)));
    state = load<u8>(predecessors + <usize>(x * STATES + state));
  }
}
