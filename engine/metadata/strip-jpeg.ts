import { concatenate } from '../bytes.ts';
import { ImageError } from '../errors.ts';

/** Markers of ITU-T T.81, table B.1. */
const MARKER = {
  restart0: 0xd0,
  restart7: 0xd7,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
} as const;

/** EXIF with a single directory of a single entry: the orientation (CIPA DC-008, tag 274). */
function orientationSegment(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const payload = [...exif, ...tiff, 0, 1, ...entry, 0, 0, 0, 0];
  return Uint8Array.from([0xff, MARKER.app1, 0, payload.length + 2, ...payload]);
}

function isProfile(segment: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(segment.subarray(4, 15)) === 'ICC_PROFILE';
}

/** JFIF's density, ICC profiles and Adobe's colour transform say how to show the picture; all else is about it. */
function isNeeded(marker: number, segment: Uint8Array): boolean {
  if (marker === MARKER.app0 || marker === MARKER.app14) return true;
  if (marker === MARKER.app2) return isProfile(segment);
  return marker !== MARKER.comment && !(marker >= MARKER.app1 && marker <= MARKER.app15);
}

/**
 * The same JPEG without EXIF, XMP, IPTC, comments and whatever stands behind the picture; not a pixel changes.
 * @param orientation 1 to 8; any but 1 is kept, since the pixels are stored that way
 * @throws {ImageError} `unreadable`
 */
export function stripJpeg(bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const parts = [bytes.subarray(0, 2), ...(orientation === 1 ? [] : [orientationSegment(orientation)])];
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff || at + 4 > bytes.length) throw new ImageError('unreadable', 'JPEG: a segment is damaged');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // A fill byte before a marker.
      at += 1;
      continue;
    }
    if (marker === MARKER.startOfScan) break;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const segment = bytes.subarray(at, at + 2 + length);
    if (isNeeded(marker, segment)) parts.push(segment);
    at += 2 + length;
  }
  parts.push(bytes.subarray(at, endOfImage(bytes, at) ?? bytes.length));
  return concatenate(parts);
}

/**
 * Where the picture ends: cameras put videos, depth maps and further pictures behind it. A progressive file has
 * several scans, with tables between them.
 * @param from where a segment begins
 * @returns nothing where the file breaks off before
 */
export function endOfImage(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === MARKER.endOfImage) return at + 2;
    // Stuffed zeros and restart markers belong to the scan; fill bytes to nothing.
    const inScan = marker === 0 || (marker >= MARKER.restart0 && marker <= MARKER.restart7);
    if (inScan) at += 2;
    else if (marker === 0xff) at += 1;
    else at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
}
