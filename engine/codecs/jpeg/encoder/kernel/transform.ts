/*
 * The forward and the inverse DCT (T.81, A.3.3) in `f32`: two passes of eight-point DCTs, four columns per vector. Each
 * eight-point DCT is split once into even and odd parts, since sums and differences of mirrored samples need half of the
 * multiplications.
 */

// Cn = cos(nπ/16) / 2. C4 includes the factor 1/√2 of T.81's C(0).
const C1: f32 = 0.4903926402016152;
const C2: f32 = 0.46193976625564337;
const C3: f32 = 0.4157348061512726;
const C4: f32 = 0.35355339059327373;
const C5: f32 = 0.2777851165098011;
const C6: f32 = 0.1913417161825449;
const C7: f32 = 0.09754516100806412;

/** The block after the first pass. */
const between: usize = memory.data(64 * 4, 16);

function scaled(v: v128, factor: f32): v128 {
  return f32x4.mul(v, f32x4.splat(factor));
}

/**
 * Transforms four columns of eight samples.
 * @param stride bytes between rows of `from`; rows of `to` have eight values
 */
function transformColumns(from: usize, stride: usize, to: usize): void {
  const r0 = v128.load(from);
  const r1 = v128.load(from + stride);
  const r2 = v128.load(from + 2 * stride);
  const r3 = v128.load(from + 3 * stride);
  const r4 = v128.load(from + 4 * stride);
  const r5 = v128.load(from + 5 * stride);
  const r6 = v128.load(from + 6 * stride);
  const r7 = v128.load(from + 7 * stride);
  const s0 = f32x4.add(r0, r7);
  const s1 = f32x4.add(r1, r6);
  const s2 = f32x4.add(r2, r5);
  const s3 = f32x4.add(r3, r4);
  const d0 = f32x4.sub(r0, r7);
  const d1 = f32x4.sub(r1, r6);
  const d2 = f32x4.sub(r2, r5);
  const d3 = f32x4.sub(r3, r4);
  const e0 = f32x4.add(s0, s3);
  const e1 = f32x4.add(s1, s2);
  const e2 = f32x4.sub(s1, s2);
  const e3 = f32x4.sub(s0, s3);
  v128.store(to, scaled(f32x4.add(e0, e1), C4));
  v128.store(to + 128, scaled(f32x4.sub(e0, e1), C4));
  v128.store(to + 64, f32x4.add(scaled(e3, C2), scaled(e2, C6)));
  v128.store(to + 192, f32x4.sub(scaled(e3, C6), scaled(e2, C2)));
  v128.store(to + 32, f32x4.add(f32x4.add(scaled(d0, C1), scaled(d1, C3)), f32x4.add(scaled(d2, C5), scaled(d3, C7))));
  v128.store(to + 96, f32x4.sub(f32x4.sub(scaled(d0, C3), scaled(d1, C7)), f32x4.add(scaled(d2, C1), scaled(d3, C5))));
  v128.store(to + 160, f32x4.add(f32x4.sub(scaled(d0, C5), scaled(d1, C1)), f32x4.add(scaled(d2, C7), scaled(d3, C3))));
  v128.store(to + 224, f32x4.add(f32x4.sub(scaled(d0, C7), scaled(d1, C5)), f32x4.sub(scaled(d2, C3), scaled(d3, C1))));
}

/** Transposes 4 × 4 values of a block with rows of eight. */
function transpose(from: usize, to: usize): void {
  const a = v128.load(from);
  const b = v128.load(from + 32);
  const c = v128.load(from + 64);
  const d = v128.load(from + 96);
  const ab = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
  const ef = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
  const gh = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
  v128.store(to, v128.shuffle<f32>(ab, cd, 0, 1, 4, 5));
  v128.store(to + 32, v128.shuffle<f32>(ab, cd, 2, 3, 6, 7));
  v128.store(to + 64, v128.shuffle<f32>(ef, gh, 0, 1, 4, 5));
  v128.store(to + 96, v128.shuffle<f32>(ef, gh, 2, 3, 6, 7));
}

/** The same, transposed. */
const transposed: usize = memory.data(64 * 4, 16);

/** Transposes `between`. */
function transposeBlock(): void {
  transpose(between, transposed);
  transpose(between + 16, transposed + 128);
  transpose(between + 128, transposed + 16);
  transpose(between + 144, transposed + 144);
}

/**
 * Computes the DCT coefficients of a block.
 * @param from the address of 8 × 8 level-shifted samples (T.81, A.3.1), `f32` each
 * @param stride bytes between their rows
 * @param to the address for 64 coefficients, transposed: S(v, u) is at index 8u + v
 */
export function fdct(from: usize, stride: usize, to: usize): void {
  transformColumns(from, stride, between);
  transformColumns(from + 16, stride, between + 16);
  transposeBlock();
  transformColumns(transposed, 32, to);
  transformColumns(transposed + 16, 32, to + 16);
}

/** Transforms four columns of eight coefficients back. Rows have eight values. */
function restoreColumns(from: usize, to: usize): void {
  const c0 = scaled(v128.load(from), C4);
  const c1 = v128.load(from, 32);
  const c2 = v128.load(from, 64);
  const c3 = v128.load(from, 96);
  const c4 = scaled(v128.load(from, 128), C4);
  const c5 = v128.load(from, 160);
  const c6 = v128.load(from, 192);
  const c7 = v128.load(from, 224);
  const e0 = f32x4.add(c0, c4);
  const e1 = f32x4.sub(c0, c4);
  const e2 = f32x4.sub(scaled(c2, C6), scaled(c6, C2));
  const e3 = f32x4.add(scaled(c2, C2), scaled(c6, C6));
  const s0 = f32x4.add(e0, e3);
  const s1 = f32x4.add(e1, e2);
  const s2 = f32x4.sub(e1, e2);
  const s3 = f32x4.sub(e0, e3);
  const d0 = f32x4.add(f32x4.add(scaled(c1, C1), scaled(c3, C3)), f32x4.add(scaled(c5, C5), scaled(c7, C7)));
  const d1 = f32x4.sub(f32x4.sub(scaled(c1, C3), scaled(c3, C7)), f32x4.add(scaled(c5, C1), scaled(c7, C5)));
  const d2 = f32x4.add(f32x4.sub(scaled(c1, C5), scaled(c3, C1)), f32x4.add(scaled(c5, C7), scaled(c7, C3)));
  const d3 = f32x4.sub(f32x4.sub(scaled(c1, C7), scaled(c3, C5)), f32x4.sub(scaled(c7, C1), scaled(c5, C3)));
  v128.store(to, f32x4.add(s0, d0));
  v128.store(to, f32x4.add(s1, d1), 32);
  v128.store(to, f32x4.add(s2, d2), 64);
  v128.store(to, f32x4.add(s3, d3), 96);
  v128.store(to, f32x4.sub(s3, d3), 128);
  v128.store(to, f32x4.sub(s2, d2), 160);
  v128.store(to, f32x4.sub(s1, d1), 192);
  v128.store(to, f32x4.sub(s0, d0), 224);
}

/**
 * Computes the samples of a block.
 * @param from the address of 64 coefficients, transposed as `fdct` leaves them
 * @param to the address for 8 × 8 level-shifted samples
 */
export function idct(from: usize, to: usize): void {
  restoreColumns(from, between);
  restoreColumns(from + 16, between + 16);
  transposeBlock();
  restoreColumns(transposed, to);
  restoreColumns(transposed + 16, to + 16);
}
