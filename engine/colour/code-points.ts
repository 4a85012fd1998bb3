import {
  BT_709,
  BT_2020,
  type Curve,
  DISPLAY_P3,
  type HdrTransfer,
  type Point,
  type Primaries,
  type Space,
  SRGB_CURVE,
} from './space.ts';

/*
 * Coding-independent code points (Rec. ITU-T H.273, tables 2 and 3), by which PNG's cICP, the boxes of AVIF and HEIC, and ICC's
 * cicp tag identify colours. A function is from samples to light.
 */

const D65: Point = [0.3127, 0.329];
const C: Point = [0.31, 0.316];
const SMPTE_170M: Primaries = { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07], white: D65 };

const PRIMARIES: Readonly<Partial<Record<number, Primaries>>> = {
  1: BT_709,
  4: { red: [0.67, 0.33], green: [0.21, 0.71], blue: [0.14, 0.08], white: C },
  5: { red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06], white: D65 },
  6: SMPTE_170M,
  7: SMPTE_170M,
  8: { red: [0.681, 0.319], green: [0.243, 0.692], blue: [0.145, 0.049], white: C },
  9: BT_2020,
  10: { red: [1, 0], green: [0, 1], blue: [0, 0], white: [1 / 3, 1 / 3] },
  11: { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: [0.314, 0.351] },
  12: DISPLAY_P3,
  22: { red: [0.63, 0.34], green: [0.295, 0.605], blue: [0.155, 0.077], white: D65 },
};

/** The functions of cameras: 601, 709, 1361 and 2020. */
const OF_CAMERAS: ReadonlySet<number> = new Set([1, 6, 11, 12, 14, 15]);
/** What displays do with samples of those (Rec. ITU-R BT.1886), and Chromium with a PNG of them. */
const BT_1886: Curve = { gamma: 2.4 };

const TRANSFERS: Readonly<Partial<Record<number, Curve | HdrTransfer>>> = {
  4: { gamma: 2.2 },
  5: { gamma: 2.8 },
  7: { gamma: 1 / 0.45, segment: { scale: 1 / 1.1115, offset: 0.1115 / 1.1115, slope: 1 / 4, from: 0.0912 } },
  8: { gamma: 1 },
  13: SRGB_CURVE,
  16: 'pq',
  17: { gamma: 2.6, segment: { scale: (52.37 / 48) ** (1 / 2.6), offset: 0, slope: 1, from: 0 } },
  18: 'hlg',
};

export interface CodePoints {
  primaries: number;
  transfer: number;
}

/** Returns undefined for reserved and unspecified code points, and for logarithmic functions. */
export function spaceOf({ primaries, transfer }: CodePoints): Space | undefined {
  const [of, function_] = [PRIMARIES[primaries], OF_CAMERAS.has(transfer) ? BT_1886 : TRANSFERS[transfer]];
  return of && function_ && { primaries: of, transfer: function_ };
}

const UNSPECIFIED: ReadonlySet<number> = new Set([0, 2]);
const [BT_709_PRIMARIES, SRGB_TRANSFER] = [1, 13];

/**
 * The same for the boxes of AVIF and HEIC, as Chromium and Firefox read them: what is unspecified is sRGB's, and so is the function of a
 * camera, since stills are encoded for displays.
 */
export function spaceOfStill({ primaries, transfer }: CodePoints): Space | undefined {
  return spaceOf({
    primaries: UNSPECIFIED.has(primaries) ? BT_709_PRIMARIES : primaries,
    transfer: UNSPECIFIED.has(transfer) || OF_CAMERAS.has(transfer) ? SRGB_TRANSFER : transfer,
  });
}
