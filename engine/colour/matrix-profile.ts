import { unlessTooShort } from '../bytes/unless-too-short.ts';
import { ascii, fixed, readTags, type Tags } from './icc.ts';
import type { Triple } from './matrix.ts';
import type { Curve } from './space.ts';

/*
 * ICC profiles of the kind "three-component matrix-based" (ICC.1:2022, section 8.3.3): a curve per channel, then a matrix to XYZ.
 * Display P3, Adobe RGB and sRGB are of this kind.
 */

export interface MatrixProfile {
  /** Of red, green and blue. */
  curves: readonly [Curve, Curve, Curve];
  /** X, Y and Z of red, green and blue, relative to D50. */
  colorants: readonly [Triple, Triple, Triple];
}

/** Offsets in the header (section 7.2). */
const [COLOUR_SPACE, CONNECTION_SPACE] = [16, 20];
/** Tables that a conversion prefers to the matrix. */
const TABLES = ['A2B0', 'A2B1', 'D2B0', 'D2B1'];

/** @returns undefined for a sampled curve, and for kinds that displays do not use */
function readCurve(tag: DataView | undefined): Curve | undefined {
  const kind = tag && ascii(tag, 0, 4);
  if (!tag || (kind !== 'curv' && kind !== 'para')) return undefined;
  if (kind === 'curv') {
    const entries = tag.getUint32(8);
    if (entries > 1) return undefined;
    return { gamma: entries === 0 ? 1 : tag.getUint16(12) / 256 };
  }
  const gamma = fixed(tag, 12);
  switch (tag.getUint16(8)) {
    case 0:
      return { gamma };
    case 3:
      return {
        gamma,
        segment: { scale: fixed(tag, 16), offset: fixed(tag, 20), slope: fixed(tag, 24), from: fixed(tag, 28) },
      };
    default:
      return undefined;
  }
}

function readColorant(tags: Tags, name: string): Triple | undefined {
  const tag = tags.get(name);
  return tag && [fixed(tag, 8), fixed(tag, 12), fixed(tag, 16)];
}

/** @returns undefined for other kinds of profile, and for damaged ones */
export function readMatrixProfile(profile: Uint8Array): MatrixProfile | undefined {
  return unlessTooShort(() => {
    const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
    if (ascii(view, COLOUR_SPACE, 4) !== 'RGB ' || ascii(view, CONNECTION_SPACE, 4) !== 'XYZ ') return undefined;
    const tags = readTags(view);
    if (TABLES.some((name) => tags.has(name))) return undefined;
    const [r, g, b] = ['rTRC', 'gTRC', 'bTRC'].map((name) => readCurve(tags.get(name)));
    const [red, green, blue] = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => readColorant(tags, name));
    if (!r || !g || !b || !red || !green || !blue) return undefined;
    return { curves: [r, g, b], colorants: [red, green, blue] };
  });
}
