import { unlessTooShort } from '../bytes/unless-too-short.ts';

/*
 * EXIF (CIPA DC-008, section 4.6): directories of entries after a TIFF header. Values are converted to little endian on reading,
 * so that they can be written to another file.
 */

/** Bytes per value by type: byte, ASCII, short, long, rational, and so on to double. */
export const TYPE_BYTES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
};
/** Types whose values are pairs of numbers. */
const RATIONALS = new Set([5, 10]);
export const LONG = 4;
/** Bytes of an entry without values that do not fit into it. */
export const ENTRY_BYTES = 12;

export interface ExifEntry {
  tag: number;
  type: number;
  count: number;
  /** Little endian. */
  data: Uint8Array;
}

export const TAG = {
  imageDescription: 0x010e,
  make: 0x010f,
  model: 0x0110,
  orientation: 0x0112,
  xResolution: 0x011a,
  yResolution: 0x011b,
  resolutionUnit: 0x0128,
  dateTime: 0x0132,
  artist: 0x013b,
  copyright: 0x8298,
  exif: 0x8769,
  gps: 0x8825,
  dateTimeOriginal: 0x9003,
  dateTimeDigitized: 0x9004,
  makerNote: 0x927c,
  pixelWidth: 0xa002,
  pixelHeight: 0xa003,
  interoperability: 0xa005,
  xpTitle: 0x9c9b,
  xpComment: 0x9c9c,
  xpAuthor: 0x9c9d,
  xpKeywords: 0x9c9e,
  xpSubject: 0x9c9f,
} as const;

/** The directories of a picture. The thumbnail's is never read, since it shows the picture before an edit. */
export interface Exif {
  image: ExifEntry[];
  exif: ExifEntry[];
  gps: ExifEntry[];
}

/** Entries with the offset of another directory. */
const POINTERS: ReadonlySet<number> = new Set([TAG.exif, TAG.gps, TAG.interoperability]);

/** The resolution in dots per inch, rounded, if the block states one (tags 282 and 296). */
export function resolutionOf({ image }: Exif): number | undefined {
  const numbers = (tag: number) => image.find((entry) => entry.tag === tag)?.data.slice();
  const unit = numbers(TAG.resolutionUnit)?.[0] ?? PER_INCH;
  const resolution = numbers(TAG.xResolution);
  if (!resolution || resolution.length < 8 || (unit !== PER_INCH && unit !== PER_CENTIMETRE)) return undefined;
  const view = new DataView(resolution.buffer);
  const dpi = (view.getUint32(0, true) / view.getUint32(4, true)) * (unit === PER_CENTIMETRE ? 2.54 : 1);
  return dpi >= 1 && Number.isFinite(dpi) ? Math.round(dpi) : undefined;
}

const PER_INCH = 2;
const PER_CENTIMETRE = 3;

export const HEADER = new TextEncoder().encode('Exif\0\0');

function withoutHeader(block: Uint8Array): Uint8Array {
  return HEADER.every((byte, i) => block[i] === byte) ? block.subarray(HEADER.length) : block;
}

/** Converts values to little endian. */
function littleEndian(data: Uint8Array, type: number): Uint8Array {
  const size = (TYPE_BYTES[type] ?? 1) / (RATIONALS.has(type) ? 2 : 1);
  const turned = data.slice();
  if (size > 1) for (let at = 0; at < turned.length; at += size) turned.subarray(at, at + size).reverse();
  return turned;
}

/** A limit for the bytes of all values, since many entries may point to the same large part of a file. */
const MAX_BYTES = 2 ** 20;

interface Budget {
  bytes: number;
}

/**
 * Reads the entries of one directory.
 * @param start offset of the directory in `view`; its own offsets count from the start of `view`
 * @throws {RangeError} if it extends beyond the view
 */
export function readDirectory(
  view: DataView,
  start: number,
  little: boolean,
  budget: Budget = { bytes: MAX_BYTES },
): ExifEntry[] {
  const count = view.getUint16(start, little);
  return Array.from({ length: count }, (_, i) => start + 2 + i * ENTRY_BYTES).flatMap((at) => {
    const tag = view.getUint16(at, little);
    const type = view.getUint16(at + 2, little);
    const values = view.getUint32(at + 4, little);
    const bytes = values * (TYPE_BYTES[type] ?? 0);
    if (bytes === 0) return [];
    const from = bytes <= 4 ? at + 8 : view.getUint32(at + 8, little);
    // A value outside the file is skipped; the others may be valid.
    if (from + bytes > view.byteLength || bytes > budget.bytes) return [];
    budget.bytes -= bytes;
    const data = new Uint8Array(view.buffer, view.byteOffset + from, bytes);
    return [{ tag, type, count: values, data: little ? data.slice() : littleEndian(data, type) }];
  });
}

const numberOf = ({ data }: ExifEntry) => new DataView(data.buffer, data.byteOffset).getUint32(0, true);

/**
 * Reads a block that begins with a TIFF header, with or without `Exif` before it. A TIFF file is such a block too.
 * @param maxBytes limit for the bytes of all values; values beyond it are skipped
 * @returns undefined for a damaged block
 */
export function readExif(block: Uint8Array, maxBytes = MAX_BYTES): Exif | undefined {
  const budget: Budget = { bytes: maxBytes };
  const tiff = withoutHeader(block);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  return unlessTooShort(() => {
    const little = tiff[0] === 0x49;
    if (view.getUint16(2, little) !== 42) return undefined;
    const all = readDirectory(view, view.getUint32(4, little), little, budget);
    const behind = (tag: number) => {
      const pointer = all.find((entry) => entry.tag === tag && entry.type === LONG);
      return pointer
        ? readDirectory(view, numberOf(pointer), little, budget).filter((entry) => !POINTERS.has(entry.tag))
        : [];
    };
    return { image: all.filter(({ tag }) => !POINTERS.has(tag)), exif: behind(TAG.exif), gps: behind(TAG.gps) };
  });
}

/** Whether a second directory follows the image's, which describes a thumbnail. @param block as `readExif` reads it */
export function hasThumbnail(block: Uint8Array): boolean {
  const tiff = withoutHeader(block);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const second = unlessTooShort(() => {
    const little = tiff[0] === 0x49;
    const first = view.getUint32(4, little);
    const isTiff = view.getUint16(2, little) === 42;
    return isTiff ? view.getUint32(first + 2 + view.getUint16(first, little) * ENTRY_BYTES, little) : 0;
  });
  return second !== undefined && second > 0 && second < tiff.length;
}
