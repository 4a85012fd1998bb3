import * as MARKER from './markers.ts';

/** Marker and length before a segment's content. */
const SEGMENT_HEADER = 4;

export interface JpegSegment {
  marker: number;
  /** Offsets in the file: of the marker, of the content after the length, and of the next segment. */
  start: number;
  content: number;
  end: number;
}

/** Iterates over the segments before the first scan. Stops at a damaged one. */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  for (let start = 2; start + SEGMENT_HEADER <= bytes.length; ) {
    const marker = bytes[start + 1] ?? 0;
    if (bytes[start] !== 0xff) return;
    if (marker === 0xff) {
      // A fill byte before a marker.
      start += 1;
      continue;
    }
    if (marker === MARKER.SOS) return;
    const end = start + 2 + (((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0));
    if (end > bytes.length) return;
    yield { marker, start, content: start + SEGMENT_HEADER, end };
    start = end;
  }
}

/** The offset of the first scan; undefined if a segment before it is damaged, or the file is truncated. */
export function firstScan(bytes: Uint8Array): number | undefined {
  let at = 2;
  for (const { end } of jpegSegments(bytes)) at = end;
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  const isThere = bytes[at] === 0xff && bytes[at + 1] === MARKER.SOS && at + SEGMENT_HEADER <= bytes.length;
  return isThere ? at : undefined;
}

/** Serialises a segment. @throws {RangeError} if the content is too long for a segment */
export function jpegSegment(marker: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = content.length + 2;
  if (length > 0xffff) throw new RangeError(`A JPEG segment holds no ${content.length} bytes`);
  const segment = new Uint8Array(content.length + SEGMENT_HEADER);
  segment.set([0xff, marker, length >> 8, length & 0xff]);
  segment.set(content, SEGMENT_HEADER);
  return segment;
}

/** Whether the segment's content begins with this text. */
export function isNamed(
  bytes: Uint8Array,
  { content, end }: Pick<JpegSegment, 'content' | 'end'>,
  name: string,
): boolean {
  if (content + name.length > end) return false;
  for (let i = 0; i < name.length; i++) if (bytes[content + i] !== name.charCodeAt(i)) return false;
  return true;
}

/** The offset for new application segments: after those of JFIF and EXIF, which have to be first. */
export function behindFirstSegments(bytes: Uint8Array): number {
  let at = 2;
  for (const segment of jpegSegments(bytes)) {
    const isExif = segment.marker === MARKER.APP1 && isNamed(bytes, segment, 'Exif\0');
    if (segment.marker !== MARKER.APP0 && !isExif) break;
    at = segment.end;
  }
  return at;
}

/**
 * Returns the end of the picture. Cameras append videos, depth maps and further pictures to it. A progressive file has several
 * scans, with tables between them.
 * @param from the offset of a segment
 * @returns undefined for a truncated file
 */
export function endOfImage(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === MARKER.EOI) return at + 2;
    // Stuffed zeros and restart markers belong to the scan; fill bytes are ignored.
    const inScan = marker === 0 || (marker >= MARKER.RST0 && marker <= MARKER.RST7);
    if (inScan) at += 2;
    else if (marker === 0xff) at += 1;
    else at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
}
