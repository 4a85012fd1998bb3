import { concatenate } from '../../bytes/concatenate.ts';
import * as MARKER from './markers.ts';
import { jpegSegment, jpegSegments } from './segments.ts';

/** Payload bytes of one comment segment. A JPEG segment's 16-bit length would allow 65,533. */
const MAX_PAYLOAD = 65_530;
/** Two bytes of marker and two of length. A segment without a payload is the smallest comment. */
export const SEGMENT_HEAD = 4;
const SPACE = 0x20;

/**
 * Adds comment segments (COM, ITU-T T.81 B.2.4.5) after the application segments, where every decoder skips them.
 * The picture does not change.
 * @param count the exact number of bytes to add; nothing below 4, the smallest segment
 */
export function padJpeg(jpeg: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer> {
  if (count < SEGMENT_HEAD) return jpeg;
  // JFIF requires its APP0 to be first.
  let at = 2;
  for (const { marker, end } of jpegSegments(jpeg)) {
    if (marker < MARKER.APP0 || marker > MARKER.APP15) break;
    at = end;
  }
  const comments: Uint8Array[] = [];
  for (let left = count; left > 0; left -= comments.at(-1)?.length ?? left) {
    comments.push(jpegSegment(MARKER.COM, new Uint8Array(segmentSize(left) - SEGMENT_HEAD).fill(SPACE)));
  }
  return concatenate([jpeg.subarray(0, at), ...comments, jpeg.subarray(at)]);
}

/** Returns the size of the next segment, so that the rest is large enough for another one. */
function segmentSize(left: number): number {
  const largest = SEGMENT_HEAD + MAX_PAYLOAD;
  if (left <= largest) return left;
  return left - largest >= SEGMENT_HEAD ? largest : largest - SEGMENT_HEAD;
}
