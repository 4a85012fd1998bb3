import { concatenate } from '../../../bytes/concatenate.ts';
import * as MARKER from '../markers.ts';
import { OF_PARTS } from '../parts.ts';
import { isNamed, type JpegSegment, jpegSegments } from '../segments.ts';

const isApplication = (marker: number) => marker >= MARKER.APP0 && marker <= MARKER.APP15;

/** Whether a segment belongs to no scan, and does not list what follows the picture. */
function isKept(jpeg: Uint8Array, segment: JpegSegment): boolean {
  if (segment.marker === MARKER.COM) return true;
  return isApplication(segment.marker) && !OF_PARTS.some((name) => isNamed(jpeg, segment, name));
}

/**
 * Puts the scans of one JPEG behind the segments of another one: metadata, profile and resolution.
 * @param scans a file without metadata, with the coefficients of the other one
 */
export function withScans(jpeg: Uint8Array, scans: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [...jpegSegments(jpeg)].filter((segment) => isKept(jpeg, segment));
  const own = [...jpegSegments(scans)].find(({ marker }) => !isApplication(marker));
  return concatenate([
    jpeg.subarray(0, 2),
    ...kept.map(({ start, end }) => jpeg.subarray(start, end)),
    // Without any segment, the other file's JFIF segment stays.
    scans.subarray(kept.length > 0 && own ? own.start : 2),
  ]);
}
