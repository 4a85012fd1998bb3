import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { MPF_SEGMENT } from '../../metadata/gain-map.ts';
import * as MARKER from './markers.ts';
import { isNamed, jpegSegments } from './segments.ts';

/* The index of a JPEG with several pictures (CIPA DC-007, section 5.2), whose offsets count from its own header. */

const ENTRIES = 0xb002;
const ENTRY_BYTES = 16;
/** The size and the offset of a picture in its entry (section 5.2.3.3). */
const [SIZE, OFFSET] = [4, 8];

/** The offset of the header; undefined for a file without an index. */
function headerIn(jpeg: Uint8Array): number | undefined {
  const index = [...jpegSegments(jpeg)].find(
    (segment) => segment.marker === MARKER.APP2 && isNamed(jpeg, segment, MPF_SEGMENT),
  );
  return index && index.content + MPF_SEGMENT.length;
}

/** Returns the offset of the entries from the header, and their bytes. @throws {RangeError} for a damaged index */
function entriesIn(view: DataView, little: boolean): { at: number; bytes: number } | undefined {
  const first = view.getUint32(4, little);
  for (let i = 0; i < view.getUint16(first, little); i++) {
    const at = first + 2 + 12 * i;
    // Of type `UNDEFINED`, whose count is in bytes.
    if (view.getUint16(at, little) === ENTRIES) {
      return { at: view.getUint32(at + 8, little), bytes: view.getUint32(at + 4, little) };
    }
  }
  return undefined;
}

/**
 * Updates the index in place after segments before the first scan have changed: the size of the first picture, and the offsets of those
 * that follow it.
 * @param before the file before the change
 */
export function withPictureMoved(jpeg: Uint8Array<ArrayBuffer>, before: Uint8Array): Uint8Array<ArrayBuffer> {
  const [header, former] = [headerIn(jpeg), headerIn(before)];
  const grown = jpeg.length - before.length;
  if (header === undefined || former === undefined || grown === 0) return jpeg;
  unlessTooShort(() => {
    const view = new DataView(jpeg.buffer, jpeg.byteOffset + header, jpeg.length - header);
    const little = jpeg[header] === 0x49;
    const entries = entriesIn(view, little);
    for (let i = 0; entries && (i + 1) * ENTRY_BYTES <= entries.bytes; i++) {
      const [size, offset] = [SIZE, OFFSET].map((field) => entries.at + i * ENTRY_BYTES + field) as [number, number];
      const place = view.getUint32(offset, little);
      // The first picture has the offset 0.
      if (place === 0) view.setUint32(size, view.getUint32(size, little) + (i === 0 ? grown : 0), little);
      else view.setUint32(offset, place + grown - (header - former), little);
    }
  });
  return jpeg;
}
