import { concatenate } from '../../bytes/concatenate.ts';
import { read as carriedIn } from '../../codecs/jpeg/carried.ts';
import * as MARKER from '../../codecs/jpeg/markers.ts';
import { jpegParts } from '../../codecs/jpeg/parts.ts';
import { endOfImage, isNamed, type JpegSegment, jpegSegments } from '../../codecs/jpeg/segments.ts';
import { unlessUnreadable } from '../../errors/unless-unreadable.ts';
import { decoded, latin1 } from '../../metadata/blocks.ts';
import { ISO_SEGMENT, MPF_SEGMENT, PROFILE_SEGMENT, XMP_SEGMENT } from '../../metadata/gain-map.ts';
import { isNeededMap, readAfterJpeg } from '../after-jpeg.ts';
import { addExif, addField, addPhotoshop, addProfile, addText, addUnknown, addXmp, attempt } from '../blocks.ts';
import { isJpegAt, readExifTags } from '../exif-tags.ts';
import { type Found, nothingFound, type ReadFile, type Tag } from '../inspection.ts';
import { isPrintable, twoDigits } from '../readable.ts';
import { uncompressedThumbnail } from '../uncompressed-thumbnail.ts';

/* A JPEG's segments (ITU-T T.81, annex B; T.871), and what follows the picture. */

const EXIF = 'Exif\0\0';
const JFIF = 'JFIF\0';
const JFXX = 'JFXX\0';
const EXTENSION = 'http://ns.adobe.com/xmp/extension/\0';
const PHOTOSHOP = 'Photoshop 3.0\0';
/** The number of a part and the number of parts follow the name of a profile. */
const PROFILE_HEADER = PROFILE_SEGMENT.length + 2;
/** `JP`, the number of a box instance, and of a packet. Each packet has the header of the box. */
const JUMBF = { header: 8, box: 8 } as const;
const UNITS = ['none', 'inches', 'centimetres'];
const ADOBE_TRANSFORMS = ['unknown (RGB or CMYK)', 'YCbCr', 'YCCK'];
/** JFXX's kinds of thumbnails (T.871, section 10.2). */
const JFXX_JPEG = 0x10;
const JFIF_THUMBNAIL_AT = 14;

/** Segments of the file, also of one that is damaged after some of them. */
function segmentsIn(bytes: Uint8Array): JpegSegment[] {
  const parts = unlessUnreadable(() => [...jpegParts(bytes)]);
  if (!parts) return [...jpegSegments(bytes)];
  return parts
    .filter(({ name }) => /^APP|^COM$/.test(name))
    .map(({ start, end }) => ({ marker: bytes[start + 1] ?? 0, start, content: start + 4, end }));
}

function readJfif(content: Uint8Array, found: Found): void {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const add = (name: string, value: string, bytes: number) =>
    addField(found, { directory: 'JFIF', name, value, bytes, isNeeded: true });
  add('JFIFVersion', `${content[5]}.${twoDigits(content[6] ?? 0)}`, 2);
  add('ResolutionUnit', UNITS[content[7] ?? 0] ?? String(content[7]), 1);
  add('XResolution', String(view.getUint16(8)), 2);
  add('YResolution', String(view.getUint16(10)), 2);
  const [width = 0, height = 0] = content.subarray(12, 14);
  if (width * height > 0) addRgb(content.subarray(JFIF_THUMBNAIL_AT), width, height, found);
}

const addRgb = (strip: Uint8Array, width: number, height: number, found: Found) => {
  const numbers: Readonly<Record<number, number>> = { 256: width, 257: height, 262: 2, 277: 3 };
  found.hidden.push(uncompressedThumbnail(strip, (tag) => numbers[tag]));
};

function readJfxx(content: Uint8Array, found: Found): void {
  const data = content.subarray(6);
  if (content[5] === JFXX_JPEG && isJpegAt(data)) {
    found.hidden.push({ kind: 'thumbnail', mediaType: 'image/jpeg', bytes: data });
  } else if (content[5] === 0x13) addRgb(data.subarray(2), data[0] ?? 0, data[1] ?? 0, found);
  else found.hidden.push({ kind: 'thumbnail', bytes: data });
}

/** The Multi-Picture Format's index (CIPA DC-007). Its pictures follow this one. */
function readIndex(content: Uint8Array, found: Found): void {
  const inside = nothingFound();
  readExifTags(content.subarray(MPF_SEGMENT.length), inside);
  for (const tag of inside.tags) {
    const name = MPF_NAMES[tag.id] ?? '';
    found.tags.push({ ...tag, source: 'container', directory: 'MPF', name, group: 'picture' });
  }
}
const MPF_NAMES: Readonly<Record<string, string>> = {
  '0xb000': 'MPFVersion',
  '0xb001': 'NumberOfImages',
  '0xb002': 'MPEntry',
  '0xb003': 'ImageUIDList',
  '0xb004': 'TotalFrames',
};

function readAdobe(content: Uint8Array, found: Found): void {
  const transform = ADOBE_TRANSFORMS[content[11] ?? 0] ?? String(content[11]);
  addField(found, { directory: 'Adobe', name: 'ColorTransform', value: transform, bytes: 1, isNeeded: true });
}

/** The start of a segment that names its program. */
function identifierOf(content: Uint8Array): string {
  const [name = ''] = latin1(content.subarray(0, 40)).split('\0');
  return /^[ -~]{2,}$/.test(name) ? name.trim() : '';
}

const named = (marker: number) => `APP${marker - MARKER.APP0}`;

/** A segment of a program: a text, or data. */
function readOther(marker: number, content: Uint8Array, found: Found): void {
  const name = identifierOf(content);
  if (content.length > 0 && isPrintable(content)) {
    addText({ directory: named(marker), name: name.length < 20 ? name : named(marker), text: decoded(content) }, found);
  } else addUnknown(found, [named(marker), name].filter(Boolean).join(' '), content);
}

/** What is read of a segment by its marker and its first bytes. Those that are joined or only needed are read elsewhere. */
const SEGMENTS: readonly { marker: number; name: string; read?: (content: Uint8Array, found: Found) => void }[] = [
  { marker: MARKER.APP0, name: JFIF, read: readJfif },
  { marker: MARKER.APP0, name: JFXX, read: readJfxx },
  { marker: MARKER.APP1, name: EXIF, read: (content, found) => addExif(content, found) },
  { marker: MARKER.APP1, name: XMP_SEGMENT },
  { marker: MARKER.APP1, name: EXTENSION },
  { marker: MARKER.APP2, name: PROFILE_SEGMENT },
  { marker: MARKER.APP2, name: MPF_SEGMENT, read: readIndex },
  { marker: MARKER.APP2, name: ISO_SEGMENT },
  { marker: MARKER.APP0 + 3, name: 'Meta\0\0', read: (content, found) => readExifTags(content.subarray(6), found) },
  { marker: MARKER.APP11, name: 'JP', read: readJumbf },
  { marker: MARKER.APP13, name: PHOTOSHOP },
  { marker: MARKER.APP14, name: 'Adobe', read: readAdobe },
];

function readJumbf(content: Uint8Array, found: Found): void {
  const isFirst = new DataView(content.buffer, content.byteOffset).getUint32(4) === 1;
  found.credentials.push(content.subarray(JUMBF.header + (isFirst ? 0 : JUMBF.box)));
}

function readSegment(bytes: Uint8Array, segment: JpegSegment, found: Found): void {
  const content = bytes.subarray(segment.content, segment.end);
  if (segment.marker === MARKER.COM) {
    const text = decoded(content).replace(/\0+$/, '');
    if (text.trim() !== '') addText({ directory: 'COM', name: 'Comment', text }, found);
    return;
  }
  const known = SEGMENTS.find(({ marker, name }) => marker === segment.marker && isNamed(bytes, segment, name));
  const read = known ? known.read : () => readOther(segment.marker, content, found);
  if (read)
    attempt(found, `${named(segment.marker)} ${identifierOf(content)}`, content.length, () => read(content, found));
}

/** The index and the properties that describe a gain map stay with it. */
function neededBesideMap(tag: Tag): Tag {
  const isIndex = tag.source === 'container' && tag.directory === 'MPF';
  const isOfMap = tag.source === 'xmp' && /^(?:hdrgm|Container|Item)$/.test(tag.directory);
  return isIndex || isOfMap ? { ...tag, isNeeded: true } : tag;
}

export const readJpeg: ReadFile = (bytes, found) => {
  const segments = segmentsIn(bytes).filter(({ marker }) => marker === MARKER.COM || (marker & 0xf0) === MARKER.APP0);
  for (const segment of segments) readSegment(bytes, segment, found);
  const joined = (marker: number, name: string, header: number) =>
    segments
      .filter((segment) => segment.marker === marker && isNamed(bytes, segment, name))
      .map(({ content, end }) => bytes.subarray(Math.min(content + header, end), end));
  attempt(found, 'XMP', 0, () => {
    const { xmp, isPartial } = carriedIn(bytes);
    if (xmp !== undefined) addXmp(xmp, found);
    // An extension that does not belong to the packet, or lacks a part.
    const extension = joined(MARKER.APP1, EXTENSION, EXTENSION.length);
    if (isPartial && extension.length > 0) addUnknown(found, 'XMP extension', concatenate(extension));
  });
  const photoshop = joined(MARKER.APP13, PHOTOSHOP, PHOTOSHOP.length);
  if (photoshop.length > 0) addPhotoshop(concatenate(photoshop), found);
  const profile = joined(MARKER.APP2, PROFILE_SEGMENT, PROFILE_HEADER);
  if (profile.length > 0) addProfile(concatenate(profile), found);
  const end = endOfImage(bytes, 2);
  if (end === undefined) return;
  readAfterJpeg(bytes, end, found);
  if (found.hidden.some(isNeededMap)) found.tags = found.tags.map(neededBesideMap);
};
