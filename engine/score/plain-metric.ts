import type { Definition } from './definition.ts';

/**
 * For tests: a slow, direct implementation of the published metric, as a reference for the fast one. With its `recursive` filter
 * it computes what `calc-s2-rust` computes, including the rounding errors.
 */

type Plane = Float32Array;
type Planes = [Plane, Plane, Plane];

interface Rgb {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * `exact`: the filter's nine taps, in 64 bits. `recursive`: Charalampidis's recursion as in rust-av's ssimulacra2 0.3, in
 * 32 bits with fused multiply-add. Its poles are on the unit circle, so rounding errors never decay: along a row they accumulate,
 * and the metric counts them as structure, most of all in smooth and wide pictures.
 */
export type Filter = 'exact' | 'recursive';

const SIGMA = 1.5;
/** (57) of Charalampidis 2016. */
const RADIUS = Math.round(3.2795 * SIGMA + 0.2546);
const OMEGA = [1, 3, 5].map((k) => (k * Math.PI) / (2 * RADIUS));
/** (53) for this sigma. */
const BETA = [0.17893914164149127, 0.0727261447361902, 0.012955819110517068];
const TAPS = Array.from({ length: RADIUS }, (_, n) =>
  BETA.reduce((sum, beta, k) => sum + beta * Math.cos((OMEGA[k] ?? 0) * n), 0),
);

const round = Math.fround;
const IN = BETA.map((beta, k) => round(-beta * Math.cos((OMEGA[k] ?? 0) * (RADIUS + 1))));
const BACK = OMEGA.map((omega) => round(-2 * Math.cos(omega)));

interface Line {
  first: number;
  step: number;
  length: number;
}

function recursion(from: Plane, to: Plane, { first, step, length }: Line, isColumn: boolean): void {
  const last = new Float64Array(3);
  const beforeLast = new Float64Array(3);
  for (let n = 1 - RADIUS; n < length; n++) {
    const [left, right] = [n - RADIUS - 1, n + RADIUS - 1];
    const sum = round(
      (left >= 0 ? (from[first + left * step] ?? 0) : 0) + (right < length ? (from[first + right * step] ?? 0) : 0),
    );
    let out = 0;
    for (let k = 0; k < 3; k++) {
      const [back = 0, into = 0, p = 0, q = 0] = [BACK[k], IN[k], last[k], beforeLast[k]];
      // A product of two f32 numbers is exact in f64: rounding once after the sum equals a fused multiply-add.
      const next = isColumn ? round(sum * into - round(p * back + q)) : round(-back * p + round(round(sum * into) - q));
      beforeLast[k] = p;
      last[k] = next;
      out = round(out + next);
    }
    if (n >= 0) to[first + n * step] = out;
  }
}

function taps(from: Plane, to: Plane, { first, step, length }: Line): void {
  for (let n = 0; n < length; n++) {
    let sum = 0;
    for (let k = 1 - RADIUS; k < RADIUS; k++) {
      if (n + k >= 0 && n + k < length) sum += (TAPS[Math.abs(k)] ?? 0) * (from[first + (n + k) * step] ?? 0);
    }
    to[first + n * step] = sum;
  }
}

function blur(plane: Plane, width: number, height: number, filter: Filter): Plane {
  const pass = (from: Plane, lines: Line[], isColumn: boolean) => {
    const to = new Float32Array(from.length);
    for (const line of lines) filter === 'exact' ? taps(from, to, line) : recursion(from, to, line, isColumn);
    return to;
  };
  const rows = Array.from({ length: height }, (_, y) => ({ first: y * width, step: 1, length: width }));
  const columns = Array.from({ length: width }, (_, x) => ({ first: x, step: width, length: height }));
  return pass(pass(plane, rows, false), columns, true);
}

function linear({ data, width, height }: Rgb): Planes {
  const plane = (c: number) =>
    Float32Array.from({ length: width * height }, (_, i) => {
      const value = (data[i * 3 + c] ?? 0) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
  return [plane(0), plane(1), plane(2)];
}

function halved(plane: Plane, width: number, height: number): Plane {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  return Float32Array.from({ length: w * h }, (_, i) => {
    const [x, y] = [2 * (i % w), 2 * Math.floor(i / w)];
    const [right, below] = [Math.min(x + 1, width - 1), Math.min(y + 1, height - 1)];
    const at = (column: number, row: number) => plane[row * width + column] ?? 0;
    return (at(x, y) + at(right, y) + at(x, below) + at(right, below)) / 4;
  });
}

const BIAS = 0.0037930732552754493;
const OPSIN = [
  [0.3, 0.622, 0.078],
  [0.23, 0.692, 0.078],
  [0.24342268924547819, 0.20476744424496821, 0.5518098665095535],
] as const;

function xyb([red, green, blue]: Planes, { planes }: Definition): Planes {
  const [x, y, b] = [red, green, blue].map((plane) => new Float32Array(plane.length)) as Planes;
  const root = Math.cbrt(BIAS);
  for (let i = 0; i < red.length; i++) {
    const mixed = (c: 0 | 1 | 2) => {
      const [byRed, byGreen, byBlue] = OPSIN[c];
      return Math.cbrt(byRed * (red[i] ?? 0) + byGreen * (green[i] ?? 0) + byBlue * (blue[i] ?? 0) + BIAS) - root;
    };
    const [l, m] = [mixed(0), mixed(1)];
    x[i] = ((l - m) / 2) * planes.xTimes + planes.xPlus;
    y[i] = (l + m) / 2 + planes.yPlus;
    b[i] = mixed(2) - (l + m) / 2 + planes.bPlus;
  }
  return [x, y, b];
}

const product = (a: Plane, b: Plane) => a.map((value, i) => value * (b[i] ?? 0));

function norms(a: Plane, b: Plane, width: number, height: number, filter: Filter): number[] {
  const smooth = (plane: Plane) => blur(plane, width, height, filter);
  const [m1, m2] = [smooth(a), smooth(b)];
  const [s11, s22, s12] = [smooth(product(a, a)), smooth(product(b, b)), smooth(product(a, b))];
  const sums: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [one = 0, two = 0] = [m1[i], m2[i]];
    const above = (1 - (one - two) ** 2) * (2 * round((s12[i] ?? 0) - round(one * two)) + 0.0009);
    const below = round((s11[i] ?? 0) - round(one * one)) + round((s22[i] ?? 0) - round(two * two)) + 0.0009;
    const ssimError = Math.max(0, 1 - above / below);
    const edge = (1 + Math.abs((b[i] ?? 0) - two)) / (1 + Math.abs((a[i] ?? 0) - one)) - 1;
    const [artifact, detailLoss] = [Math.max(edge, 0), Math.max(-edge, 0)];
    sums[0] += ssimError;
    sums[1] += artifact;
    sums[2] += detailLoss;
    sums[3] += ssimError ** 4;
    sums[4] += artifact ** 4;
    sums[5] += detailLoss ** 4;
  }
  return sums.map((sum, k) => (k < 3 ? sum / a.length : (sum / a.length) ** 0.25));
}

/** Returns 100 for pictures with a side below 8 pixels, for which the metric is not defined. */
export function plainScore(definition: Definition, filter: Filter, original: Rgb, distorted: Rgb): number {
  let { width, height } = original;
  let [a, b] = [linear(original), linear(distorted)];
  const found: number[][][] = [];
  for (let scale = 0; scale < 6 && width >= 8 && height >= 8; scale++) {
    if (scale > 0) {
      const half = (planes: Planes) => planes.map((plane) => halved(plane, width, height)) as Planes;
      [a, b] = [half(a), half(b)];
      [width, height] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    }
    const [one, two] = [xyb(a, definition), xyb(b, definition)];
    found.push(([0, 1, 2] as const).map((c) => norms(one[c], two[c], width, height, filter)));
  }
  const inOrder = [0, 1, 2].flatMap((c) => found.flatMap((scale) => scale[c] ?? []));
  return definition.score(inOrder.reduce((sum, norm, i) => sum + norm * (definition.weights[i] ?? 0), 0));
}
