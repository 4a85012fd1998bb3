import { concatenate } from '../bytes/concatenate.ts';
import { ImageError } from '../errors/errors.ts';
import {
  firstScan,
  isNamed,
  type JpegSegment,
  jpegSegment,
  jpegSegments,
  JPEG_MARKER as MARKER,
} from './jpeg-segments.ts';
import { orientationExif } from './orientation-exif.ts';

/** An `APP1` segment of EXIF with nothing but the orientation. */
function orientationSegment(orientation: number): Uint8Array {
  return jpegSegment(MARKER.app1, concatenate([new TextEncoder().encode('Exif\0\0'), orientationExif(orientation)]));
}

/** Whether a segment affects how the picture is displayed: JFIF's density, ICC profiles and Adobe's colour transform. */
function isNeeded(bytes: Uint8Array, segment: JpegSegment): boolean {
  const { marker } = segment;
  if (marker === MARKER.app0 || marker === MARKER.app14) return true;
  if (marker === MARKER.app2) return isNamed(bytes, segment, 'ICC_PROFILE');
  return marker !== MARKER.comment && !(marker >= MARKER.app1 && marker <= MARKER.app15);
}

/**
 * Removes EXIF, XMP, IPTC, comments and all data after the picture, without changing a pixel.
 * @param orientation 1 to 8; any but 1 is kept, since the pixels are stored that way
 * @throws {ImageError} `unreadable`
 */
export function stripJpeg(bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const scan = firstScan(bytes);
  if (scan === undefined) throw new ImageError('unreadable', 'JPEG: a segment is damaged');
  const parts = [bytes.subarray(0, 2), ...(orientation === 1 ? [] : [orientationSegment(orientation)])];
  for (const segment of jpegSegments(bytes)) {
    if (isNeeded(bytes, segment)) parts.push(bytes.subarray(segment.start, segment.end));
  }
  parts.push(bytes.subarray(scan, endOfImage(bytes, scan) ?? bytes.length));
  return concatenate(parts);
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
    if (marker === MARKER.endOfImage) return at + 2;
    // Stuffed zeros and restart markers belong to the scan; fill bytes are ignored.
    const inScan = marker === 0 || (marker >= MARKER.restart0 && marker <= MARKER.restart7);
    if (inScan) at += 2;
    else if (marker === 0xff) at += 1;
    else at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
}
