import { concatenate } from '../../bytes/concatenate.ts';
import { type Details, type FilePart, keptBytes } from '../../details/part.ts';
import { orientationExif } from '../../metadata/orientation-exif.ts';
import * as MARKER from './markers.ts';
import { EXIF, JFIF, JFIF_BYTES, jpegParts, OF_PARTS } from './parts.ts';
import { dpiOfJpeg, jpegWithDpi } from './resolution.ts';
import { isNamed, jpegSegment } from './segments.ts';

/** JFIF's segment without its thumbnail. */
function bareJfif(bytes: Uint8Array): Uint8Array {
  const at = bytes.indexOf(MARKER.APP0) + 3;
  const content = bytes.slice(at, at + JFIF_BYTES);
  content.fill(0, JFIF_BYTES - 2);
  return jpegSegment(MARKER.APP0, content);
}

const isJfif = (segment: Uint8Array | undefined) =>
  segment?.[1] === MARKER.APP0 && isNamed(segment, { content: 4, end: segment.length }, JFIF);

/** EXIF with nothing but the orientation. */
const turnedSegment = (orientation: number) =>
  jpegSegment(MARKER.APP1, concatenate([new TextEncoder().encode(EXIF), orientationExif(orientation)]));

export const jpegDetails: Details = {
  parts: jpegParts,
  /* Without what follows the picture: engine/run/original.ts adds a gain map again. */
  keepOnly: (bytes, keeping, orientation) => {
    const kept: Uint8Array[] = [];
    let isKept = false;
    for (const part of jpegParts(bytes)) {
      const { name, kind, start, end } = part;
      if (name === 'trailer') continue;
      const segment = { content: start + 4, end };
      // The list of a gain map that is added again.
      if (name === 'APP2' && OF_PARTS.some((of) => isNamed(bytes, segment, of))) continue;
      if (name === 'APP1' && !kind) continue;
      const write = (_: FilePart, content: Uint8Array) => jpegSegment(bytes[start + 1] ?? 0, content);
      const stays = keptBytes(bytes, part, keeping, write);
      if (stays) kept.push(stays);
      else if (kind === 'thumbnail' && isNamed(bytes, segment, JFIF)) kept.push(bareJfif(bytes.subarray(start, end)));
      if (kind === 'exif') isKept ||= stays !== undefined;
    }
    const [signature = new Uint8Array(), ...others] = kept;
    // JFIF's segment is the first (T.871, section 10.1).
    const jfif = isJfif(others[0]) ? others.splice(0, 1) : [];
    const turned = orientation === 1 || isKept ? [] : [turnedSegment(orientation)];
    const file = concatenate([signature, ...jfif, ...turned, ...others]);
    const dpi = dpiOfJpeg(bytes);
    return dpi === dpiOfJpeg(file) ? file : jpegWithDpi(file, dpi);
  },
};
