import { indexOfBytes } from '../../../bytes/index-of.ts';
import { bytesOf } from '../../../metadata/blocks.ts';
import type { GainMap } from '../../../metadata/gain-map.ts';
import { APPLE, HDRGM, ISO_SEGMENT, XMP_SEGMENT } from '../../../metadata/gain-map.ts';
import { readJpegFrame } from '../frame-header.ts';
import * as MARKER from '../markers.ts';
import { endOfImage, isNamed, jpegSegments } from '../segments.ts';
import { appleHeadroom } from './apple.ts';

/*
 * Data after the picture of a JPEG. Phones append a gain map for HDR screens, a video, or a depth map.
 */

export interface JpegParts {
  /** The gain map; undefined if there is none that can be kept. */
  map?: GainMap;
  /** A gain map of a kind that cannot be kept. */
  foreignMap: boolean;
  video: boolean;
  /** Further pictures and other data, except previews. */
  other: boolean;
  /** Smaller copies of the picture. */
  previews: boolean;
}

const NONE: JpegParts = { foreignMap: false, video: false, other: false, previews: false };

/** Fewer bytes at the end of a file are padding. */
const MIN_PART = 64;

const includes = (bytes: Uint8Array, text: string) => indexOfBytes(bytes, bytesOf(text)) >= 0;

export type Kind = 'map' | 'apple' | 'other' | 'preview';

/** The kind of a further picture, from its metadata. */
export function kindOf(jpeg: Uint8Array): Kind {
  let kind: Kind = 'preview';
  for (const segment of jpegSegments(jpeg)) {
    const content = jpeg.subarray(segment.content, segment.end);
    // In the picture itself this segment has only the version of ISO 21496-1; a map's is longer.
    if (segment.marker === MARKER.APP2 && isNamed(jpeg, segment, ISO_SEGMENT)) return 'map';
    if (segment.marker !== MARKER.APP1 || !isNamed(jpeg, segment, XMP_SEGMENT)) continue;
    if (includes(content, HDRGM)) return 'map';
    if (includes(content, APPLE)) kind = 'apple';
    else if (kind === 'preview' && /depth|disparity|matte/i.test(new TextDecoder('latin1').decode(content)))
      kind = 'other';
  }
  return kind;
}

const pixelsOf = (jpeg: Uint8Array): number => {
  const frame = readJpegFrame(jpeg);
  return frame ? frame.width * frame.height : 0;
};

const isImageAt = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0xff && bytes[at + 1] === MARKER.SOI && bytes[at + 2] === 0xff;

/** Skips zeros between two parts. */
function behindPadding(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === 0) at += 1;
  return isImageAt(bytes, at) ? at : from;
}

/** Adds an image that follows the picture of a file. */
function addImage(parts: JpegParts, bytes: Uint8Array, image: Uint8Array<ArrayBuffer>, isWhole: boolean): void {
  const kind = kindOf(image);
  const headroom = kind === 'apple' ? appleHeadroom(image, bytes) : undefined;
  const isMap = kind === 'map' || headroom !== undefined;
  if (isMap && isWhole) parts.map ??= { jpeg: image, headroom };
  else if (isMap || kind === 'apple') parts.foreignMap = true;
  // The other eye's view of a 3D photo, or another angle, is as large as the picture.
  else if (kind === 'other' || pixelsOf(image) >= pixelsOf(bytes)) parts.other = true;
  else parts.previews = true;
}

/** Finds the data after the picture of a JPEG. */
export function partsOfJpeg(bytes: Uint8Array): JpegParts {
  const end = endOfImage(bytes, 2);
  if (end === undefined || bytes.length - end < MIN_PART) return NONE;
  const parts: JpegParts = { ...NONE };
  let at = behindPadding(bytes, end);
  while (isImageAt(bytes, at)) {
    const ends = endOfImage(bytes, at + 2);
    const past = ends ?? bytes.length;
    addImage(parts, bytes, bytes.slice(at, past), ends !== undefined);
    at = behindPadding(bytes, past);
  }
  const rest = bytes.subarray(at);
  if (includes(rest, 'ftyp')) parts.video = true;
  else if (rest.length >= MIN_PART && rest.some((byte) => byte !== 0)) parts.other = true;
  return parts;
}
