/*
 * Where each output sample of an axis comes from, as in `vips_resize`: means of whole samples first where the factor is large,
 * then a filter of the resampling kernel. Both sides of the samples that rounding adds or leaves out are treated alike.
 */

export type Filter = 'linear' | 'cubic' | 'lanczos3';

/** An axis that becomes shorter. */
export interface Axis {
  /** Samples of the input, those of its means, and those of the output. */
  from: number;
  shrunk: number;
  to: number;
  /** Samples per mean; 1 for none. */
  mean: number;
  /** The weights of `PHASES` + 1 distances, `taps` each; undefined where means are all that is needed. */
  weights?: Int16Array<ArrayBuffer>;
  /** Weights per output sample: the last ones may be 0. */
  taps: number;
  /** The first sample of each output sample, which may be before the first of the input, and its number of weights. */
  first: Int32Array<ArrayBuffer>;
  phase: Uint8Array<ArrayBuffer>;
}

/** Means leave at least this factor to the filter. */
const LEFT_TO_FILTER = 2;
/** Distances between two samples that have weights of their own. */
const PHASES = 64;
/** The sum of weights. */
const ONE = 4096;

/** Half of the filter's width in samples of the output. */
const REACH: Readonly<Record<Filter, number>> = { linear: 1, cubic: 2, lanczos3: 3 };

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** Catmull and Rom's. */
function cubic(x: number): number {
  if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
  return x < 2 ? -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2 : 0;
}

const FILTERS: Readonly<Record<Filter, (x: number) => number>> = {
  linear: (x) => Math.max(0, 1 - Math.abs(x)),
  cubic: (x) => cubic(Math.abs(x)),
  lanczos3: (x) => (Math.abs(x) <= 3 ? sinc(x) * sinc(x / 3) : 0),
};

/** Rounds halves to even numbers, as C's `rint`. */
function toEven(value: number): number {
  const floor = Math.floor(value);
  return value - floor === 0.5 ? floor + (floor % 2) : Math.round(value);
}

/** The weights of all phases, truncated to whole numbers as libvips does. */
function weightsOf(filter: Filter, shrink: number, points: number, taps: number): Int16Array<ArrayBuffer> {
  const weights = new Int16Array((PHASES + 1) * taps);
  for (let phase = 0; phase <= PHASES; phase++) {
    const middle = phase / PHASES + points / 2 - 1;
    const exact = Array.from({ length: points }, (_, i) => FILTERS[filter]((i - middle) * (1 / shrink)));
    const sum = exact.reduce((total, weight) => total + weight, 0);
    for (const [i, weight] of exact.entries()) weights[phase * taps + i] = Math.trunc((weight / sum) * ONE);
  }
  return weights;
}

/**
 * @param to fewer samples than `from`, or as many
 * @param multiple a power of two, of which the number of weights is a multiple
 */
export function axisOf(from: number, to: number, filter: Filter, multiple: number): Axis {
  // The factor passes through a division twice, whose rounding matters.
  const factor = 1 / (to / from);
  const mean = Math.max(1, Math.floor(from / to / LEFT_TO_FILTER));
  const shrink = factor / mean;
  const shared = { from, shrunk: Math.ceil(from / mean), to, mean };
  if (from === to || shrink === 1) {
    return { ...shared, taps: 0, first: new Int32Array(), phase: new Uint8Array() };
  }
  const points = 2 * toEven(REACH[filter] * shrink) + 1;
  const taps = (points + multiple - 1) & -multiple;
  // What rounding adds is divided between both ends.
  const added = (to * factor - from) / mean;
  const offset = (1 + added) / 2 - 1;
  const before = Math.ceil(points / 2) - 1;
  const first = new Int32Array(to);
  const phase = new Uint8Array(to);
  let at = 0.5 * shrink - 0.5 - offset;
  for (let i = 0; i < to; i++, at += shrink) {
    first[i] = Math.trunc(at) - before;
    phase[i] = ((Math.trunc(at * PHASES * 2) & (PHASES * 2 - 1)) + 1) >> 1;
  }
  return { ...shared, taps, first, phase, weights: weightsOf(filter, shrink, points, taps) };
}
