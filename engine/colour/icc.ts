import { unlessTooShort } from '../bytes/unless-too-short.ts';
import type { CodePoints } from './code-points.ts';

/**
 * Reads just enough of an ICC profile to detect sRGB and HDR (ICC.1:2022, sections 7.2 and 7.3).
 */

/** sRGB's primaries adapted to D50, as in the sRGB profiles of the ICC and of HP; columns are X, Y, Z. */
const SRGB_COLORANTS = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
} as const;
/** Real profiles round their colorants differently; the nearest other colour space is forty times as far away. */
const COLORANT_TOLERANCE = 0.003;
/**
 * IEC 61966-2-1: the linear light of a dark and of a middle value. A plain gamma of 2.2 differs in the dark; profiles with few entries
 * differ less.
 */
const SRGB_LINEAR = [
  { encoded: 0.1, linear: 0.01, tolerance: 0.002 },
  { encoded: 0.5, linear: 0.214, tolerance: 0.006 },
] as const;

const TAG_TABLE = 128;

export type Tags = Map<string, DataView>;

const viewOf = (profile: Uint8Array) => new DataView(profile.buffer, profile.byteOffset, profile.byteLength);

export function ascii(view: DataView, at: number, length: number): string {
  return Array.from({ length }, (_, i) => String.fromCharCode(view.getUint8(at + i))).join('');
}

/** @throws {RangeError} for a damaged profile */
export function readTags(profile: DataView): Tags {
  const tags: Tags = new Map();
  const count = profile.getUint32(TAG_TABLE);
  for (let i = 0; i < count && i < 100; i++) {
    const at = TAG_TABLE + 4 + i * 12;
    const offset = profile.getUint32(at + 4);
    const size = profile.getUint32(at + 8);
    tags.set(ascii(profile, at, 4), new DataView(profile.buffer, profile.byteOffset + offset, size));
  }
  return tags;
}

/** A number of the type s15Fixed16. */
export const fixed = (view: DataView, at: number) => view.getInt32(at) / 65_536;

function hasSrgbColorants(tags: Tags): boolean {
  return Object.entries(SRGB_COLORANTS).every(([name, expected]) => {
    const tag = tags.get(name);
    return tag && expected.every((value, i) => Math.abs(fixed(tag, 8 + i * 4) - value) < COLORANT_TOLERANCE);
  });
}

/** The curve's value at `x` for the two kinds of curve (sections 10.6 and 10.18); NaN for another kind. */
function curveAt(tag: DataView, x: number): number {
  const kind = ascii(tag, 0, 4);
  if (kind === 'curv') {
    const entries = tag.getUint32(8);
    if (entries === 0) return x;
    if (entries === 1) return x ** (tag.getUint16(12) / 256);
    const position = (entries - 1) * x;
    const entry = (i: number) => tag.getUint16(12 + i * 2) / 65_535;
    const [below, above] = [entry(Math.floor(position)), entry(Math.ceil(position))];
    return below + (above - below) * (position % 1);
  }
  if (kind === 'para' && tag.getUint16(8) === 3) {
    const [g = 0, a = 0, b = 0] = [fixed(tag, 12), fixed(tag, 16), fixed(tag, 20)];
    return (a * x + b) ** g;
  }
  return Number.NaN;
}

/** Whether a profile is sRGB, so that a conversion would change nothing. Returns false for a damaged profile. */
export function isSrgbProfile(profile: Uint8Array): boolean {
  const isSrgb = unlessTooShort(() => {
    const tags = readTags(viewOf(profile));
    const curve = tags.get('gTRC');
    if (!hasSrgbColorants(tags) || !curve) return false;
    return SRGB_LINEAR.every(
      ({ encoded, linear, tolerance }) => Math.abs(curveAt(curve, encoded) - linear) < tolerance,
    );
  });
  return isSrgb ?? false;
}

/** Returns the code points of a profile (section 9.2.17); undefined if it has none, or is damaged. */
export function codePointsOf(profile: Uint8Array): CodePoints | undefined {
  return unlessTooShort(() => {
    const tag = readTags(viewOf(profile)).get('cicp');
    return tag && { primaries: tag.getUint8(8), transfer: tag.getUint8(9) };
  });
}
