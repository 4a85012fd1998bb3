import { type HardToKeep, inExif, latin1, STORE, STORE_WITHIN } from '../../metadata/hard-to-keep.ts';
import * as MARKER from './markers.ts';
import { isNamed, jpegSegments } from './segments.ts';

const APP11 = 0xeb;

export function hardInJpeg(jpeg: Uint8Array): HardToKeep {
  const found: HardToKeep = {};
  for (const segment of jpegSegments(jpeg)) {
    const { marker, content, end } = segment;
    if (marker === MARKER.APP1 && isNamed(jpeg, segment, 'Exif\0')) {
      Object.assign(found, inExif(jpeg.subarray(content, end)));
    }
    const start = marker === APP11 ? latin1(jpeg.subarray(content, Math.min(end, content + STORE_WITHIN))) : '';
    if (start.includes(STORE)) found.credentials = true;
  }
  return found;
}
