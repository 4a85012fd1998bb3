import { inverse, product, type Triple, transposed } from '../../colour/matrix.ts';
import type { MatrixProfile } from '../../colour/matrix-profile.ts';
import type { Curve } from '../../colour/space.ts';
import type { OpaqueSamples } from '../../pixels/pixels.ts';

/*
 * Colours of a matrix profile in sRGB, with the arithmetic of Little CMS for 8 bits, on which libvips is based: curves as tables of
 * numbers in units of 1/16384, one matrix, and a table of the inverse curve. A test compares every channel of a million colours.
 */

/** 1 in fixed point. */
const ONE = 16_384;
const HALF = ONE / 2;
const SHIFT = 14;

/** The profile that libvips calls sRGB, as numbers of the type s15Fixed16. */
const SRGB: MatrixProfile = {
  colorants: [triple(0x6fa0, 0x38f2, 0x38f), triple(0x6296, 0xb789, 0x18da), triple(0x24a0, 0xf85, 0xb6c4)],
  curves: [srgbCurve(), srgbCurve(), srgbCurve()],
};

function triple(x: number, y: number, z: number): Triple {
  return [x / 65_536, y / 65_536, z / 65_536];
}

function srgbCurve(): Curve {
  const [gamma, scale, offset, slope, from] = [0x26669, 0xf2a7, 0xd59, 0x13d0, 0xa5b].map((value) => value / 65_536);
  return { gamma: gamma ?? 1, segment: { scale: scale ?? 1, offset: offset ?? 0, slope: slope ?? 1, from: from ?? 0 } };
}

function evaluated({ gamma, segment }: Curve, x: number): number {
  if (!segment) return x ** gamma;
  const { scale, offset, slope, from } = segment;
  return x >= from ? Math.max(0, scale * x + offset) ** gamma : slope * x;
}

function inverted({ gamma, segment }: Curve, y: number): number {
  if (!segment) return y ** (1 / gamma);
  const { scale, offset, slope, from } = segment;
  const bend = Math.max(0, scale * from + offset) ** gamma;
  return y >= bend ? (y ** (1 / gamma) - offset) / scale : y / slope;
}

const toFixed = (value: number) => Math.floor(value * ONE + 0.5);

/** Linear light of each 8-bit value. */
function linearTable(curve: Curve): Int32Array {
  return Int32Array.from({ length: 256 }, (_, i) => toFixed(Math.fround(evaluated(curve, Math.fround(i / 255)))));
}

/** The 8-bit value of each linear light. Little CMS rounds to 16 bits first. */
function encodedTable(curve: Curve): Uint8Array {
  return Uint8Array.from({ length: ONE + 1 }, (_, i) => {
    const value = Math.min(1, Math.max(0, Math.fround(inverted(curve, Math.fround(i / ONE)))));
    const word = Math.min(65_535, Math.floor(value * 65_535 + 0.5));
    return Math.floor((word * 65_281 + 8_388_608) / 2 ** 24);
  });
}

/** Rows of X, Y and Z. */
const toXyz = ({ colorants }: MatrixProfile) => transposed(colorants);

/** Converts the colours of a profile to sRGB. @param samples red, green and blue */
export function inSrgb(samples: OpaqueSamples, profile: MatrixProfile): OpaqueSamples {
  const data = samples.data.slice();
  const [red, green, blue] = profile.curves.map(linearTable);
  const encoded = encodedTable(SRGB.curves[0]);
  const matrix = product(inverse(toXyz(SRGB)), toXyz(profile))
    .flat()
    .map(toFixed);
  const [rr = 0, rg = 0, rb = 0, gr = 0, gg = 0, gb = 0, br = 0, bg = 0, bb = 0] = matrix;
  const at = (sum: number) => encoded[Math.min(ONE, Math.max(0, (sum + HALF) >> SHIFT))] ?? 0;
  for (let i = 0; i < data.length; i += 3) {
    const r = red?.[data[i] ?? 0] ?? 0;
    const g = green?.[data[i + 1] ?? 0] ?? 0;
    const b = blue?.[data[i + 2] ?? 0] ?? 0;
    data[i] = at(rr * r + rg * g + rb * b);
    data[i + 1] = at(gr * r + gg * g + gb * b);
    data[i + 2] = at(br * r + bg * g + bb * b);
  }
  return { ...samples, data };
}
