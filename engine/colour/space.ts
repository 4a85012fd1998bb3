/*
 * A colour space: three primaries, a white point, and the function from samples to light.
 */

/** CIE 1931 chromaticity: x and y. */
export type Point = readonly [number, number];

export interface Primaries {
  red: Point;
  green: Point;
  blue: Point;
  white: Point;
}

/**
 * `x ** gamma`, or from `from` on `(scale * x + offset) ** gamma` and `slope * x` below it (ICC.1:2022, section 10.18,
 * type 3).
 */
export interface Curve {
  gamma: number;
  segment?: { scale: number; offset: number; slope: number; from: number };
}

/** The functions of HDR (ITU-R BT.2100): the perceptual quantiser, and hybrid log-gamma. */
export type HdrTransfer = 'pq' | 'hlg';

export interface Space<Transfer extends Curve | HdrTransfer = Curve | HdrTransfer> {
  primaries: Primaries;
  transfer: Transfer;
  /** The luminance of the brightest pixel in cd/m², if an HDR picture states it. */
  peak?: number | undefined;
}

export type HdrSpace = Space<HdrTransfer>;

export const isHdr = (space: Space): space is HdrSpace => typeof space.transfer === 'string';

const D65: Point = [0.3127, 0.329];

/** ITU-R BT.709, part 1. */
export const BT_709: Primaries = { red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06], white: D65 };
/** ITU-R BT.2020, table 3. */
export const BT_2020: Primaries = { red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046], white: D65 };
/** SMPTE EG 432-1, with the white point of displays. */
export const DISPLAY_P3: Primaries = { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: D65 };

/** IEC 61966-2-1. */
export const SRGB_CURVE: Curve = {
  gamma: 2.4,
  segment: { scale: 1 / 1.055, offset: 0.055 / 1.055, slope: 1 / 12.92, from: 0.04045 },
};

export const SRGB: Space<Curve> = { primaries: BT_709, transfer: SRGB_CURVE };
/** Adobe RGB (1998) Color Image Encoding, section 4.3. */
export const ADOBE_RGB: Space<Curve> = {
  primaries: { ...BT_709, green: [0.21, 0.71] },
  transfer: { gamma: 563 / 256 },
};

/** Encoders round chromaticities to few digits. The nearest other primaries, SMPTE 170M's, are twice as far away. */
const TOLERANCE = 0.005;

/** Whether two sets of primaries are the same, except for rounding. */
export function samePrimaries(a: Primaries, b: Primaries): boolean {
  const names = ['red', 'green', 'blue', 'white'] as const;
  return names.every((name) => a[name].every((value, i) => Math.abs(value - (b[name][i] ?? 0)) <= TOLERANCE));
}

/** Twice the area of a triangle; negative for the other direction. */
const area = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);

/** Those of sRGB have 0.22. */
const LEAST_AREA = 0.001;

/** Whether primaries span a triangle around their white, without which they describe no colours. */
export function isPossible({ red, green, blue, white }: Primaries): boolean {
  const whole = area(red, green, blue);
  const shares = [area(white, green, blue), area(red, white, blue), area(red, green, white)].map(
    (part) => part / whole,
  );
  return Math.abs(whole) > LEAST_AREA && white[1] > LEAST_AREA && shares.every((share) => share > LEAST_AREA);
}
