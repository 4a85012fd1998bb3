import { concatenate } from '../bytes.ts';
import {
  behindFirstSegments,
  isNamed,
  JPEG_MARKER,
  type JpegSegment,
  jpegSegment,
  jpegSegments,
} from '../metadata/jpeg-segments.ts';
import { HDRGM, ISO_SEGMENT, MPF_SEGMENT, PROFILE_SEGMENT, XMP_SEGMENT } from './names.ts';
import { sealed } from './seal.ts';
import { withGainMap } from './xmp.ts';

/*
 * A JPEG with a gain map: the picture, which everything shows, and behind it the map, another JPEG, of how much brighter
 * each place is on a screen that can. What the numbers in the map mean stands in the map, in XMP or as ISO 21496-1 has it;
 * whatever is done to the pixels, that stays as it is.
 */

/** Segments, with their marker, of a map that tell what its numbers mean. */
export function meaningOf(map: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const tells = (segment: JpegSegment) =>
    (segment.marker === JPEG_MARKER.app1 && isNamed(map, segment, XMP_SEGMENT)) ||
    (segment.marker === JPEG_MARKER.app2 &&
      (isNamed(map, segment, ISO_SEGMENT) || isNamed(map, segment, PROFILE_SEGMENT)));
  return [...jpegSegments(map)].filter(tells).map(({ start, end }) => map.slice(start, end));
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytesOf = (content: string) => new TextEncoder().encode(content);

/** A JPEG of a map, with what tells what its numbers mean. */
export function withMeaning(jpeg: Uint8Array, meaning: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const at = behindFirstSegments(jpeg);
  return concatenate([jpeg.subarray(0, at), ...meaning, jpeg.subarray(at)]);
}

/** Of ISO 21496-1 a picture names the least version that a reader must know, and that of the writer: both 0. */
const ISO_VERSION = `${ISO_SEGMENT}\0\0\0\0`;

/** The multi-picture index of two pictures (CIPA DC-007, section 5.2.3); sizes and places are filled in by `sealed`. */
function multiPictureIndex(): Uint8Array<ArrayBuffer> {
  const ENTRIES_AT = 50;
  const index = new Uint8Array(MPF_SEGMENT.length + ENTRIES_AT + 32);
  index.set(bytesOf(MPF_SEGMENT));
  const view = new DataView(index.buffer, MPF_SEGMENT.length);
  view.setUint32(0, 0x4d4d_002a);
  view.setUint32(4, 8);
  view.setUint16(8, 3);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
    view.setUint32(at + 8, value);
  };
  // The version, '0100'; two pictures; an entry of 16 bytes for each.
  entry(10, 0xb000, 7, 4, 0x3031_3030);
  entry(22, 0xb001, 4, 1, 2);
  entry(34, 0xb002, 7, 32, ENTRIES_AT);
  // The first is the primary picture.
  view.setUint32(ENTRIES_AT, 0x0003_0000);
  return jpegSegment(JPEG_MARKER.app2, index);
}

/** XMP's longest content within one segment. */
const MOST_XMP = 65_533 - XMP_SEGMENT.length;

/** The XMP of the whole, besides what the picture says already; alone where both are too much for a segment. */
function xmpSegment(said: string | undefined, mapBytes: number): Uint8Array<ArrayBuffer> {
  const all = bytesOf(withGainMap(said, mapBytes));
  const content = all.length <= MOST_XMP ? all : bytesOf(withGainMap(undefined, mapBytes));
  return jpegSegment(JPEG_MARKER.app1, concatenate([bytesOf(XMP_SEGMENT), content]));
}

/**
 * A picture with a map behind it.
 * @param picture a JPEG without anything behind it
 * @param map a JPEG that tells what its numbers mean
 */
export function attachGainMap(picture: Uint8Array, map: Uint8Array): Uint8Array<ArrayBuffer> {
  const xmp = [...jpegSegments(picture)].find(
    (segment) => segment.marker === JPEG_MARKER.app1 && isNamed(picture, segment, XMP_SEGMENT),
  );
  const said = xmp && text(picture.subarray(xmp.content + XMP_SEGMENT.length, xmp.end));
  const bare = xmp ? concatenate([picture.subarray(0, xmp.start), picture.subarray(xmp.end)]) : picture;
  const meaning = meaningOf(map);
  const speaks = (name: string) => meaning.some((segment) => text(segment).includes(name));
  const at = behindFirstSegments(bare);
  return sealed(
    concatenate([
      bare.subarray(0, at),
      ...(speaks(HDRGM) ? [xmpSegment(said, map.length)] : []),
      ...(speaks(HDRGM) || !xmp ? [] : [picture.subarray(xmp.start, xmp.end)]),
      ...(speaks(ISO_SEGMENT) ? [jpegSegment(JPEG_MARKER.app2, bytesOf(ISO_VERSION))] : []),
      multiPictureIndex(),
      bare.subarray(at),
      map,
    ]),
  );
}
