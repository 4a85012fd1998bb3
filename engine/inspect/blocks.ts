import { indexOfBytes } from '../bytes/index-of.ts';
import { isImageError } from '../errors/errors.ts';
import { utf8, withoutHeader } from '../metadata/blocks.ts';
import { type ReadBlock, readExifTags } from './exif-tags.ts';
import { groupOf } from './group-of.ts';
import type { Found, Group, Tag } from './inspection.ts';
import { readIptcTags, readPhotoshopTags } from './iptc-tags.ts';
import { readProfileTags } from './profile-tags.ts';
import { shortened } from './readable.ts';
import { readXmpTags } from './xmp-tags.ts';

/* Blocks that several formats hold. A damaged one is counted by its size, and the others are read. */

/** Runs a reader of one part. @param name of the part, if it cannot be read */
export function attempt(found: Found, name: string, bytes: number, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof RangeError) && !isImageError(error)) throw error;
    found.isPartial = true;
    if (bytes > 0) found.unknown.push({ name, bytes });
  }
}

export const addXmp = (packet: string, found: Found): void =>
  attempt(found, 'XMP', packet.length, () => readXmpTags(packet, found));

export const addProfile = (profile: Uint8Array, found: Found): void =>
  attempt(found, 'ICC', profile.length, () => readProfileTags(profile, found));

export const addIptc = (datasets: Uint8Array, found: Found): void =>
  attempt(found, 'IPTC', datasets.length, () => readIptcTags(datasets, found));

export const addPhotoshop = (block: Uint8Array, found: Found): void =>
  attempt(found, 'Photoshop', block.length, () =>
    readPhotoshopTags(block, found, { exif: addExif, xmp: (data, into) => addXmp(utf8(data.slice()), into) }),
  );

/** Fields whose values are blocks of other standards (Adobe XMP Specification, part 3; TIFF/EP), in a TIFF and in EXIF of any file. */
export const BLOCKS_IN_FIELDS: Readonly<Record<number, ReadBlock>> = {
  700: (value, found) => addXmp(utf8(value.slice()).replace(/\0+$/, ''), found),
  33723: addIptc,
  34377: addPhotoshop,
};

/** @param block with or without `Exif` before it */
export function addExif(block: Uint8Array, found: Found): void {
  const read = () => readExifTags(withoutHeader(block), found, { blocks: BLOCKS_IN_FIELDS });
  attempt(found, 'EXIF', block.length, read);
}

interface TextPart {
  /** Where the text is: the name of its chunk or segment. */
  directory: string;
  name: string;
  text: string;
  group?: Group;
}

/** Adds a comment, or a text with a keyword. */
export function addText({ directory, name, text, group }: TextPart, found: Found): void {
  const value = shortened(text.trim());
  found.tags.push({
    source: 'text',
    directory,
    name,
    id: name,
    group: group ?? groupOf(name, 'text'),
    raw: value,
    value,
    bytes: text.length,
  });
}

/** Adds a field of the format itself. */
export function addField(
  found: Found,
  field: Pick<Tag, 'directory' | 'name' | 'value' | 'bytes'> & { group?: Group; isNeeded?: boolean },
): void {
  const { directory, name, value, bytes, group = 'picture', isNeeded } = field;
  found.tags.push({
    source: 'container',
    directory,
    name,
    id: name,
    group,
    raw: value,
    value,
    bytes,
    ...(isNeeded && { isNeeded }),
  });
}

/** The version of IPTC's record, which is its first dataset. */
const IPTC_START = [0x1c, 2, 0, 0, 2] as const;

/** Adds bytes after the picture. Some programs of press agencies append IPTC. */
export function addTrailer(found: Found, content: Uint8Array): void {
  addUnknown(found, 'trailer', content);
  const iptc = indexOfBytes(content, IPTC_START);
  if (iptc >= 0) addIptc(content.subarray(iptc), found);
}

/** Adds data whose content is not read; none for padding. */
export function addUnknown(found: Found, name: string, content: Uint8Array): void {
  if (content.some((byte) => byte !== 0 && byte !== 0x20)) found.unknown.push({ name, bytes: content.length });
}
