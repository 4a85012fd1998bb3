import { decoded, latin1 } from '../metadata/blocks.ts';
import type { Found, Group, Tag } from './inspection.ts';
import { hexOf, shortened, twoDigits } from './readable.ts';

/* ICC profiles (ICC.1:2022): the header's fields and the texts among the tags. */

const HEADER_BYTES = 128;
const HEADER: readonly [name: string, at: number, kind: 'text' | 'date' | 'version', group: Group][] = [
  ['ProfileCMMType', 4, 'text', 'colour'],
  ['ProfileVersion', 8, 'version', 'colour'],
  ['ProfileClass', 12, 'text', 'colour'],
  ['ColorSpaceData', 16, 'text', 'colour'],
  ['ProfileConnectionSpace', 20, 'text', 'colour'],
  ['ProfileDateTime', 24, 'date', 'colour'],
  ['PrimaryPlatform', 40, 'text', 'colour'],
  ['DeviceManufacturer', 48, 'text', 'colour'],
  ['DeviceModel', 52, 'text', 'colour'],
  ['ProfileCreator', 80, 'text', 'colour'],
];
const NAMES: Readonly<Record<string, string>> = {
  desc: 'ProfileDescription',
  cprt: 'ProfileCopyright',
  dmnd: 'DeviceMfgDesc',
  dmdd: 'DeviceModelDesc',
  vued: 'ViewingCondDesc',
  wtpt: 'MediaWhitePoint',
  bkpt: 'MediaBlackPoint',
  rXYZ: 'RedMatrixColumn',
  gXYZ: 'GreenMatrixColumn',
  bXYZ: 'BlueMatrixColumn',
  rTRC: 'RedTRC',
  gTRC: 'GreenTRC',
  bTRC: 'BlueTRC',
  kTRC: 'GrayTRC',
  chad: 'ChromaticAdaptation',
  tech: 'Technology',
};
const MOST_TAGS = 100;

/** A text of the types `desc`, `text` and `mluc`, of which the first language is taken. */
function textOf(data: Uint8Array): string | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const type = latin1(data.subarray(0, 4));
  if (type === 'text') return decoded(data.subarray(8)).replace(/\0[\s\S]*$/, '');
  if (type === 'desc') return decoded(data.subarray(12, 12 + view.getUint32(8))).replace(/\0[\s\S]*$/, '');
  if (type !== 'mluc' || view.getUint32(8) === 0) return undefined;
  const [length, from] = [view.getUint32(20), view.getUint32(24)];
  return new TextDecoder('utf-16be').decode(data.slice(from, from + length)).replace(/\0[\s\S]*$/, '');
}

function dateAt(view: DataView, at: number): string {
  const [year, ...rest] = Array.from({ length: 6 }, (_, i) => view.getUint16(at + 2 * i));
  const [month, day, ...time] = rest.map(twoDigits);
  return `${year}-${month}-${day} ${time.join(':')}`;
}

/** Adds the tags of a profile, all of which stay with it. @throws {RangeError} for a damaged one */
export function readProfileTags(profile: Uint8Array, found: Found): void {
  found.profile ??= profile;
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const add = (id: string, name: string, value: string, bytes: number, group: Group = 'colour') => {
    const tag: Tag = { source: 'icc', directory: 'ICC', name, id, group, raw: value, value, bytes, isNeeded: true };
    found.tags.push(tag);
  };
  if (profile.length < HEADER_BYTES + 4) throw new RangeError('A profile is too short');
  for (const [name, at, kind, group] of HEADER) {
    const text = latin1(profile.subarray(at, at + 4))
      .replace(/\0/g, '')
      .trim();
    const [major = 0, minor = 0] = profile.subarray(at, at + 2);
    const value = kind === 'date' ? dateAt(view, at) : kind === 'version' ? `${major}.${minor >> 4}` : text;
    if (value !== '') add(String(at), name, value, kind === 'date' ? 12 : 4, group);
  }
  const count = Math.min(view.getUint32(HEADER_BYTES), MOST_TAGS);
  for (let i = 0; i < count; i++) {
    const at = HEADER_BYTES + 4 + 12 * i;
    if (at + 12 > profile.length) break;
    const id = latin1(profile.subarray(at, at + 4));
    const [from, length] = [view.getUint32(at + 4), view.getUint32(at + 8)];
    const data = profile.subarray(from, from + length);
    const value = data.length < 12 ? '' : safeText(data);
    add(id.trim(), NAMES[id] ?? '', shortened(value), length);
  }
}

function safeText(data: Uint8Array): string {
  try {
    return textOf(data) ?? hexOf(data);
  } catch (error) {
    if (error instanceof RangeError) return hexOf(data);
    throw error;
  }
}
