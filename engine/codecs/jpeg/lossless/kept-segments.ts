import { concatenate } from '../../../bytes/concatenate.ts';
import * as MARKER from '../markers.ts';
import { behindFirstSegments, isNamed, jpegSegments } from '../segments.ts';

const PROFILE = 'ICC_PROFILE\0';

/** Returns the segments of a JPEG's profile, with markers. */
export function profileSegments(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const profile = [...jpegSegments(jpeg)].filter(
    (segment) => segment.marker === MARKER.APP2 && isNamed(jpeg, segment, PROFILE),
  );
  return concatenate(profile.map(({ start, end }) => jpeg.subarray(start, end)));
}

/** Inserts segments where a reader expects them. */
export function withSegments(jpeg: Uint8Array<ArrayBuffer>, segments: Uint8Array): Uint8Array<ArrayBuffer> {
  if (segments.length === 0) return jpeg;
  const at = behindFirstSegments(jpeg);
  return concatenate([jpeg.subarray(0, at), segments, jpeg.subarray(at)]);
}
