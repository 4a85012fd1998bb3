/* Rows of pixels from rows of samples. All functions may write up to 24 bytes beyond the row. */

export function greyRow(from: usize, to: usize, width: i32): void {
  memory.copy(to, from, <usize>width);
}

/** Stores eight pixels of three bytes. */
function storePixels(to: usize, r: v128, g: v128, b: v128): void {
  // Bytes that the second shuffle fills are 0 in the first.
  const rg0 = v128.shuffle<u8>(r, g, 0, 16, 0, 1, 17, 0, 2, 18, 0, 3, 19, 0, 4, 20, 0, 5);
  v128.store(to, v128.shuffle<u8>(rg0, b, 0, 1, 16, 3, 4, 17, 6, 7, 18, 9, 10, 19, 12, 13, 20, 15));
  const rg1 = v128.shuffle<u8>(r, g, 21, 0, 6, 22, 0, 7, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  v128.store64_lane(to, v128.shuffle<u8>(rg1, b, 0, 21, 2, 3, 22, 5, 6, 23, 8, 8, 8, 8, 8, 8, 8, 8), 0, 16);
}

export function rgbRow(r: usize, g: usize, b: usize, to: usize, width: i32): void {
  for (let x: usize = 0; x < <usize>width; x += 8) {
    storePixels(to + 3 * x, v128.load64_zero(r + x), v128.load64_zero(g + x), v128.load64_zero(b + x));
  }
}

/** Fractions of 65,536 for pairs of Cb and Cr. What is missing of each factor is a whole number. */
function term(pairs: v128, cb: i16, cr: i16): v128 {
  const product = i32x4.dot_i16x8_s(pairs, i16x8(cb, cr, cb, cr, cb, cr, cb, cr));
  return i32x4.shr_s(i32x4.add(product, i32x4.splat(32768)), 16);
}

function terms(low: v128, high: v128, cb: i16, cr: i16): v128 {
  return i16x8.narrow_i32x4_s(term(low, cb, cr), term(high, cb, cr));
}

/** Eight samples of 16 bits. */
function samples(from: usize): v128 {
  return i16x8.extend_low_i8x16_u(v128.load64_zero(from));
}

function bytes(samples: v128): v128 {
  return i8x16.narrow_i16x8_u(samples, samples);
}

/** Factors: R = Y + 1.402 Cr, G = Y - 0.344136 Cb - 0.714136 Cr, B = Y + 1.772 Cb, as libjpeg rounds them. */
export function yccRow(luma: usize, blue: usize, red: usize, to: usize, width: i32): void {
  const centre = i16x8.splat(128);
  for (let x: usize = 0; x < <usize>width; x += 8) {
    const y = samples(luma + x);
    const cb = i16x8.sub(samples(blue + x), centre);
    const cr = i16x8.sub(samples(red + x), centre);
    const low = v128.shuffle<i16>(cb, cr, 0, 8, 1, 9, 2, 10, 3, 11);
    const high = v128.shuffle<i16>(cb, cr, 4, 12, 5, 13, 6, 14, 7, 15);
    const r = i16x8.add(i16x8.add(y, cr), terms(low, high, 0, 26345));
    const g = i16x8.add(i16x8.sub(y, cr), terms(low, high, -22554, 18734));
    const b = i16x8.add(i16x8.add(y, i16x8.shl(cb, 1)), terms(low, high, -14942, 0));
    storePixels(to + 3 * x, bytes(r), bytes(g), bytes(b));
  }
}
