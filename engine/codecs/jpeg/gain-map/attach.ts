import { concatenate } from '../../../bytes/concatenate.ts';
import { HDRGM, ISO_SEGMENT, MPF_SEGMENT, PROFILE_SEGMENT, XMP_SEGMENT } from '../../../metadata/gain-map.ts';
import * as MARKER from '../markers.ts';
import { behindFirstSegments, isNamed, type JpegSegment, jpegSegment, jpegSegments } from '../segments.ts';
import { withGainMap } from './listed.ts';
import { sealed } from './seal.ts';

/*
 * A JPEG with a gain map: the picture, which every program shows, followed by the map, another JPEG with the extra brightness of
 * each pixel on an HDR screen. The map's metadata, XMP or ISO 21496-1, defines its values, and stays unchanged whatever happens
 * to the pixels.
 */

/** The segments of a map, with markers, that define its values. */
export function meaningOf(map: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const tells = (segment: JpegSegment) =>
    (segment.marker === MARKER.APP1 && isNamed(map, segment, XMP_SEGMENT)) ||
    (segment.marker === MARKER.APP2 && (isNamed(map, segment, ISO_SEGMENT) || isNamed(map, segment, PROFILE_SEGMENT)));
  return [...jpegSegments(map)].filter(tells).map(({ start, end }) => map.slice(start, end));
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytesOf = (content: string) => new TextEncoder().encode(content);

/** Adds the segments that define a map's values. */
export function withMeaning(jpeg: Uint8Array, meaning: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const at = behindFirstSegments(jpeg);
  return concatenate([jpeg.subarray(0, at), ...meaning, jpeg.subarray(at)]);
}

/** ISO 21496-1: minimum version of a reader, and version of the writer, both 0. */
const ISO_VERSION = `${ISO_SEGMENT}\0\0\0\0`;

/** The multi-picture index of two pictures (CIPA DC-007, section 5.2.3); `sealed` fills in sizes and offsets. */
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
  return jpegSegment(MARKER.APP2, index);
}

/** Maximum length of XMP in one segment. */
const MAX_XMP = 65_533 - XMP_SEGMENT.length;

/** XMP that describes the gain map, merged with the picture's own XMP, or without it if both are too long for a segment. */
function xmpSegment(said: string | undefined, mapBytes: number): Uint8Array<ArrayBuffer> {
  const all = bytesOf(withGainMap(said, mapBytes));
  const content = all.length <= MAX_XMP ? all : bytesOf(withGainMap(undefined, mapBytes));
  return jpegSegment(MARKER.APP1, concatenate([bytesOf(XMP_SEGMENT), content]));
}

/**
 * Appends a map to a picture.
 * @param picture a JPEG without data after it
 * @param map a JPEG with the segments that define its values
 */
export function attachGainMap(picture: Uint8Array, map: Uint8Array): Uint8Array<ArrayBuffer> {
  const xmp = [...jpegSegments(picture)].find(
    (segment) => segment.marker === MARKER.APP1 && isNamed(picture, segment, XMP_SEGMENT),
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
      ...(speaks(ISO_SEGMENT) ? [jpegSegment(MARKER.APP2, bytesOf(ISO_VERSION))] : []),
      multiPictureIndex(),
      bare.subarray(at),
      map,
    ]),
  );
}
