import { type DetailKind, type FilePart, isBlank } from '../../details/part.ts';
import { ImageError } from '../../errors/errors.ts';
import { HDRGM, ISO_SEGMENT, MPF_SEGMENT, PROFILE_SEGMENT, XMP_SEGMENT } from '../../metadata/gain-map.ts';
import { withoutParts } from '../../metadata/gain-map-xmp.ts';
import { type JpegParts, partsOfJpeg } from './gain-map/parts.ts';
import * as MARKER from './markers.ts';
import { endOfImage, firstScan, isNamed, type JpegSegment, jpegSegments } from './segments.ts';

export const EXIF = 'Exif\0\0';
export const JFIF = 'JFIF\0';
/** A JFIF segment with a thumbnail is longer (ITU-T T.871, section 10.1). */
export const JFIF_BYTES = 14;

/** Application segments by marker and first bytes. All others are programs' own. */
const SEGMENTS: readonly { marker: number; name: string; kind?: DetailKind; isBlock?: true }[] = [
  { marker: MARKER.APP0, name: JFIF },
  { marker: MARKER.APP0, name: 'JFXX\0', kind: 'thumbnail' },
  { marker: MARKER.APP1, name: EXIF, kind: 'exif', isBlock: true },
  { marker: MARKER.APP1, name: XMP_SEGMENT, kind: 'xmp', isBlock: true },
  { marker: MARKER.APP1, name: 'http://ns.adobe.com/xmp/extension/\0', kind: 'xmp' },
  { marker: MARKER.APP2, name: PROFILE_SEGMENT },
  // JUMBF (ISO/IEC 19566-5, annex D).
  { marker: MARKER.APP11, name: 'JP', kind: 'credentials' },
  { marker: MARKER.APP13, name: 'Photoshop 3.0\0', kind: 'iptc', isBlock: true },
  // The colour transform.
  { marker: MARKER.APP14, name: 'Adobe' },
];

/** Segments that list what follows the picture, and belong to a gain map. */
export const OF_PARTS = [MPF_SEGMENT, ISO_SEGMENT] as const;

const nameOf = (marker: number) => (marker === MARKER.COM ? 'COM' : `APP${marker - MARKER.APP0}`);

const isDetail = (marker: number) => marker === MARKER.COM || (marker >= MARKER.APP0 && marker <= MARKER.APP15);

/** Properties and their text: anything in a packet besides empty elements. */
const SAYS = /<(?!rdf:|x:|\/|\?|!)[\w-]+:|\s(?!xmlns:|rdf:|x:|xml:)[\w-]+:[\w-]+\s*=/;

/** Whether XMP only lists a gain map. */
function isOfMap(bytes: Uint8Array, from: number, to: number): boolean {
  const xmp = new TextDecoder().decode(bytes.slice(from, to));
  return xmp.includes(HDRGM) && !SAYS.test(withoutParts(xmp));
}

/** @param hasMap whether a gain map follows the picture */
function partOf(bytes: Uint8Array, segment: JpegSegment, hasMap: boolean): FilePart {
  const { marker, start, content: from, end } = segment;
  const part: FilePart = { name: nameOf(marker), start, end };
  const content = { from, to: end };
  if (marker === MARKER.COM) {
    return isBlank(bytes, from, end) ? part : { ...part, kind: 'text', content, block: content };
  }
  if (hasMap && OF_PARTS.some((name) => isNamed(bytes, segment, name))) return part;
  const known = SEGMENTS.find((each) => each.marker === marker && isNamed(bytes, segment, each.name));
  if (!known) return { ...part, kind: 'other' };
  if (known.name === JFIF && end - from > JFIF_BYTES) return { ...part, kind: 'thumbnail' };
  if (!known.kind) return part;
  const block = { from: from + known.name.length, to: end };
  if (hasMap && known.name === XMP_SEGMENT && isOfMap(bytes, block.from, end)) return part;
  // Readers expect IPTC with the name of its block.
  const isNamedBlock = known.kind === 'iptc';
  return { ...part, kind: known.kind, content, block: known.isBlock && (isNamedBlock ? content : block) };
}

/** Whether a map has metadata besides what defines its values. */
function saysMore(map: Uint8Array): boolean {
  return [...jpegSegments(map)].some((segment) => {
    const isMeaning = isNamed(map, segment, XMP_SEGMENT) || isNamed(map, segment, ISO_SEGMENT);
    return !isMeaning && isDetail(segment.marker) && partOf(map, segment, true).kind !== undefined;
  });
}

function kindOfRest({ video, other, previews, map, foreignMap }: JpegParts, isEmpty: boolean): DetailKind | undefined {
  if (video) return 'video';
  if (other || previews || foreignMap) return 'picture';
  if (map) return saysMore(map.jpeg) ? 'other' : undefined;
  return isEmpty ? undefined : 'other';
}

/** Yields the segments between scans. */
function* segmentsFrom(bytes: Uint8Array, scan: number, end: number): Generator<JpegSegment> {
  for (let at = scan; at < end; ) {
    at = bytes.indexOf(0xff, at);
    const marker = bytes[at + 1] ?? 0;
    if (at < 0 || at >= end || marker === MARKER.EOI) return;
    const inScan = marker === 0 || (marker >= MARKER.RST0 && marker <= MARKER.RST7);
    if (inScan) at += 2;
    else if (marker === 0xff) at += 1;
    else {
      const to = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
      yield { marker, start: at, content: at + 4, end: to };
      at = to;
    }
  }
}

/** Yields the scans, the segments between them and the data after the picture. */
function* fromScan(bytes: Uint8Array, scan: number, after: JpegParts): Generator<FilePart> {
  let from = scan;
  const end = endOfImage(bytes, scan) ?? bytes.length;
  for (const segment of segmentsFrom(bytes, scan, end)) {
    if (!isDetail(segment.marker) || segment.end > end) continue;
    if (segment.start > from) yield { name: 'scan', start: from, end: segment.start };
    yield partOf(bytes, segment, false);
    from = segment.end;
  }
  yield { name: 'scan', start: from, end };
  if (end >= bytes.length) return;
  const kind = kindOfRest(after, isBlank(bytes, end, bytes.length));
  yield { name: 'trailer', start: end, end: bytes.length, kind };
}

/** Yields the parts of a JPEG in order. @throws as `Details.parts` */
export function* jpegParts(bytes: Uint8Array): Generator<FilePart> {
  const scan = firstScan(bytes);
  if (scan === undefined) throw new ImageError('unreadable', 'JPEG: a segment is damaged');
  const after = partsOfJpeg(bytes);
  const hasMap = after.map !== undefined || after.foreignMap;
  yield { name: 'SOI', start: 0, end: 2 };
  let at = 2;
  for (const segment of jpegSegments(bytes)) {
    if (segment.start > at) yield { name: 'fill', start: at, end: segment.start };
    if (isDetail(segment.marker)) yield partOf(bytes, segment, hasMap);
    else yield { name: 'table', start: segment.start, end: segment.end };
    at = segment.end;
  }
  yield* fromScan(bytes, at, after);
}
