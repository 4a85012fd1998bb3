import { high, low, pair } from './idct';

/* Rows of pixels from rows of samples. All functions may write up to 24 bytes beyond the row. */

export function greyRow(from: usize, to: usize, width: i32): void {
  memory.copy(to, from, <usize>width);
}

/** Stores eight pixels of three bytes. @param rg eight bytes each of red and green */
function storePixels(to: usize, rg: v128, b: v128): void {
  v128.store(to, v128.shuffle<u8>(rg, b, 0, 8, 16, 1, 9, 17, 2, 10, 18, 3, 11, 19, 4, 12, 20, 5));
  const last = v128.shuffle<u8>(rg, b, 13, 21, 6, 14, 22, 7, 15, 23, 0, 0, 0, 0, 0, 0, 0, 0);
  v128.store64_lane(to, last, 0, 16);
}

export function rgbRow(r: usize, g: usize, b: usize, to: usize, width: i32): void {
  for (let x: usize = 0; x < <usize>width; x += 8) {
    const rg = v128.load64_lane(g + x, v128.load64_zero(r + x), 1);
    storePixels(to + 3 * x, rg, v128.load64_zero(b + x));
  }
}

/** Half of libjpeg's fractions of 65,536 for R and B. Their products with -128 to 127 round to the same integers. */
const CR_OF_R: i16 = 13173;
const CB_OF_B: i16 = -7471;

/** Returns four terms of G, of pairs of Cb and Cr: its fractions of 65,536. */
function greenTerm(pairs: v128): v128 {
  const product = i32x4.dot_i16x8_s(pairs, pair(-22554, 18734));
  return i32x4.shr_s(i32x4.add(product, i32x4.splat(32768)), 16);
}

/** Eight samples of 16 bits. */
function samples(from: usize): v128 {
  return i16x8.extend_low_i8x16_u(v128.load64_zero(from));
}

/**
 * Factors: R = Y + 1.402 Cr, G = Y - 0.344136 Cb - 0.714136 Cr, B = Y + 1.772 Cb, as libjpeg rounds them. What is missing of the
 * factor of a term is a whole number.
 */
export function yccRow(luma: usize, blue: usize, red: usize, to: usize, width: i32): void {
  const centre = i16x8.splat(128);
  for (let x: usize = 0; x < <usize>width; x += 8) {
    const y = samples(luma + x);
    const cb = i16x8.sub(samples(blue + x), centre);
    const cr = i16x8.sub(samples(red + x), centre);
    const r = i16x8.add(i16x8.add(y, cr), i16x8.q15mulr_sat_s(cr, i16x8.splat(CR_OF_R)));
    const g = i16x8.add(i16x8.sub(y, cr), i16x8.narrow_i32x4_s(greenTerm(low(cb, cr)), greenTerm(high(cb, cr))));
    const b = i16x8.add(i16x8.add(y, i16x8.shl(cb, 1)), i16x8.q15mulr_sat_s(cb, i16x8.splat(CB_OF_B)));
    storePixels(to + 3 * x, i8x16.narrow_i16x8_u(r, g), i8x16.narrow_i16x8_u(b, b));
  }
}
