import { MPF_SEGMENT } from '../../../metadata/gain-map.ts';
import * as MARKER from '../markers.ts';
import { endOfImage, isNamed, jpegSegments } from '../segments.ts';

/** Offsets in a multi-picture index of two pictures as `attach.ts` writes it; each entry has a size and an offset. */
const FIRST_ENTRY = 50;
const SIZE = 4;
const PLACE = 8;
const ENTRY = 16;

/** Updates the index in place, after the picture's length has changed. */
export function sealed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const index = [...jpegSegments(bytes)].find(
    (segment) => segment.marker === MARKER.APP2 && isNamed(bytes, segment, MPF_SEGMENT),
  );
  const end = endOfImage(bytes, 2);
  if (!index || end === undefined) return bytes;
  const header = index.content + MPF_SEGMENT.length;
  const view = new DataView(bytes.buffer, bytes.byteOffset + header);
  view.setUint32(FIRST_ENTRY + SIZE, end);
  view.setUint32(FIRST_ENTRY + ENTRY + SIZE, bytes.length - end);
  view.setUint32(FIRST_ENTRY + ENTRY + PLACE, end - header);
  return bytes;
}
