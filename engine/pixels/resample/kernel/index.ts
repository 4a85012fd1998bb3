/*
 * Resampling of 8-bit rows with 16-bit weights in units of 1/4096: a weighted sum of rows, then of pixels within a row, each
 * rounded to 8 bits, and means of whole rows and pixels. The caller computes the weights. One instance resamples one picture, and
 * no memory is freed.
 */

/** log2 of the sum of weights. */
const SHIFT = 12;
const HALF = 1 << (SHIFT - 1);

let channels: i32 = 0;
/** Bytes of a row of the ring. */
let bytes: i32 = 0;
let stride: i32 = 0;
/** The last rows, in a ring. */
let ring: usize = 0;
let capacity: i32 = 0;
/** A row of sums, for means. */
let sums: usize = 0;
/** The weighted sum of rows, between copies of its first and last pixel. */
let padded: usize = 0;
let before: i32 = 0;
let after: i32 = 0;
let out: usize = 0;
/** Rows of the current sum: their addresses. */
let rows: usize = 0;

function rowOf(row: i32): usize {
  return ring + <usize>((row % capacity) * stride);
}

/**
 * @param rowBytes bytes of an input row
 * @param count rows that are kept
 * @param taps rows of a sum, at most
 * @param left pixels before a row that repeat its first, `right` those that repeat its last
 * @param outBytes bytes of an output row
 */
export function openRows(depth: i32, rowBytes: i32, count: i32, taps: i32, left: i32, right: i32, outBytes: i32): void {
  channels = depth;
  bytes = rowBytes;
  stride = (rowBytes + 31) & ~15;
  capacity = count;
  ring = heap.alloc(<usize>(count * stride));
  sums = heap.alloc(<usize>(stride * 4));
  memory.fill(sums, 0, <usize>(stride * 4));
  before = left * depth;
  after = right * depth;
  padded = heap.alloc(<usize>(before + stride + after + 16));
  out = heap.alloc(<usize>(outBytes + 16));
  rows = heap.alloc(<usize>(taps * 4));
}

/** @returns the address of `size` bytes, for weights and offsets */
export function tableOf(size: i32): usize {
  return heap.alloc(<usize>size);
}

/** @returns where a row goes */
export function rowAt(row: i32): usize {
  return rowOf(row);
}

/** @returns where the sum of rows is, or a row that needs none goes */
export function sumAt(): usize {
  return padded + <usize>before;
}

export function outAt(): usize {
  return out;
}

/** Adds a row to the sums of a mean. @param weight how often */
export function addToMean(row: usize, weight: i32): void {
  for (let i = 0; i < bytes; i++) {
    const at = sums + ((<usize>i) << 2);
    store<u32>(at, load<u32>(at) + weight * load<u8>(row + i));
  }
}

/** Writes the mean of `count` rows, and begins the next. */
export function writeMean(row: usize, count: i32): void {
  const factor = u32((1 << 24) / count);
  for (let i = 0; i < bytes; i++) {
    const at = sums + ((<usize>i) << 2);
    store<u8>(row + i, ((load<u32>(at) + (count >> 1)) * factor) >> 24);
    store<u32>(at, 0);
  }
}

/** Replaces a row of `pixels` by means of `count` pixels. The last one repeats the last pixel where it is incomplete. */
export function shrinkRow(row: usize, pixels: i32, count: i32): void {
  const factor = u32((1 << 24) / count);
  let to = row;
  for (let x = 0; x < pixels; x += count) {
    for (let c = 0; c < channels; c++) {
      let sum: u32 = count >> 1;
      for (let i = 0; i < count; i++) sum += load<u8>(row + min(x + i, pixels - 1) * channels + c);
      store<u8>(to++, (sum * factor) >> 24);
    }
  }
}

/**
 * Writes the weighted sum of rows to `sumAt`.
 * @param first the first row; those outside of the picture repeat its first and last
 * @param last the picture's last row
 * @param weights `taps` weights, an even number
 */
export function sumRows(first: i32, last: i32, taps: i32, weights: usize): void {
  for (let i = 0; i < taps; i++) store<u32>(rows + (i << 2), <u32>rowOf(max(0, min(first + i, last))));
  const to = sumAt();
  const half = i32x4.splat(HALF);
  for (let x = 0; x < bytes; x += 16) {
    let a = half;
    let b = half;
    let c = half;
    let d = half;
    for (let i = 0; i < taps; i += 2) {
      const pair = v128.load32_splat(weights + (i << 1));
      const top = v128.load(<usize>load<u32>(rows + (i << 2)) + x);
      const low = v128.load(<usize>load<u32>(rows + (i << 2), 4) + x);
      const left = i8x16.shuffle(top, low, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      const right = i8x16.shuffle(top, low, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
      a = i32x4.add(a, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(left), pair));
      b = i32x4.add(b, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(left), pair));
      c = i32x4.add(c, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(right), pair));
      d = i32x4.add(d, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(right), pair));
    }
    const ab = i16x8.narrow_i32x4_s(i32x4.shr_s(a, SHIFT), i32x4.shr_s(b, SHIFT));
    const cd = i16x8.narrow_i32x4_s(i32x4.shr_s(c, SHIFT), i32x4.shr_s(d, SHIFT));
    v128.store(to + x, i8x16.narrow_i16x8_u(ab, cd));
  }
}

/** Repeats the first and the last pixel of the row at `sumAt` beyond its edges. */
function pad(pixels: i32): void {
  const row = sumAt();
  const last = row + <usize>((pixels - 1) * channels);
  for (let c = 0; c < channels; c++) {
    for (let at = c; at < before; at += channels) store<u8>(padded + at, load<u8>(row + c));
    for (let at = c; at < after; at += channels) store<u8>(last + channels + at, load<u8>(last + c));
  }
}

/**
 * Writes weighted sums of the pixels at `sumAt` to `outAt`.
 * @param pixels of the row, which are replaced beyond its edges
 * @param count pixels to write
 * @param taps weights per pixel, a multiple of 4
 * @param offsets `count` × `u32`: the first pixel of each sum, counted from those before the row
 * @param weights `count` × `u32`: the addresses of its weights
 */
export function sumPixels(pixels: i32, count: i32, taps: i32, offsets: usize, weights: usize): void {
  pad(pixels);
  if (channels === 3) sumColours(count, taps, offsets, weights);
  else sumGrey(count, taps, offsets, weights);
}

function sumColours(count: i32, taps: i32, offsets: usize, weights: usize): void {
  const first = i8x16(0, -1, 3, -1, 1, -1, 4, -1, 2, -1, 5, -1, -1, -1, -1, -1);
  const second = i8x16(6, -1, 9, -1, 7, -1, 10, -1, 8, -1, 11, -1, -1, -1, -1, -1);
  for (let x = 0; x < count; x++) {
    let from = padded + <usize>(load<u32>(offsets + ((<usize>x) << 2)) * 3);
    let weight = <usize>load<u32>(weights + ((<usize>x) << 2));
    let a = i32x4.splat(HALF);
    let b = i32x4.splat(0);
    for (let i = 0; i < taps; i += 4) {
      const four = v128.load(from);
      a = i32x4.add(a, i32x4.dot_i16x8_s(i8x16.swizzle(four, first), v128.load32_splat(weight)));
      b = i32x4.add(b, i32x4.dot_i16x8_s(i8x16.swizzle(four, second), v128.load32_splat(weight, 4)));
      from += 12;
      weight += 8;
    }
    const sum = i32x4.shr_s(i32x4.add(a, b), SHIFT);
    const words = i16x8.narrow_i32x4_s(sum, sum);
    v128.store32_lane(out + <usize>(x * 3), i8x16.narrow_i16x8_u(words, words), 0);
  }
}

function sumGrey(count: i32, taps: i32, offsets: usize, weights: usize): void {
  for (let x = 0; x < count; x++) {
    const from = padded + <usize>load<u32>(offsets + ((<usize>x) << 2));
    const weight = <usize>load<u32>(weights + ((<usize>x) << 2));
    let sum = i32x4.splat(0);
    for (let i = 0; i < taps; i += 4) {
      const four = i16x8.extend_low_i8x16_u(v128.load32_splat(from + i));
      sum = i32x4.add(sum, i32x4.dot_i16x8_s(four, v128.load64_zero(weight + (i << 1))));
    }
    const value = (HALF + i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1)) >> SHIFT;
    store<u8>(out + x, max(0, min(value, 255)));
  }
}
