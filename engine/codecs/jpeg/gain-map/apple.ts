import { unlessTooShort } from '../../../bytes/unless-too-short.ts';
import { type ExifEntry, readDirectory, readExif, TAG } from '../../../metadata/exif.ts';
import { XMP_SEGMENT } from '../../../metadata/gain-map.ts';
import * as MARKER from '../markers.ts';
import { isNamed, jpegSegments } from '../segments.ts';

/*
 * Apple's own kind of gain map ("Applying Apple HDR effect to your photos", developer.apple.com). Its strength is in the map's
 * XMP, or in two numbers of the picture's maker note.
 */

const EXIF_SEGMENT = 'Exif\0\0';
const NOTE_TAG = { headroom: 33, gain: 48 } as const;
const SIGNED_RATIONAL = 10;
/** The maker note's directory follows `Apple iOS`, a version and a byte order mark (big endian). */
const NOTE_NAME = 'Apple iOS';
const NOTE_DIRECTORY = 14;

/** The entries of an Apple maker note. @throws {RangeError} for a damaged one */
function noteIn(jpeg: Uint8Array): ExifEntry[] {
  for (const segment of jpegSegments(jpeg)) {
    if (segment.marker !== MARKER.APP1 || !isNamed(jpeg, segment, EXIF_SEGMENT)) continue;
    const exif = readExif(jpeg.subarray(segment.content, segment.end))?.exif ?? [];
    const note = exif.find(({ tag }) => tag === TAG.makerNote)?.data;
    if (!note || String.fromCharCode(...note.subarray(0, NOTE_NAME.length)) !== NOTE_NAME) return [];
    return readDirectory(new DataView(note.buffer, note.byteOffset, note.byteLength), NOTE_DIRECTORY, false);
  }
  return [];
}

function numberIn(note: readonly ExifEntry[], tag: number): number {
  const data = note.find((entry) => entry.tag === tag && entry.type === SIGNED_RATIONAL)?.data;
  if (!data) return Number.NaN;
  const view = new DataView(data.buffer, data.byteOffset);
  return view.getInt32(0, true) / view.getInt32(4, true);
}

/** The headroom in stops, from the article's piecewise formula. */
function stopsOf(headroom: number, gain: number): number {
  if (headroom < 1) return gain <= 0.01 ? -20 * gain + 1.8 : -0.101 * gain + 1.601;
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the article's constant, not a logarithm
  return gain <= 0.01 ? -70 * gain + 3 : -0.303 * gain + 2.303;
}

const SAYS_HEADROOM = /HDRGainMapHeadroom(?:\s*=\s*["']|>)\s*([\d.]+)/;

/**
 * The headroom: the brightness of the map's maximum relative to white; undefined if unknown.
 * @param map of Apple's kind
 * @param picture the file that contains it
 */
export function appleHeadroom(map: Uint8Array, picture: Uint8Array): number | undefined {
  for (const segment of jpegSegments(map)) {
    if (segment.marker !== MARKER.APP1 || !isNamed(map, segment, XMP_SEGMENT)) continue;
    const said = Number(
      SAYS_HEADROOM.exec(new TextDecoder('latin1').decode(map.slice(segment.content, segment.end)))?.[1],
    );
    if (said > 1) return said;
  }
  // A directory may extend beyond the note.
  return unlessTooShort(() => {
    const note = noteIn(picture);
    const headroom = 2 ** stopsOf(numberIn(note, NOTE_TAG.headroom), numberIn(note, NOTE_TAG.gain));
    return headroom > 1 ? headroom : undefined;
  });
}
