import { boxContent, boxes } from '../bytes/boxes.ts';
import { spaceOfStill } from './code-points.ts';
import type { Stated } from './stated.ts';

/*
 * Colours of an AVIF or HEIC: the properties of the primary item (ISO/IEC 23008-12, sections 6.5 and 9.3; the colour information box is
 * in ISO/IEC 14496-12, section 12.1.5). Of a profile and code points, both of which may be present, the profile decides, as in
 * Chromium and Firefox.
 */

/** Bytes of version and flags at the start of a full box. */
const FULL_BOX = 4;
const LONG_INDICES = 1;

interface Property {
  type: string;
  content: Uint8Array;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const typeAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Returns the numbers, from 1, of an item's properties. @param ipma the content of the association box */
function propertiesOf(ipma: Uint8Array, item: number): number[] {
  const view = viewOf(ipma);
  const isLongId = view.getUint8(0) > 0;
  const isLongIndex = (view.getUint8(3) & LONG_INDICES) !== 0;
  let at = FULL_BOX + 4;
  for (let entry = view.getUint32(FULL_BOX); entry > 0; entry--) {
    const id = isLongId ? view.getUint32(at) : view.getUint16(at);
    at += isLongId ? 4 : 2;
    const count = view.getUint8(at++);
    // The first bit is whether the property is essential.
    const indices = Array.from({ length: count }, (_, i) =>
      isLongIndex ? view.getUint16(at + 2 * i) & 0x7fff : view.getUint8(at + i) & 0x7f,
    );
    if (id === item) return indices;
    at += count * (isLongIndex ? 2 : 1);
  }
  return [];
}

/** Returns all properties of a file, and those of its primary item. */
function readProperties(bytes: Uint8Array): { all: Property[]; own: Property[] } {
  const meta = boxContent(bytes, 'meta')?.subarray(FULL_BOX);
  const container = meta && boxContent(meta, 'iprp');
  const list = container && boxContent(container, 'ipco');
  if (!list) return { all: [], own: [] };
  const all = [...boxes(list)].map(({ type, content, end }) => ({ type, content: list.subarray(content, end) }));
  const [primary, ipma] = [boxContent(meta, 'pitm'), boxContent(container, 'ipma')];
  if (!primary || !ipma) return { all, own: [] };
  const id = primary[0] === 0 ? viewOf(primary).getUint16(FULL_BOX) : viewOf(primary).getUint32(FULL_BOX);
  return { all, own: propertiesOf(ipma, id).flatMap((number) => all[number - 1] ?? []) };
}

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
  const { all, own } = readProperties(bytes);
  // The tiles of a picture may have the profile that belongs to the whole.
  const profile = own.find(isProfile) ?? (own.some(isCoded) ? undefined : all.find(isProfile));
  if (profile) return { by: 'profile', icc: profile.content.slice(4) };
  const coded = own.find(isCoded);
  if (!coded) return undefined;
  const view = viewOf(coded.content);
  const space = spaceOfStill({ primaries: view.getUint16(4), transfer: view.getUint16(6) });
  return space && { by: 'tags', space: { ...space, peak: peakOf(own) } };
}
