/* Rows of pixels from rows of samples. All functions may write up to 48 bytes beyond the row. */

export function greyRow(from: usize, to: usize, width: i32): void {
  memory.copy(to, from, <usize>width);
}

function storePixels(to: usize, r: v128, g: v128, b: v128): void {
  // Bytes that the second shuffle fills are 0 in the first.
  const rg0 = v128.shuffle<u8>(r, g, 0, 16, 0, 1, 17, 0, 2, 18, 0, 3, 19, 0, 4, 20, 0, 5);
  v128.store(to, v128.shuffle<u8>(rg0, b, 0, 1, 16, 3, 4, 17, 6, 7, 18, 9, 10, 19, 12, 13, 20, 15));
  const rg1 = v128.shuffle<u8>(r, g, 21, 0, 6, 22, 0, 7, 23, 0, 8, 24, 0, 9, 25, 0, 10, 26);
  v128.store(to, v128.shuffle<u8>(rg1, b, 0, 21, 2, 3, 22, 5, 6, 23, 8, 9, 24, 11, 12, 25, 14, 15), 16);
  const rg2 = v128.shuffle<u8>(r, g, 0, 11, 27, 0, 12, 28, 0, 13, 29, 0, 14, 30, 0, 15, 31, 0);
  v128.store(to, v128.shuffle<u8>(rg2, b, 26, 1, 2, 27, 4, 5, 28, 7, 8, 29, 10, 11, 30, 13, 14, 31), 32);
}

export function rgbRow(r: usize, g: usize, b: usize, to: usize, width: i32): void {
  for (let x: usize = 0; x < <usize>width; x += 16) {
    storePixels(to + 3 * x, v128.load(r + x), v128.load(g + x), v128.load(b + x));
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

let red: v128 = i16x8.splat(0);
let green: v128 = i16x8.splat(0);
let blue: v128 = i16x8.splat(0);

/** Eight pixels. Factors: R = Y + 1.402 Cr, G = Y - 0.344136 Cb - 0.714136 Cr, B = Y + 1.772 Cb, as libjpeg rounds them. */
function convert(y: v128, cb: v128, cr: v128): void {
  const low = v128.shuffle<i16>(cb, cr, 0, 8, 1, 9, 2, 10, 3, 11);
  const high = v128.shuffle<i16>(cb, cr, 4, 12, 5, 13, 6, 14, 7, 15);
  red = i16x8.add(i16x8.add(y, cr), terms(low, high, 0, 26345));
  green = i16x8.add(i16x8.sub(y, cr), terms(low, high, -22554, 18734));
  blue = i16x8.add(i16x8.add(y, i16x8.shl(cb, 1)), terms(low, high, -14942, 0));
}

export function yccRow(luma: usize, cb: usize, cr: usize, to: usize, width: i32): void {
  const centre = i16x8.splat(128);
  for (let x: usize = 0; x < <usize>width; x += 16) {
    const y = v128.load(luma + x);
    const b = v128.load(cb + x);
    const r = v128.load(cr + x);
    convert(
      i16x8.extend_low_i8x16_u(y),
      i16x8.sub(i16x8.extend_low_i8x16_u(b), centre),
      i16x8.sub(i16x8.extend_low_i8x16_u(r), centre),
    );
    const red0 = red;
    const green0 = green;
    const blue0 = blue;
    convert(
      i16x8.extend_high_i8x16_u(y),
      i16x8.sub(i16x8.extend_high_i8x16_u(b), centre),
      i16x8.sub(i16x8.extend_high_i8x16_u(r), centre),
    );
    storePixels(
      to + 3 * x,
      i8x16.narrow_i16x8_u(red0, red),
      i8x16.narrow_i16x8_u(green0, green),
      i8x16.narrow_i16x8_u(blue0, blue),
    );
  }
}
