import { concatenate } from '../../bytes/concatenate.ts';
import { bytesOf, latin1, utf8 } from '../../metadata/blocks.ts';
import type { Carried } from '../../metadata/carried.ts';
import { readExif, TAG } from '../../metadata/exif.ts';
import { bareIptc, iptcResource } from '../../metadata/iptc.ts';
import { md5 } from '../../metadata/md5.ts';
import { writeExif } from '../../metadata/write-exif.ts';
import { divided, extensionOf, withExtension, withoutReference } from '../../metadata/xmp-packet.ts';
import * as MARKER from './markers.ts';
import { behindFirstSegments, isNamed, type JpegSegment, jpegSegment, jpegSegments } from './segments.ts';

/*
 * Metadata in a JPEG, whose segments hold 64 KB: EXIF has one, XMP any number (Adobe XMP Specification, part 3, section 1.1.3), and so have
 * Photoshop's resources.
 */

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const PHOTOSHOP = 'Photoshop 3.0\0';
/** A segment of an extension: the name, 32 digits of the identifier, the length of all, an offset. */
const EXTENSION = 'http://ns.adobe.com/xmp/extension/\0';
const IDENTIFIER_BYTES = 32;
/** The largest extension. Segments state its length, which need not be true. */
const MAX_EXTENSION = 1 << 27;

export type Kind = readonly [marker: number, name: string];

/** The segments of each block. */
export const SEGMENTS: Readonly<Record<'exif' | 'xmp' | 'extension' | 'photoshop', Kind>> = {
  exif: [MARKER.APP1, EXIF],
  xmp: [MARKER.APP1, XMP],
  extension: [MARKER.APP1, EXTENSION],
  photoshop: [MARKER.APP13, PHOTOSHOP],
};

export const isOf = (jpeg: Uint8Array, segment: JpegSegment, [marker, name]: Kind) =>
  segment.marker === marker && isNamed(jpeg, segment, name);

/** The contents of all segments of a kind, without its name. */
const contentsOf = (jpeg: Uint8Array, kind: Kind): Uint8Array[] =>
  [...jpegSegments(jpeg)]
    .filter((segment) => isOf(jpeg, segment, kind))
    .map(({ content, end }) => jpeg.subarray(content + kind[1].length, end));

/** Photoshop's resources. */
export const resourcesIn = (jpeg: Uint8Array) => concatenate(contentsOf(jpeg, SEGMENTS.photoshop));

export function read(jpeg: Uint8Array): Carried {
  const [exif] = contentsOf(jpeg, SEGMENTS.exif);
  const [packet] = contentsOf(jpeg, SEGMENTS.xmp);
  const iptc = bareIptc(resourcesIn(jpeg));
  const whole = withExtensionIn(packet && utf8(packet), contentsOf(jpeg, SEGMENTS.extension));
  return { exif, iptc, ...whole };
}

/** Joins a packet with its extension (Adobe XMP Specification, part 3, section 1.1.3.1). */
function withExtensionIn(packet: string | undefined, parts: readonly Uint8Array[]): Carried {
  const identifier = packet && extensionOf(packet);
  // The extension of a packet that was replaced belongs to nothing.
  if (!identifier) return { xmp: packet, isPartial: parts.length > 0 };
  const own = withoutReference(packet);
  const extension = extensionNamed(identifier, parts);
  const xmp = extension && withExtension(own, utf8(extension));
  return xmp ? { xmp } : { xmp: own, isPartial: true };
}

/** @returns undefined if a part is missing */
function extensionNamed(identifier: string, parts: readonly Uint8Array[]): Uint8Array | undefined {
  const isOwn = (part: Uint8Array) =>
    part.length > IDENTIFIER_BYTES + 8 && latin1(part.subarray(0, IDENTIFIER_BYTES)) === identifier;
  const own = parts.filter(isOwn);
  const numbers = (part: Uint8Array) => new DataView(part.buffer, part.byteOffset + IDENTIFIER_BYTES, 8);
  const [first] = own;
  const length = first ? numbers(first).getUint32(0) : 0;
  if (length === 0 || length > Math.min(MAX_EXTENSION, own.length * 0xffff)) return undefined;
  const extension = new Uint8Array(length);
  let filled = 0;
  for (const part of own) {
    const content = part.subarray(IDENTIFIER_BYTES + 8);
    const at = numbers(part).getUint32(4);
    if (at + content.length > length) return undefined;
    extension.set(content, at);
    filled += content.length;
  }
  return filled === length ? extension : undefined;
}

/** Bytes of a segment's content, at most. */
const MOST_CONTENT = 0xffff - 2;
/** Leaves room for the list of a gain map. */
const MOST_XMP = 64_000;

const MOST_EXIF = MOST_CONTENT - EXIF.length;

/** Returns a block that fits: without the maker's notes, which are the least useful, and without the longest values. */
function fittingExif(block: Uint8Array): Uint8Array | undefined {
  if (block.length <= MOST_EXIF) return block;
  const read = readExif(block, 2 * block.length);
  if (!read) return undefined;
  const all = [...read.image, ...read.exif, ...read.gps].filter(({ tag }) => tag !== TAG.makerNote);
  const kept = new Set(all);
  const written = () => {
    const of = (entries: typeof all) => entries.filter((entry) => kept.has(entry));
    return writeExif({ image: of(read.image), exif: of(read.exif), gps: of(read.gps) }).subarray(EXIF.length);
  };
  let fitting = written();
  for (const entry of all.sort((a, b) => b.data.length - a.data.length)) {
    if (fitting.length <= MOST_EXIF) break;
    kept.delete(entry);
    fitting = written();
  }
  return fitting;
}

function xmpSegments(xmp: string): Uint8Array[] | undefined {
  const whole = bytesOf(xmp);
  const parts = whole.length <= MOST_XMP ? { packet: xmp } : divided(xmp, MOST_XMP, (text) => md5(bytesOf(text)));
  const packet = parts && bytesOf(parts.packet);
  if (!packet || packet.length > MOST_CONTENT - XMP.length) return undefined;
  const first = jpegSegment(MARKER.APP1, concatenate([bytesOf(XMP), packet]));
  const { extension = '', identifier = '' } = 'extension' in parts ? parts : {};
  return [first, ...extensionSegments(bytesOf(extension), identifier)];
}

function extensionSegments(extension: Uint8Array, identifier: string): Uint8Array[] {
  const name = bytesOf(EXTENSION + identifier);
  const most = MOST_CONTENT - name.length - 8;
  return Array.from({ length: Math.ceil(extension.length / most) }, (_, i) => {
    const numbers = new DataView(new ArrayBuffer(8));
    numbers.setUint32(0, extension.length);
    numbers.setUint32(4, i * most);
    const part = extension.subarray(i * most, (i + 1) * most);
    return jpegSegment(MARKER.APP1, concatenate([name, new Uint8Array(numbers.buffer), part]));
  });
}

/** @param resources without the name of Photoshop's block */
function photoshopSegments(resources: Uint8Array): Uint8Array[] {
  const most = MOST_CONTENT - PHOTOSHOP.length;
  return Array.from({ length: Math.ceil(resources.length / most) }, (_, i) =>
    jpegSegment(MARKER.APP13, concatenate([bytesOf(PHOTOSHOP), resources.subarray(i * most, (i + 1) * most)])),
  );
}

/** @param resources of Photoshop */
export function withSegments(
  jpeg: Uint8Array,
  { exif, xmp }: Pick<Carried, 'exif' | 'xmp'>,
  resources: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const fitting = exif && fittingExif(exif);
  const ofXmp = xmp === undefined ? [] : xmpSegments(xmp);
  const segments = [
    ...(fitting ? [jpegSegment(MARKER.APP1, concatenate([bytesOf(EXIF), fitting]))] : []),
    ...(ofXmp ?? []),
    ...(resources ? photoshopSegments(resources) : []),
  ];
  const at = behindFirstSegments(jpeg);
  return concatenate([jpeg.subarray(0, at), ...segments, jpeg.subarray(at)]);
}

/** @param jpeg a file without metadata */
export const write = (jpeg: Uint8Array, { iptc, ...carried }: Carried): Uint8Array<ArrayBuffer> =>
  withSegments(jpeg, carried, iptc && iptcResource(iptc));

/** Whether some of it does not fit. */
export const lacks = ({ exif, xmp }: Carried): boolean =>
  (exif !== undefined && exif.length > MOST_EXIF) || (xmp !== undefined && !xmpSegments(xmp));
