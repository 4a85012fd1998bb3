import { CONST_BITS, high, isFlat, low, narrow, PASS1_BITS, pair, row } from './idct';

/*
 * The inverse DCTs of libjpeg's jidctred.c, which return 4 × 4, 2 × 2 and 1 × 1 samples of a block, with the same integers. They
 * leave out the frequencies that fewer samples cannot show. Constants are multiples of 1 / 8192.
 */

/** Eight products of 32 bits, four columns each. */
function oddLow(r7: v128, r5: v128, r3: v128, r1: v128, c75: v128, c31: v128): v128 {
  return i32x4.add(i32x4.dot_i16x8_s(low(r7, r5), c75), i32x4.dot_i16x8_s(low(r3, r1), c31));
}

function oddHigh(r7: v128, r5: v128, r3: v128, r1: v128, c75: v128, c31: v128): v128 {
  return i32x4.add(i32x4.dot_i16x8_s(high(r7, r5), c75), i32x4.dot_i16x8_s(high(r3, r1), c31));
}

/** Parameters as `inverseDct`. */
export function inverseDct4(block: usize, table: usize, to: usize, stride: usize): void {
  if (isFlat(block)) {
    const samples = i8x16.splat(mean(block, table));
    v128.store32_lane(to, samples, 0);
    v128.store32_lane(to + stride, samples, 0);
    v128.store32_lane(to + 2 * stride, samples, 0);
    v128.store32_lane(to + 3 * stride, samples, 0);
    return;
  }
  const r0 = row(block, table);
  const r1 = row(block + 16, table + 16);
  const r2 = row(block + 32, table + 32);
  const r3 = row(block + 48, table + 48);
  const r5 = row(block + 80, table + 80);
  const r6 = row(block + 96, table + 96);
  const r7 = row(block + 112, table + 112);
  const c26 = pair(15137, -6270);
  const c75 = pair(-1730, 11893);
  const c31 = pair(-17799, 8697);
  const d75 = pair(-4176, -4926);
  const d31 = pair(7373, 20995);

  // Down the columns.
  const shift1 = CONST_BITS - PASS1_BITS + 1;
  const dcl = i32x4.shl(i32x4.extend_low_i16x8_s(r0), CONST_BITS + 1);
  const dch = i32x4.shl(i32x4.extend_high_i16x8_s(r0), CONST_BITS + 1);
  const el = i32x4.dot_i16x8_s(low(r2, r6), c26);
  const eh = i32x4.dot_i16x8_s(high(r2, r6), c26);
  const ol = oddLow(r7, r5, r3, r1, c75, c31);
  const oh = oddHigh(r7, r5, r3, r1, c75, c31);
  const pl = oddLow(r7, r5, r3, r1, d75, d31);
  const ph = oddHigh(r7, r5, r3, r1, d75, d31);
  const t0l = i32x4.add(dcl, el);
  const t0h = i32x4.add(dch, eh);
  const t1l = i32x4.sub(dcl, el);
  const t1h = i32x4.sub(dch, eh);
  const w0 = narrow(i32x4.add(t0l, pl), i32x4.add(t0h, ph), shift1);
  const w3 = narrow(i32x4.sub(t0l, pl), i32x4.sub(t0h, ph), shift1);
  const w1 = narrow(i32x4.add(t1l, ol), i32x4.add(t1h, oh), shift1);
  const w2 = narrow(i32x4.sub(t1l, ol), i32x4.sub(t1h, oh), shift1);

  // Along the rows: two columns of four in each vector.
  const a = low(w0, w2);
  const b = low(w1, w3);
  const c = high(w0, w2);
  const d = high(w1, w3);
  const q01 = low(a, b);
  const q23 = high(a, b);
  const q45 = low(c, d);
  const q67 = high(c, d);
  const dc = i32x4.shl(i32x4.extend_low_i16x8_s(q01), CONST_BITS + 1);
  const e = i32x4.dot_i16x8_s(low(q23, q67), c26);
  const q75 = high(q67, q45);
  const q31 = high(q23, q01);
  const o = i32x4.add(i32x4.dot_i16x8_s(q75, c75), i32x4.dot_i16x8_s(q31, c31));
  const p = i32x4.add(i32x4.dot_i16x8_s(q75, d75), i32x4.dot_i16x8_s(q31, d31));
  const t0 = i32x4.add(dc, e);
  const t1 = i32x4.sub(dc, e);
  const shift2 = CONST_BITS + PASS1_BITS + 4;
  const left = narrow(i32x4.add(t0, p), i32x4.add(t1, o), shift2);
  const right = narrow(i32x4.sub(t1, o), i32x4.sub(t0, p), shift2);
  const columns = v128.xor(i8x16.narrow_i16x8_s(left, right), i8x16.splat(-128));
  const rows = v128.shuffle<u8>(columns, columns, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
  v128.store32_lane(to, rows, 0);
  v128.store32_lane(to + stride, rows, 1);
  v128.store32_lane(to + 2 * stride, rows, 2);
  v128.store32_lane(to + 3 * stride, rows, 3);
}

function sample(sum: i32, shift: i32): u8 {
  return <u8>(min<i32>(127, max<i32>(-128, (sum + (1 << (shift - 1))) >> shift)) + 128);
}

/** Two samples from a row of eight sums. */
function putTwo(sums: v128, to: usize): void {
  const products = i32x4.dot_i16x8_s(sums, i16x8(0, 29692, 0, -10426, 0, 6967, 0, -5906));
  const upper = i32x4.extract_lane(products, 0) + i32x4.extract_lane(products, 1);
  const odd = upper + i32x4.extract_lane(products, 2) + i32x4.extract_lane(products, 3);
  const even = (<i32>i16x8.extract_lane_s(sums, 0)) << (CONST_BITS + 2);
  const shift = CONST_BITS + PASS1_BITS + 5;
  store<u8>(to, sample(even + odd, shift));
  store<u8>(to, sample(even - odd, shift), 1);
}

/** Parameters as `inverseDct`. */
export function inverseDct2(block: usize, table: usize, to: usize, stride: usize): void {
  const r0 = row(block, table);
  const r1 = row(block + 16, table + 16);
  const r3 = row(block + 48, table + 48);
  const r5 = row(block + 80, table + 80);
  const r7 = row(block + 112, table + 112);
  const c75 = pair(-5906, 6967);
  const c31 = pair(-10426, 29692);
  const el = i32x4.shl(i32x4.extend_low_i16x8_s(r0), CONST_BITS + 2);
  const eh = i32x4.shl(i32x4.extend_high_i16x8_s(r0), CONST_BITS + 2);
  const ol = oddLow(r7, r5, r3, r1, c75, c31);
  const oh = oddHigh(r7, r5, r3, r1, c75, c31);
  const shift = CONST_BITS - PASS1_BITS + 2;
  putTwo(narrow(i32x4.add(el, ol), i32x4.add(eh, oh), shift), to);
  putTwo(narrow(i32x4.sub(el, ol), i32x4.sub(eh, oh), shift), to + stride);
}

/** Returns the mean of a block, which is each of its samples if all AC coefficients are zero. */
function mean(block: usize, table: usize): u8 {
  return sample(<i32>load<i16>(block) * <i32>load<u16>(table), 3);
}

/** The mean of a block. */
export function inverseDct1(block: usize, table: usize, to: usize): void {
  store<u8>(to, mean(block, table));
}
