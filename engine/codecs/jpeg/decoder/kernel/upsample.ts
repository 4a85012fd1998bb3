/*
 * Upsampling as libjpeg's "fancy" one: a triangle filter, whose rounding alternates. A row of samples has copies of its first and
 * its last sample beyond its edges. All functions may write up to 32 bytes beyond the row.
 */

/** Three times the nearer sample and once the farther, 16 bits each. */
function mixLow(near: v128, far: v128): v128 {
  return i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(near), i16x8.splat(3)), i16x8.extend_low_i8x16_u(far));
}

function mixHigh(near: v128, far: v128): v128 {
  return i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(near), i16x8.splat(3)), i16x8.extend_high_i8x16_u(far));
}

function rounded(sum: v128, bias: i16, shift: i32): v128 {
  return i16x8.shr_u(i16x8.add(sum, i16x8.splat(bias)), shift);
}

/** Two halves of 16-bit samples, as bytes. */
function bytes(low: v128, high: v128): v128 {
  return i8x16.narrow_i16x8_u(low, high);
}

function storeAlternating(to: usize, even: v128, odd: v128): void {
  v128.store(to, v128.shuffle<u8>(even, odd, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
  v128.store(to, v128.shuffle<u8>(even, odd, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31), 16);
}

export function fancyH2V1(from: usize, to: usize, width: i32): void {
  for (let x: usize = 0; x < <usize>width; x += 16) {
    const here = v128.load(from + x);
    const before = v128.load(from + x - 1);
    const after = v128.load(from + x + 1);
    const even = bytes(rounded(mixLow(here, before), 1, 2), rounded(mixHigh(here, before), 1, 2));
    const odd = bytes(rounded(mixLow(here, after), 2, 2), rounded(mixHigh(here, after), 2, 2));
    storeAlternating(to + 2 * x, even, odd);
  }
}

export function fancyH1V2(near: usize, far: usize, to: usize, width: i32, bias: i32): void {
  for (let x: usize = 0; x < <usize>width; x += 16) {
    const here = v128.load(near + x);
    const other = v128.load(far + x);
    const low = rounded(mixLow(here, other), <i16>bias, 2);
    v128.store(to + x, bytes(low, rounded(mixHigh(here, other), <i16>bias, 2)));
  }
}

/** @param sums room for the row's column sums, 16 bits each, and one more at either end */
export function fancyH2V2(near: usize, far: usize, sums: usize, to: usize, width: i32): void {
  for (let x: usize = 0; x < <usize>width; x += 16) {
    const here = v128.load(near + x);
    const other = v128.load(far + x);
    v128.store(sums + 2 * x, mixLow(here, other));
    v128.store(sums + 2 * x, mixHigh(here, other), 16);
  }
  store<u16>(sums - 2, load<u16>(sums));
  store<u16>(sums + <usize>(2 * width), load<u16>(sums + <usize>(2 * width - 2)));
  for (let x: usize = 0; x < <usize>width; x += 16) {
    const at = sums + 2 * x;
    const low = i16x8.mul(v128.load(at), i16x8.splat(3));
    const high = i16x8.mul(v128.load(at, 16), i16x8.splat(3));
    const evenLow = rounded(i16x8.add(low, v128.load(at - 2)), 8, 4);
    const even = bytes(evenLow, rounded(i16x8.add(high, v128.load(at + 14)), 8, 4));
    const oddLow = rounded(i16x8.add(low, v128.load(at + 2)), 7, 4);
    const odd = bytes(oddLow, rounded(i16x8.add(high, v128.load(at + 18)), 7, 4));
    storeAlternating(to + 2 * x, even, odd);
  }
}

/** Repeats each sample. */
export function replicate(from: usize, to: usize, width: i32, times: i32): void {
  for (let x = 0; x < width; x++) store<u8>(to + <usize>x, load<u8>(from + <usize>(x / times)));
}
