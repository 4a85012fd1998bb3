/** Linear light of each of the 256 sRGB values, f32. The host fills the table. */
export const LINEAR: usize = memory.data(256 * 4);

/** The opsin matrix and bias of JPEG XL (ISO/IEC 18181-1, annex on XYB). */
const LR: f32 = 0.3;
const LG: f32 = 0.622;
const LB: f32 = 0.078;
const MR: f32 = 0.23;
const MG: f32 = 0.692;
const MB: f32 = 0.078;
const SR: f32 = 0.24342268924547819;
const SG: f32 = 0.20476744424496821;
const SB: f32 = 0.55180986650955;
const BIAS: f32 = 0.0037930732552754493;
const BIAS_ROOT: f32 = 0.1559542025327239;

let xTimes: f32 = 1;
let xPlus: f32 = 0;
let yPlus: f32 = 0;
let bPlus: f32 = 0;

/** Sets factors and offsets that bring the planes' values into 0 to 1. */
export function scalePlanes(timesX: f32, plusX: f32, plusY: f32, plusB: f32): void {
  xTimes = timesX;
  xPlus = plusX;
  yPlus = plusY;
  bPlus = plusB;
}

/** Composites a colour over a background. All arguments are 0 to 255. */
function composite(colour: i32, alpha: i32, background: i32): i32 {
  return (colour * alpha + background * (255 - alpha) + 127) / 255;
}

/**
 * Converts a row of pixels to three rows of linear light, `planeBytes` apart.
 * @param channels 3 for RGB, 4 for RGBA
 * @param background grey under transparent pixels, 0 to 255
 */
export function toLinear(
  pixels: usize,
  width: i32,
  channels: i32,
  background: i32,
  out: usize,
  planeBytes: usize,
): void {
  let from = pixels;
  let to = out;
  for (let x = 0; x < width; x++) {
    let r = <i32>load<u8>(from);
    let g = <i32>load<u8>(from, 1);
    let b = <i32>load<u8>(from, 2);
    if (channels === 4) {
      const alpha = <i32>load<u8>(from, 3);
      if (alpha !== 255) {
        r = composite(r, alpha, background);
        g = composite(g, alpha, background);
        b = composite(b, alpha, background);
      }
    }
    store<f32>(to, load<f32>(LINEAR + ((<usize>r) << 2)));
    store<f32>(to + planeBytes, load<f32>(LINEAR + ((<usize>g) << 2)));
    store<f32>(to + 2 * planeBytes, load<f32>(LINEAR + ((<usize>b) << 2)));
    from += channels;
    to += 4;
  }
}

/** Downscales two rows of three planes to one row of half the width, as the mean of four pixels; odd sides repeat the last pixel. */
export function downscale(
  first: usize,
  second: usize,
  planeBytes: usize,
  width: i32,
  out: usize,
  outBytes: usize,
): void {
  const quarter = f32x4.splat(0.25);
  const half = (width + 1) >> 1;
  for (let plane: usize = 0; plane < 3; plane++) {
    const above = first + plane * planeBytes;
    const below = second + plane * planeBytes;
    if (width & 1) {
      const last = (<usize>(width - 1)) << 2;
      store<f32>(above + last, load<f32>(above + last), 4);
      store<f32>(below + last, load<f32>(below + last), 4);
    }
    const to = out + plane * outBytes;
    for (let x = 0; x < half; x += 4) {
      const at = (<usize>x) << 3;
      const left = f32x4.add(v128.load(above + at), v128.load(below + at));
      const right = f32x4.add(v128.load(above + at, 16), v128.load(below + at, 16));
      const sum = f32x4.add(v128.shuffle<f32>(left, right, 0, 2, 4, 6), v128.shuffle<f32>(left, right, 1, 3, 5, 7));
      v128.store(to + ((<usize>x) << 2), f32x4.mul(sum, quarter));
    }
  }
}

/** Cube roots of positive numbers, minus that of the bias: an estimate from the exponent and two of Halley's steps. */
function cubeRoot(x: v128): v128 {
  const third = f32x4.mul(f32x4.convert_i32x4_s(x), f32x4.splat(1.0 / 3.0));
  let root = i32x4.add(i32x4.trunc_sat_f32x4_s(third), i32x4.splat(709921077));
  for (let step = 0; step < 2; step++) {
    const cube = f32x4.mul(f32x4.mul(root, root), root);
    const above = f32x4.add(cube, f32x4.add(x, x));
    const below = f32x4.add(f32x4.add(cube, cube), x);
    root = f32x4.mul(root, f32x4.div(above, below));
  }
  return f32x4.sub(root, f32x4.splat(BIAS_ROOT));
}

function opsinMix(r: v128, g: v128, b: v128, byR: f32, byG: f32, byB: f32): v128 {
  const sum = f32x4.add(f32x4.mul(r, f32x4.splat(byR)), f32x4.mul(g, f32x4.splat(byG)));
  return f32x4.add(f32x4.add(sum, f32x4.mul(b, f32x4.splat(byB))), f32x4.splat(BIAS));
}

/**
 * Converts linear light to XYB, each value between 0 and 1, and 0 beyond the width.
 * @param planes which planes to compute: bit 0 for X, 1 for Y, 2 for B
 */
export function toXyb(linear: usize, linearBytes: usize, width: i32, planes: i32, out: usize, outBytes: usize): void {
  const half = f32x4.splat(0.5);
  for (let x = 0; x < width; x += 4) {
    const at = (<usize>x) << 2;
    const r = v128.load(linear + at);
    const g = v128.load(linear + linearBytes + at);
    const b = v128.load(linear + 2 * linearBytes + at);
    const left = width - x;
    const inside = left >= 4 ? i32x4.splat(-1) : i32x4.lt_s(i32x4(0, 1, 2, 3), i32x4.splat(left));
    const l = cubeRoot(opsinMix(r, g, b, LR, LG, LB));
    const m = cubeRoot(opsinMix(r, g, b, MR, MG, MB));
    const yPlane = f32x4.mul(f32x4.add(l, m), half);
    if (planes & 1) {
      const xPlane = f32x4.mul(f32x4.mul(f32x4.sub(l, m), half), f32x4.splat(xTimes));
      v128.store(out + at, v128.and(f32x4.add(xPlane, f32x4.splat(xPlus)), inside));
    }
    if (planes & 2) {
      v128.store(out + outBytes + at, v128.and(f32x4.add(yPlane, f32x4.splat(yPlus)), inside));
    }
    if (planes & 4) {
      const s = cubeRoot(opsinMix(r, g, b, SR, SG, SB));
      const bPlane = f32x4.add(f32x4.sub(s, yPlane), f32x4.splat(bPlus));
      v128.store(out + 2 * outBytes + at, v128.and(bPlane, inside));
    }
  }
}
