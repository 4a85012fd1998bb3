import { power } from './power';

/*
 * Lambda of a block: the configured one times ((offset + energy) / (offset + 100))^exponent, with the AC energy of luma, since texture
 * masks errors. It is interpolated from a table with 32 entries per octave, within 0.003%: the power itself takes as
 * long as a block of a few coefficients.
 */

/** The AC energy of a block whose lambda is the configured one. */
const TYPICAL_ENERGY: f32 = 100;

/** The sum of offset and energy is from 1 to 2^14: the energy of 8-bit samples is at most 1024. */
const OCTAVES = 14;
/** Bits of an `f32` below the exponent and the five highest bits of the mantissa. */
const FRACTION_BITS = 18;
const STEPS = OCTAVES << 5;
/** The upper bits of 1. */
const FIRST = 127 << 5;

const TABLE_BYTES: usize = (STEPS + 1) * 4;
/** Lambda by the upper bits of the sum: `STEPS` and one more, `f32` each, of luma, then of chroma. */
const lambdas: usize = memory.data((STEPS + 1) * 8, 16);
/** The offsets of luma and chroma. */
const offsets = new StaticArray<f32>(2);

/**
 * @param lambda squared quantisation steps per bit
 * @param offset 1 to 15,000
 * @param exponent 0 to 1/2
 */
export function initMasking(isChroma: bool, lambda: f32, offset: f32, exponent: f32): void {
  offsets[<i32>isChroma] = offset;
  let to = lambdas + <usize>isChroma * TABLE_BYTES;
  for (let i = 0; i <= STEPS; i++) {
    const sum = reinterpret<f32>((FIRST + i) << FRACTION_BITS);
    store<f32>(to, lambda * power(sum / (offset + TYPICAL_ENERGY), exponent));
    to += 4;
  }
}

/** @param energy the AC energy of luma @returns lambda for the block's AC coefficients */
export function maskedLambda(isChroma: bool, energy: f32): f32 {
  const bits = reinterpret<i32>(offsets[<i32>isChroma] + energy);
  const at = lambdas + <usize>isChroma * TABLE_BYTES + ((<usize>((bits >> FRACTION_BITS) - FIRST)) << 2);
  const low = load<f32>(at);
  const fraction = <f32>(bits & ((1 << FRACTION_BITS) - 1)) * (1.0 / <f32>(1 << FRACTION_BITS));
  return low + (load<f32>(at, 4) - low) * fraction;
}
