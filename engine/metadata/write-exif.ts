import { concatenate } from '../bytes/concatenate.ts';
import { ENTRY_BYTES, type Exif, type ExifEntry, HEADER, LONG, TAG } from './exif.ts';

/* The writer of EXIF. Most jobs only read it. */

/** Rounds up to an even number, since values have even offsets. */
const even = (bytes: number) => bytes + (bytes % 2);
const directoryBytes = (entries: readonly ExifEntry[]) =>
  2 +
  entries.length * ENTRY_BYTES +
  4 +
  entries.reduce((sum, { data }) => sum + (data.length > 4 ? even(data.length) : 0), 0);

/**
 * Serialises one directory, followed by its values.
 * @param start its offset from the TIFF header
 */
export function writeDirectory(entries: readonly ExifEntry[], start: number): Uint8Array<ArrayBuffer> {
  const sorted = [...entries].sort((a, b) => a.tag - b.tag);
  const bytes = new Uint8Array(directoryBytes(sorted));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, sorted.length, true);
  let free = 2 + sorted.length * ENTRY_BYTES + 4;
  for (const [i, { tag, type, count, data }] of sorted.entries()) {
    const at = 2 + i * ENTRY_BYTES;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    if (data.length <= 4) bytes.set(data, at + 8);
    else {
      view.setUint32(at + 8, start + free, true);
      bytes.set(data, free);
      free += even(data.length);
    }
  }
  return bytes;
}

function longEntry(tag: number, value: number): ExifEntry {
  const data = new Uint8Array(4);
  new DataView(data.buffer).setUint32(0, value, true);
  return { tag, type: LONG, count: 1, data };
}

/**
 * Serialises all directories. The image's directory is last and points to the others.
 * @param start their offset from the TIFF header
 * @returns the offset of the image's directory, from the TIFF header
 */
export function writeDirectories(
  { image, exif, gps }: Exif,
  start: number,
): { bytes: Uint8Array<ArrayBuffer>; first: number } {
  const parts: Uint8Array[] = [];
  const pointers: ExifEntry[] = [];
  let at = start;
  for (const [tag, entries] of [
    [TAG.exif, exif],
    [TAG.gps, gps],
  ] as const) {
    if (entries.length === 0) continue;
    pointers.push(longEntry(tag, at));
    const directory = writeDirectory(entries, at);
    parts.push(directory);
    at += directory.length;
  }
  parts.push(writeDirectory([...image, ...pointers], at));
  return { bytes: concatenate(parts), first: at };
}

const TIFF_HEADER_BYTES = 8;

/** Serialises the payload of an APP1 segment: `Exif`, a TIFF header and the directories. */
export function writeExif(exif: Exif): Uint8Array<ArrayBuffer> {
  const { bytes, first } = writeDirectories(exif, TIFF_HEADER_BYTES);
  const header = new Uint8Array(TIFF_HEADER_BYTES);
  header.set([0x49, 0x49, 42, 0]);
  new DataView(header.buffer).setUint32(4, first, true);
  return concatenate([HEADER, header, bytes]);
}
