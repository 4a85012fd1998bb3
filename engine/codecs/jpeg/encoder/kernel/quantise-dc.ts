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

/** Range of a quantised DC coefficient of 8-bit samples. */
const LEAST: f32 = -1024;
const MOST: f32 = 1023;
/** The best predecessor of each state of each block: 4 × `i32`, of which three are used. */
let predecessors: usize = 0;
/** The largest difference between states of two blocks. */
const MOST_DIFFERENCE = 2047;
/** Differences from -`MOST_DIFFERENCE` on, and one more for the lane that is not used. */
const COSTS = 2 * MOST_DIFFERENCE + 2;
/** Lambda · rate of each difference, `f32` each; of luma, then of chroma. */
const costsOfDifferences: usize = memory.data(2 * COSTS * 4, 16);

/**
 * @param most blocks in a row
 * @param lumaLambda squared quantisation steps per bit
 * @param chromaLambda the same for Cb and Cr
 */
export function initDcTrellis(most: i32, lumaLambda: f32, chromaLambda: f32): void {
  predecessors = allocate((<usize>most) << 4);
  for (let i = 0; i < 2 * COSTS; i++) {
    const isChroma = i >= COSTS;
    const difference = (isChroma ? i - COSTS : i) - MOST_DIFFERENCE;
    const ssss = 32 - clz<i32>(abs<i32>(difference));
    const rate = load<f32>(dcRates + ((<usize>(isChroma ? ssss + 16 : ssss)) << 2));
    store<f32>(costsOfDifferences + ((<usize>i) << 2), (isChroma ? chromaLambda : lumaLambda) * rate);
  }
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
 * @param isChroma whether it is Cb or Cr
 * @param y the row of blocks
 * @param dc the address of its DC coefficients divided by their quantisation step, `f32` each
 */
export function quantiseDc(component: Component, isChroma: bool, y: i32, dc: usize): void {
  const count = component.across;
  const costOf = costsOfDifferences + ((isChroma ? COSTS + MOST_DIFFERENCE : MOST_DIFFERENCE) << 2);
  /** The least cost of each state: the nearest value less one, the nearest value, and one more. */
  let costs = f32x4.splat(0);
  let last: f32 = 0;
  for (let x = 0; x < count; x++) {
    const middle = middleOf(dc, x);
    const error = f32x4.sub(
      f32x4.add(f32x4.splat(middle), f32x4(-1, 0, 1, 0)),
      f32x4.splat(load<f32>(dc + ((<usize>x) << 2))),
    );
    if (x > 0) {
      // From one state to the three of the next block, differences are consecutive. From the state above, each is one less.
      const differences = costOf + ((<usize>(<i32>(middle - last))) << 2);
      const fromBelow = f32x4.add(v128.shuffle<i32>(costs, costs, 0, 0, 0, 0), v128.load(differences));
      const fromMiddle = f32x4.add(v128.shuffle<i32>(costs, costs, 1, 1, 1, 1), v128.load(differences - 4));
      const fromAbove = f32x4.add(v128.shuffle<i32>(costs, costs, 2, 2, 2, 2), v128.load(differences - 8));
      const least = f32x4.pmin(fromBelow, fromMiddle);
      const isMiddle = f32x4.lt(fromMiddle, fromBelow);
      const isAbove = f32x4.lt(fromAbove, least);
      const predecessor = v128.bitselect(i32x4.splat(2), v128.and(isMiddle, i32x4.splat(1)), isAbove);
      v128.store(predecessors + ((<usize>x) << 4), predecessor);
      costs = f32x4.pmin(least, fromAbove);
    }
    costs = f32x4.add(costs, f32x4.mul(error, error));
    last = middle;
  }
  const ofBelow = f32x4.extract_lane(costs, 0);
  const ofMiddle = f32x4.extract_lane(costs, 1);
  let state = ofMiddle < ofBelow ? 1 : 0;
  if (f32x4.extract_lane(costs, 2) < min<f32>(ofBelow, ofMiddle)) state = 2;
  // Follows the best path back from the last block.
  for (let x = count - 1; x >= 0; x--) {
    const at = component.dc + ((<usize>(y * component.stride + x)) << 1);
    store<i16>(at, <i16>(middleOf(dc, x) + <f32>(state - 1)));
    state = load<i32>(predecessors + ((<usize>(x * 4 + state)) << 2));
  }
}
