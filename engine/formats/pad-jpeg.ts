/** Payload bytes of one comment segment. A JPEG segment's 16-bit length would allow 65,533. */
const MAX_PAYLOAD = 65_530;
/** Two bytes of marker and two of length. */
const SEGMENT_HEAD = 4;

/**
 * Adds comment segments (COM, ITU-T T.81 B.2.4.5) after the application segments, where every decoder skips them.
 * The picture does not change.
 * @param count the exact number of bytes to add; nothing below 4, the smallest segment
 */
export function padJpeg(jpeg: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer> {
  if (count < SEGMENT_HEAD) return jpeg;
  const at = endOfApplicationSegments(jpeg);
  const padded = new Uint8Array(jpeg.length + count);
  padded.set(jpeg.subarray(0, at));
  padded.set(jpeg.subarray(at), at + count);
  let left = count;
  let position = at;
  while (left > 0) {
    const size = segmentSize(left);
    // The length counts itself but not the marker.
    padded.set([0xff, 0xfe, (size - 2) >> 8, (size - 2) & 0xff], position);
    padded.fill(0x20, position + SEGMENT_HEAD, position + size);
    position += size;
    left -= size;
  }
  return padded;
}

/** Returns the size of the next segment, so that the rest is large enough for another one. */
function segmentSize(left: number): number {
  const largest = SEGMENT_HEAD + MAX_PAYLOAD;
  if (left <= largest) return left;
  return left - largest >= SEGMENT_HEAD ? largest : largest - SEGMENT_HEAD;
}

/** The offset of the first segment that is neither SOI nor APPn: comments go there, since JFIF wants its APP0 first. */
function endOfApplicationSegments(jpeg: Uint8Array): number {
  let at = 2;
  while (at + SEGMENT_HEAD <= jpeg.length) {
    const [mark, kind, high, low] = jpeg.subarray(at, at + SEGMENT_HEAD);
    if (mark !== 0xff || kind === undefined || kind < 0xe0 || kind > 0xef) break;
    at += 2 + (((high ?? 0) << 8) | (low ?? 0));
  }
  return Math.min(at, jpeg.length);
}
