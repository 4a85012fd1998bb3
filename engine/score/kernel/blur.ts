/*
 * The metric's Gaussian (sigma 1.5) is libjxl's recursive filter (Charalampidis 2016, "Recursive Implementation of the
 * Gaussian Filter Using Truncated Cosine Functions"). Its impulse response ends after four pixels on either side, so nine
 * taps compute the same filter. They suit SIMD, and their rounding errors do not accumulate along a row. Pixels outside
 * the picture count as zero.
 */
const T0: f32 = 0.26462110548819856;
const T1: f32 = 0.21292859201042222;
const T2: f32 = 0.1093353727774603;
const T3: f32 = 0.03601111465836436;
const T4: f32 = 0.009414367809653698;

/** The filter's radius in pixels. */
export const REACH = 4;
export const TAPS = 9;

function convolve(centre: v128, one: v128, two: v128, three: v128, four: v128): v128 {
  const inner = f32x4.add(f32x4.mul(centre, f32x4.splat(T0)), f32x4.mul(one, f32x4.splat(T1)));
  const outer = f32x4.add(f32x4.mul(three, f32x4.splat(T3)), f32x4.mul(four, f32x4.splat(T4)));
  return f32x4.add(f32x4.add(inner, f32x4.mul(two, f32x4.splat(T2))), outer);
}

/** Blurs four pixels along a row. @param before the four pixels to the left @param behind the four pixels to the right */
export function blurAlongRow(before: v128, here: v128, behind: v128): v128 {
  return convolve(
    here,
    f32x4.add(v128.shuffle<f32>(before, here, 3, 4, 5, 6), v128.shuffle<f32>(here, behind, 1, 2, 3, 4)),
    f32x4.add(v128.shuffle<f32>(before, here, 2, 3, 4, 5), v128.shuffle<f32>(here, behind, 2, 3, 4, 5)),
    f32x4.add(v128.shuffle<f32>(before, here, 1, 2, 3, 4), v128.shuffle<f32>(here, behind, 3, 4, 5, 6)),
    f32x4.add(before, behind),
  );
}

/** Blurs four pixels down their columns. @param r0 address of the four pixels four rows above; `r4` is their own row */
export function blurDownColumn(
  r0: usize,
  r1: usize,
  r2: usize,
  r3: usize,
  r4: usize,
  r5: usize,
  r6: usize,
  r7: usize,
  r8: usize,
): v128 {
  return convolve(
    v128.load(r4),
    f32x4.add(v128.load(r3), v128.load(r5)),
    f32x4.add(v128.load(r2), v128.load(r6)),
    f32x4.add(v128.load(r1), v128.load(r7)),
    f32x4.add(v128.load(r0), v128.load(r8)),
  );
}
