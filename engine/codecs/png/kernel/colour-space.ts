/*
 * Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020), in which equal distances look about equal. The
 * coordinates are multiplied by alpha, so that a colour matters as much as it is seen, and alpha is the fourth.
 */

/** The distance between nearly opaque and nearly invisible pixels, where that between black and white is 1. */
const ALPHA_WEIGHT: f32 = 0.8;
/** Additional distance of opaque and of invisible pixels from translucent ones, so that they stay opaque and invisible. */
const ALPHA_GAP: f32 = 0.1;

/** Linear light of each sample, `f32` each. */
export const linearLight: usize = memory.data(256 * 4, 16);

function linear(sample: u32): v128 {
  return v128.load32_splat(linearLight + ((<usize>(sample & 255)) << 2));
}

/** Newton's method, since it is the same in every engine. @param values from 0 to 1 */
function cubeRoots(values: v128): v128 {
  const dark = f32x4.lt(values, f32x4.splat(1e-3));
  const bright = f32x4.add(f32x4.splat(0.25), f32x4.mul(f32x4.splat(0.75), values));
  let root = v128.bitselect(f32x4.splat(0.05), bright, dark);
  for (let i = 0; i < 10; i++) {
    const step = f32x4.sub(root, f32x4.div(values, f32x4.mul(root, root)));
    root = f32x4.sub(root, f32x4.mul(step, f32x4.splat(<f32>(1.0 / 3.0))));
  }
  return v128.and(root, f32x4.gt(values, f32x4.splat(0)));
}

function scaled(values: v128, factor: f32): v128 {
  return f32x4.mul(values, f32x4.splat(factor));
}

/** @returns four coordinates of a colour, `f32` each */
function coordinatesOf(colour: u32): v128 {
  const alpha = <f32>(colour >> 24) / 255;
  const gap: f32 = alpha === 1 ? ALPHA_GAP : alpha === 0 ? -ALPHA_GAP : 0;
  const red = f32x4.mul(linear(colour), f32x4(0.4122214708, 0.2119034982, 0.0883024619, 0));
  const green = f32x4.mul(linear(colour >> 8), f32x4(0.5363325363, 0.6806995451, 0.2817188376, 0));
  const blue = f32x4.mul(linear(colour >> 16), f32x4(0.0514459929, 0.1073969566, 0.6299787005, 0));
  const roots = cubeRoots(f32x4.add(f32x4.add(red, green), blue));
  const l = f32x4.mul(v128.shuffle<f32>(roots, roots, 0, 0, 0, 0), f32x4(0.2104542553, 1.9779984951, 0.0259040371, 0));
  const m = f32x4.mul(v128.shuffle<f32>(roots, roots, 1, 1, 1, 1), f32x4(0.793617785, -2.428592205, 0.7827717662, 0));
  const s = f32x4.mul(v128.shuffle<f32>(roots, roots, 2, 2, 2, 2), f32x4(-0.0040720468, 0.4505937099, -0.808675766, 0));
  return f32x4.replace_lane(scaled(f32x4.add(f32x4.add(l, m), s), alpha), 3, alpha * ALPHA_WEIGHT + gap);
}

/** @param to 16 bytes for each colour */
export function convertColours(colours: usize, count: i32, to: usize): void {
  for (let i: usize = 0; i < <usize>count; i++) v128.store(to + (i << 4), coordinatesOf(load<u32>(colours + (i << 2))));
}
