/*
 * The inverse DCT that libjpeg calls "islow" (Loeffler, Ligtenberg and Moschytz, 1989), with the same integers, and the same
 * saturation as libjpeg-turbo's vector code. Eight columns at a time.
 */

export const CONST_BITS = 13;
export const PASS1_BITS = 2;
/** Rounds and scales the results of the first and the second pass. */
const SHIFT1 = CONST_BITS - PASS1_BITS;
const SHIFT2 = CONST_BITS + PASS1_BITS + 3;

export function low(a: v128, b: v128): v128 {
  return v128.shuffle<i16>(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}

export function high(a: v128, b: v128): v128 {
  return v128.shuffle<i16>(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

/** The constants of two factors, alternating. */
export function pair(a: i16, b: i16): v128 {
  return i16x8(a, b, a, b, a, b, a, b);
}

function scaledLow(a: v128, half: v128): v128 {
  return i32x4.add(i32x4.shl(i32x4.extend_low_i16x8_s(a), CONST_BITS), half);
}

function scaledHigh(a: v128, half: v128): v128 {
  return i32x4.add(i32x4.shl(i32x4.extend_high_i16x8_s(a), CONST_BITS), half);
}

function shifted(low: v128, high: v128, shift: i32): v128 {
  return i16x8.narrow_i32x4_s(i32x4.shr_s(low, shift), i32x4.shr_s(high, shift));
}

export function narrow(low: v128, high: v128, shift: i32): v128 {
  const half = i32x4.splat(1 << (shift - 1));
  return shifted(i32x4.add(low, half), i32x4.add(high, half), shift);
}

export function row(at: usize, table: usize): v128 {
  return i16x8.mul(v128.load(at), v128.load(table));
}

function putRows(to: usize, stride: usize, one: v128, two: v128): void {
  const bytes = v128.xor(i8x16.narrow_i16x8_s(one, two), i8x16.splat(-128));
  v128.store64_lane(to, bytes, 0);
  v128.store64_lane(to + stride, bytes, 1);
}

/** All rows of coefficients except the first, as one. */
function rowsOf(block: usize): v128 {
  const upper = v128.or(v128.or(v128.load(block, 16), v128.load(block, 32)), v128.load(block, 48));
  const lower = v128.or(v128.or(v128.load(block, 64), v128.load(block, 80)), v128.load(block, 96));
  return v128.or(v128.or(upper, lower), v128.load(block, 112));
}

/** Are all AC coefficients zero? */
export function isFlat(block: usize): bool {
  return !v128.any_true(v128.or(rowsOf(block), i16x8.replace_lane(v128.load(block), 0, 0)));
}

/** A block whose samples are equal, from the scaled DC coefficient. */
function putFlat(to: usize, stride: usize, dc: i32): void {
  const sample = min<i32>(127, max<i32>(-128, (dc + (1 << (PASS1_BITS + 2))) >> (PASS1_BITS + 3))) + 128;
  const samples = <u64>sample * 0x0101_0101_0101_0101;
  for (let y = 0; y < 8; y++) {
    store<u64>(to, samples);
    to += stride;
  }
}

/**
 * @param block coefficients in natural order
 * @param table quantisation table in the same order, 16 bits each
 * @param to address of eight rows of samples
 */
export function inverseDct(block: usize, table: usize, to: usize, stride: usize): void {
  const hasRows = v128.any_true(rowsOf(block));
  let r0 = row(block, table);
  if (!hasRows && ((load<u64>(block) >> 16) | load<u64>(block, 8)) === 0) {
    putFlat(to, stride, (<i32>i16x8.extract_lane_s(r0, 0)) << PASS1_BITS);
    return;
  }
  let shift = SHIFT1;
  // Without further rows, the first pass copies the first one.
  let isDone = !hasRows;
  if (isDone) r0 = i16x8.shl(r0, PASS1_BITS);
  let r1 = isDone ? r0 : row(block + 16, table + 16);
  let r2 = isDone ? r0 : row(block + 32, table + 32);
  let r3 = isDone ? r0 : row(block + 48, table + 48);
  let r4 = isDone ? r0 : row(block + 64, table + 64);
  let r5 = isDone ? r0 : row(block + 80, table + 80);
  let r6 = isDone ? r0 : row(block + 96, table + 96);
  let r7 = isDone ? r0 : row(block + 112, table + 112);
  // The first pass is down the columns of coefficients, the second along the rows.
  for (let pass = 0; pass < 2; pass++) {
    if (!isDone) {
      const even = pair(10703, 4433);
      const evenToo = pair(4433, -10704);
      const l26 = low(r2, r6);
      const h26 = high(r2, r6);
      const t3l = i32x4.dot_i16x8_s(l26, even);
      const t3h = i32x4.dot_i16x8_s(h26, even);
      const t2l = i32x4.dot_i16x8_s(l26, evenToo);
      const t2h = i32x4.dot_i16x8_s(h26, evenToo);
      const sum = i16x8.add(r0, r4);
      const difference = i16x8.sub(r0, r4);
      // Every result has one of these, and so rounds.
      const half = i32x4.splat(1 << (shift - 1));
      const t0l = scaledLow(sum, half);
      const t0h = scaledHigh(sum, half);
      const t1l = scaledLow(difference, half);
      const t1h = scaledHigh(difference, half);
      const t10l = i32x4.add(t0l, t3l);
      const t10h = i32x4.add(t0h, t3h);
      const t13l = i32x4.sub(t0l, t3l);
      const t13h = i32x4.sub(t0h, t3h);
      const t11l = i32x4.add(t1l, t2l);
      const t11h = i32x4.add(t1h, t2h);
      const t12l = i32x4.sub(t1l, t2l);
      const t12h = i32x4.sub(t1h, t2h);

      const z3 = i16x8.add(r7, r3);
      const z4 = i16x8.add(r5, r1);
      const lz = low(z3, z4);
      const hz = high(z3, z4);
      const z3l = i32x4.dot_i16x8_s(lz, pair(-6436, 9633));
      const z3h = i32x4.dot_i16x8_s(hz, pair(-6436, 9633));
      const z4l = i32x4.dot_i16x8_s(lz, pair(9633, 6437));
      const z4h = i32x4.dot_i16x8_s(hz, pair(9633, 6437));
      const l71 = low(r7, r1);
      const h71 = high(r7, r1);
      const o0l = i32x4.add(i32x4.dot_i16x8_s(l71, pair(-4927, -7373)), z3l);
      const o0h = i32x4.add(i32x4.dot_i16x8_s(h71, pair(-4927, -7373)), z3h);
      const o3l = i32x4.add(i32x4.dot_i16x8_s(l71, pair(-7373, 4926)), z4l);
      const o3h = i32x4.add(i32x4.dot_i16x8_s(h71, pair(-7373, 4926)), z4h);
      const l53 = low(r5, r3);
      const h53 = high(r5, r3);
      const o1l = i32x4.add(i32x4.dot_i16x8_s(l53, pair(-4176, -20995)), z4l);
      const o1h = i32x4.add(i32x4.dot_i16x8_s(h53, pair(-4176, -20995)), z4h);
      const o2l = i32x4.add(i32x4.dot_i16x8_s(l53, pair(-20995, 4177)), z3l);
      const o2h = i32x4.add(i32x4.dot_i16x8_s(h53, pair(-20995, 4177)), z3h);

      r0 = shifted(i32x4.add(t10l, o3l), i32x4.add(t10h, o3h), shift);
      r7 = shifted(i32x4.sub(t10l, o3l), i32x4.sub(t10h, o3h), shift);
      r1 = shifted(i32x4.add(t11l, o2l), i32x4.add(t11h, o2h), shift);
      r6 = shifted(i32x4.sub(t11l, o2l), i32x4.sub(t11h, o2h), shift);
      r2 = shifted(i32x4.add(t12l, o1l), i32x4.add(t12h, o1h), shift);
      r5 = shifted(i32x4.sub(t12l, o1l), i32x4.sub(t12h, o1h), shift);
      r3 = shifted(i32x4.add(t13l, o0l), i32x4.add(t13h, o0h), shift);
      r4 = shifted(i32x4.sub(t13l, o0l), i32x4.sub(t13h, o0h), shift);
    }
    const a0 = low(r0, r4);
    const a1 = high(r0, r4);
    const a2 = low(r1, r5);
    const a3 = high(r1, r5);
    const a4 = low(r2, r6);
    const a5 = high(r2, r6);
    const a6 = low(r3, r7);
    const a7 = high(r3, r7);
    const b0 = low(a0, a4);
    const b1 = high(a0, a4);
    const b2 = low(a1, a5);
    const b3 = high(a1, a5);
    const b4 = low(a2, a6);
    const b5 = high(a2, a6);
    const b6 = low(a3, a7);
    const b7 = high(a3, a7);
    r0 = low(b0, b4);
    r1 = high(b0, b4);
    r2 = low(b1, b5);
    r3 = high(b1, b5);
    r4 = low(b2, b6);
    r5 = high(b2, b6);
    r6 = low(b3, b7);
    r7 = high(b3, b7);
    shift = SHIFT2;
    isDone = false;
  }
  putRows(to, stride, r0, r1);
  putRows(to + 2 * stride, stride, r2, r3);
  putRows(to + 4 * stride, stride, r4, r5);
  putRows(to + 6 * stride, stride, r6, r7);
}
