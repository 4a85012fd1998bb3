import { inverse } from './quantise-ac';
import { fdct, idct } from './transform';

/*
 * Less ringing beside black and white. Decoders limit samples to 0 to 255, so a white sample may be encoded as any larger value, and
 * a black one as any smaller. These are chosen by projections onto convex sets: what a quantised block is decoded to replaces
 * samples at a limit wherever it is beyond the limit.
 */

/** Level-shifted samples from here on are white, up to here black: grey of 255 and 0. */
const WHITE: f32 = 126.99;
const BLACK: f32 = -127.99;
/** Projections of a block. */
const ROUNDS = 3;

/** A block's samples, and those that it is decoded to. 64 × `f32` each. */
const samples: usize = memory.data(64 * 4, 16);
const decoded: usize = memory.data(64 * 4, 16);

/** Quantises luma's coefficients by plain rounding. */
function rounded(block: usize, to: usize): void {
  for (let i: usize = 0; i < 256; i += 16) {
    const inverses = v128.load(inverse + i);
    v128.store(to + i, f32x4.div(f32x4.nearest(f32x4.mul(v128.load(block + i), inverses)), inverses));
  }
}

/**
 * Chooses the samples at a limit.
 * @param strip the address of luma's level-shifted samples
 * @param stride bytes between their rows
 * @param block their coefficients, as `fdct` leaves them, which are replaced
 */
export function dering(strip: usize, stride: usize, block: usize): void {
  let limited = 0;
  for (let y: usize = 0; y < 8; y++) {
    for (let x: usize = 0; x < 32; x += 16) {
      const v = v128.load(strip + y * stride + x);
      limited |= i32x4.bitmask(v128.or(f32x4.ge(v, f32x4.splat(WHITE)), f32x4.le(v, f32x4.splat(BLACK))));
    }
  }
  if (limited === 0) return;
  for (let round = 0; round < ROUNDS; round++) {
    rounded(block, decoded);
    idct(decoded, decoded);
    for (let y: usize = 0; y < 8; y++) {
      for (let x: usize = 0; x < 32; x += 16) {
        const v = v128.load(strip + y * stride + x);
        const at = y * 32 + x;
        const d = v128.load(decoded + at);
        const white = v128.bitselect(f32x4.max(v, d), v, f32x4.ge(v, f32x4.splat(WHITE)));
        v128.store(samples + at, v128.bitselect(f32x4.min(v, d), white, f32x4.le(v, f32x4.splat(BLACK))));
      }
    }
    fdct(samples, 32, block);
  }
}
