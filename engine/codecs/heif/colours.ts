import { spaceOfStill } from '../../colour/code-points.ts';
import type { Stated } from '../../colour/stated.ts';
import { type Property, primaryItem, readProperties } from './properties.ts';

/*
 * Colours of an AVIF or HEIC: the properties of the primary item (ISO/IEC 23008-12, sections 6.5 and 9.3; the colour information box is
 * in ISO/IEC 14496-12, section 12.1.5). Of a profile and code points, both of which may be present, the profile decides, as in
 * Chromium and Firefox.
 */

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const typeAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

const PROFILES = new Set(['prof', 'rICC']);
const isProfile = ({ type, content }: Property) => type === 'colr' && PROFILES.has(typeAt(content, 0));
const isCoded = ({ type, content }: Property) => type === 'colr' && typeAt(content, 0) === 'nclx';

/** The luminance of the brightest pixel, or of the display on which the picture was graded, in cd/m² (ISO/IEC 14496-12, section 12.1.6). */
function peakOf(properties: readonly Property[]): number | undefined {
  const [level, display] = ['clli', 'mdcv'].map((type) => properties.find((each) => each.type === type)?.content);
  if (level) return viewOf(level).getUint16(0) || undefined;
  // In units of 0.0001 cd/m², after four chromaticities.
  return display && viewOf(display).getUint32(16) / 10_000;
}

/** @throws {RangeError} for a damaged box */
export function statedInBoxes(bytes: Uint8Array): Stated | undefined {
  const { all, of } = readProperties(bytes);
  const primary = primaryItem(bytes);
  const own = primary === undefined ? [] : of(primary);
  // The tiles of a picture may have the profile that belongs to the whole.
  const profile = own.find(isProfile) ?? (own.some(isCoded) ? undefined : all.find(isProfile));
  if (profile) return { by: 'profile', icc: profile.content.slice(4) };
  const coded = own.find(isCoded);
  if (!coded) return undefined;
  const view = viewOf(coded.content);
  const space = spaceOfStill({ primaries: view.getUint16(4), transfer: view.getUint16(6) });
  return space && { by: 'tags', space: { ...space, peak: peakOf(own) } };
}
