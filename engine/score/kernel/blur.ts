/*
 * The metric's Gaussian of 1.5 pixels is libjxl's recursive one (Charalampidis 2016, "Recursive Implementation of the
 * Gaussian Filter Using Truncated Cosine Functions"). Its answer to an impulse ends after four pixels on either side, so
 * the same filter is nine taps, which a vector unit likes better and whose rounding does not add up along a row. Beyond
 * the border there is nothing: zero.
 */
const T0: f32 = 0.26462110548819856;
const T1: f32 = 0.21292859201042222;
const T2: f32 = 0.1093353727774603;
const T3: f32 = 0.03601111465836436;
const T4: f32 = 0.009414367809653698;

/** How far the filter reaches, in pixels. */
export const REACH = 4;
export const TAPS = 9;

function weighted(centre: v128, one: v128, two: v128, three: v128, four: v128): v128 {
  const inner = f32x4.add(f32x4.mul(centre, f32x4.splat(T0)), f32x4.mul(one, f32x4.splat(T1)));
  const outer = f32x4.add(f32x4.mul(three, f32x4.splat(T3)), f32x4.mul(four, f32x4.splat(T4)));
  return f32x4.add(f32x4.add(inner, f32x4.mul(two, f32x4.splat(T2))), outer);
}

/** Four neighbours in a row, blurred, from the four before them, themselves and the four behind. */
export function along(before: v128, here: v128, behind: v128): v128 {
  return weighted(
    here,
    f32x4.add(v128.shuffle<f32>(before, here, 3, 4, 5, 6), v128.shuffle<f32>(here, behind, 1, 2, 3, 4)),
    f32x4.add(v128.shuffle<f32>(before, here, 2, 3, 4, 5), v128.shuffle<f32>(here, behind, 2, 3, 4, 5)),
    f32x4.add(v128.shuffle<f32>(before, here, 1, 2, 3, 4), v128.shuffle<f32>(here, behind, 3, 4, 5, 6)),
    f32x4.add(before, behind),
  );
}

/** The same down a column: the addresses of four neighbours in nine rows. */
export function down(
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
  return weighted(
    v128.load(r4),
    f32x4.add(v128.load(r3), v128.load(r5)),
    f32x4.add(v128.load(r2), v128.load(r6)),
    f32x4.add(v128.load(r1), v128.load(r7)),
    f32x4.add(v128.load(r0), v128.load(r8)),
  );
}
