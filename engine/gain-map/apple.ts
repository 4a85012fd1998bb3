import { isNamed, JPEG_MARKER, jpegSegments } from '../metadata/jpeg-segments.ts';
import { XMP_SEGMENT } from './names.ts';

/*
 * Apple's own kind of gain map ("Applying Apple HDR effect to your photos", developer.apple.com): how strong it is stands
 * in the map's XMP, or in two numbers of the maker's note of the picture.
 */

const EXIF_SEGMENT = 'Exif\0\0';
const TAG = { exif: 0x8769, makerNote: 0x927c, headroom: 33, gain: 48 } as const;
const SIGNED_RATIONAL = 10;
/** The note's own directory stands behind `Apple iOS`, its version and the order of its bytes, which is the Mac's. */
const NOTE_NAME = 'Apple iOS';
const NOTE_DIRECTORY = 14;
const ENTRY = 12;

/** The value field of a directory's entry, as an offset in `view`; undefined where there is none. */
function fieldOf(view: DataView, directory: number, tag: number, little: boolean): number | undefined {
  for (let i = 0; i < view.getUint16(directory, little); i++) {
    const at = directory + 2 + i * ENTRY;
    if (view.getUint16(at, little) === tag) return at + 8;
  }
  return undefined;
}

function makerNote(jpeg: Uint8Array): DataView | undefined {
  for (const segment of jpegSegments(jpeg)) {
    if (segment.marker !== JPEG_MARKER.app1 || !isNamed(jpeg, segment, EXIF_SEGMENT)) continue;
    const start = segment.content + EXIF_SEGMENT.length;
    const tiff = new DataView(jpeg.buffer, jpeg.byteOffset + start, segment.end - start);
    const little = tiff.getUint16(0) === 0x4949;
    const exif = fieldOf(tiff, tiff.getUint32(4, little), TAG.exif, little);
    const note = exif && fieldOf(tiff, tiff.getUint32(exif, little), TAG.makerNote, little);
    if (!note) return undefined;
    const [length, at] = [tiff.getUint32(note - 4, little), tiff.getUint32(note, little)];
    return new DataView(jpeg.buffer, jpeg.byteOffset + start + at, length);
  }
  return undefined;
}

function numberIn(note: DataView, tag: number): number {
  const field = fieldOf(note, NOTE_DIRECTORY, tag, false);
  if (field === undefined || note.getUint16(field - 6) !== SIGNED_RATIONAL) return Number.NaN;
  const at = note.getUint32(field);
  return note.getInt32(at) / note.getInt32(at + 4);
}

/** How many stops brighter than white, by the article's table of two numbers. */
function stopsOf(headroom: number, gain: number): number {
  if (headroom < 1) return gain <= 0.01 ? -20 * gain + 1.8 : -0.101 * gain + 1.601;
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the article's number, and no logarithm
  return gain <= 0.01 ? -70 * gain + 3 : -0.303 * gain + 2.303;
}

const SAYS_HEADROOM = /HDRGainMapHeadroom(?:\s*=\s*["']|>)\s*([\d.]+)/;

/**
 * How many times as bright as white the brightest place of the map is; undefined where nothing says so.
 * @param map of Apple's kind
 * @param picture the file that it stands in
 */
export function appleHeadroom(map: Uint8Array, picture: Uint8Array): number | undefined {
  for (const segment of jpegSegments(map)) {
    if (segment.marker !== JPEG_MARKER.app1 || !isNamed(map, segment, XMP_SEGMENT)) continue;
    const said = Number(
      SAYS_HEADROOM.exec(new TextDecoder('latin1').decode(map.slice(segment.content, segment.end)))?.[1],
    );
    if (said > 1) return said;
  }
  try {
    const note = makerNote(picture);
    if (!note || String.fromCharCode(...Array.from(NOTE_NAME, (_, i) => note.getUint8(i))) !== NOTE_NAME)
      return undefined;
    const headroom = 2 ** stopsOf(numberIn(note, TAG.headroom), numberIn(note, TAG.gain));
    return headroom > 1 ? headroom : undefined;
  } catch (error) {
    // A directory that leads out of the note.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
