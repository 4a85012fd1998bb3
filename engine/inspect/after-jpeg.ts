import { indexOfBytes } from '../bytes/index-of.ts';
import { type Kind, kindOf } from '../codecs/jpeg/gain-map/parts.ts';
import { endOfImage } from '../codecs/jpeg/segments.ts';
import { addTrailer } from './blocks.ts';
import { JPEG_START } from './exif-tags.ts';
import type { Found, Hidden, HiddenKind } from './inspection.ts';

/* Data after the picture of a JPEG: gain maps, depth maps, previews and videos of phones. */

const KINDS: Readonly<Record<Kind, HiddenKind>> = {
  map: 'gain-map',
  apple: 'gain-map',
  other: 'depth',
  preview: 'preview',
};
const FILE_TYPE = [0x66, 0x74, 0x79, 0x70] as const;
/** Smaller data is padding or an index. */
const LEAST_PICTURE = 128;
/** The length of a box precedes its type. */
const TYPE_AT = 4;

/** The offset of a video: of its first box, `ftyp`, whose length is small. */
function videoIn(bytes: Uint8Array, from: number): number {
  for (let at = indexOfBytes(bytes, FILE_TYPE, from); at >= 0; at = indexOfBytes(bytes, FILE_TYPE, at + 1)) {
    if (at - TYPE_AT < from) continue;
    if (bytes[at - 4] === 0 && bytes[at - 3] === 0 && bytes[at - 2] === 0) return at - TYPE_AT;
  }
  return -1;
}

/** The start of the next JPEG before `to`. */
const nextJpeg = (bytes: Uint8Array, from: number, to: number) =>
  indexOfBytes(bytes.subarray(0, to + JPEG_START.length - 1), JPEG_START, from);

export const isNeededMap = ({ kind, isNeeded }: Hidden) => kind === 'gain-map' && isNeeded === true;

/** Adds what follows the picture. @param end of the picture */
export function readAfterJpeg(bytes: Uint8Array, end: number, found: Found): void {
  const video = videoIn(bytes, end);
  const to = video < 0 ? bytes.length : video;
  let at = end;
  while (at < to) {
    const start = nextJpeg(bytes, at, to);
    if (start < 0) break;
    const ends = endOfImage(bytes, start + 2);
    const past = Math.min(ends ?? to, to);
    if (past - start < LEAST_PICTURE) {
      at = start + 3;
      continue;
    }
    addTrailer(found, bytes.subarray(at, start));
    const picture = bytes.slice(start, past);
    const kind = kindOf(picture);
    // A second map, or one whose end is missing, belongs to nothing.
    const isNeeded = kind === 'map' && ends !== undefined && !found.hidden.some(isNeededMap);
    found.hidden.push({ kind: KINDS[kind], mediaType: 'image/jpeg', bytes: picture, ...(isNeeded && { isNeeded }) });
    at = past;
  }
  addTrailer(found, bytes.subarray(at, to));
  if (video >= 0) found.hidden.push({ kind: 'video', mediaType: 'video/mp4', bytes: bytes.subarray(video) });
}
