import { ImageError } from '../../errors/errors.ts';
import { hasBytes } from '../../formats/magic.ts';

/*
 * Files of cameras' sensors that are TIFFs: DNG, NEF, ARW, CR2, PEF and others. Their first directory is usually a thumbnail, which
 * a reader of TIFF takes for the picture.
 */

const TAG = {
  subfile: 254,
  compression: 259,
  photometric: 262,
  make: 271,
  sub: 330,
  pattern: 33_421,
  dng: 50_706,
} as const;
/** A colour filter array, and linear samples of a sensor (DNG 1.7, PhotometricInterpretation). */
const SENSOR = new Set([32_803, 34_892]);
/** Sony's, Samsung's, Nikon's and Pentax's own ones. */
const COMPRESSIONS = new Set([32_767, 32_770, 34_713, 65_535]);
/** `NewSubfileType`: a smaller version of another picture of the file. */
const REDUCED = 1;
/** The beginning of Canon's CR2, whose first directory follows its marker. */
const CR2 = 'II*\0\x10\0\0\0CR\x02';
/** After the header of Phase One's IIQ, in both byte orders. */
const IIQ = [
  { header: 'II', marker: 'IIII', raw: 'waR', rawAt: 13 },
  { header: 'MM', marker: 'MMMM', raw: 'Raw', rawAt: 12 },
] as const;
const MARKER_AT = 8;

/** Where the parts of a directory are: bytes of its count, of an entry, before an entry's value, and of that value. */
interface Layout {
  first: number;
  count: number;
  entry: number;
  value: number;
  inline: number;
}
const CLASSIC: Layout = { first: 4, count: 2, entry: 12, value: 8, inline: 4 };
/** DNG 1.7 allows it. */
const BIG: Layout = { first: 8, count: 8, entry: 20, value: 12, inline: 8 };
const BIG_VERSION = 43;
const NUMBER_BYTES: Readonly<Record<number, 2 | 4 | 8>> = { 3: 2, 4: 4, 13: 4, 16: 8, 18: 8 };
const MOST_DIRECTORIES = 100;
const MOST_NUMBERS = 16;

/** The numbers of a directory's fields; none for a field of another type. */
type Fields = ReadonlyMap<number, readonly number[]>;

/** Reads the directories of a TIFF or a BigTIFF. What is outside of the file is left out, since cameras' own fields can be anything. */
function directoriesOf(bytes: Uint8Array): Fields[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  const short = (at: number) => (at + 2 <= view.byteLength ? view.getUint16(at, little) : 0);
  const long = (at: number) => (at + 4 <= view.byteLength ? view.getUint32(at, little) : 0);
  const layout = short(2) === BIG_VERSION ? BIG : CLASSIC;
  // The lower half of a 64-bit number: no file here has 4 GB.
  const read = { 2: short, 4: long, 8: (at: number) => long(little ? at : at + 4) } as const;
  const offset = layout === BIG ? read[8] : long;
  const numbersOf = (entry: number) => {
    const size = NUMBER_BYTES[short(entry + 2)];
    if (!size) return [];
    const count = Math.min(offset(entry + 4), MOST_NUMBERS);
    const from = count * size <= layout.inline ? entry + layout.value : offset(entry + layout.value);
    return Array.from({ length: count }, (_, i) => read[size](from + i * size));
  };
  const found = new Map<number, Fields>();
  const waiting = [offset(layout.first)];
  for (let at = waiting.shift(); at !== undefined && found.size < MOST_DIRECTORIES; at = waiting.shift()) {
    if (at === 0 || found.has(at)) continue;
    const entries = layout === BIG ? read[8](at) : short(at);
    const end = Math.min(at + layout.count + entries * layout.entry, view.byteLength);
    const fields = new Map<number, readonly number[]>();
    for (let entry = at + layout.count; entry < end; entry += layout.entry) fields.set(short(entry), numbersOf(entry));
    found.set(at, fields);
    waiting.push(...(fields.get(TAG.sub) ?? []), offset(end));
  }
  return [...found.values()];
}

const numberOf = (fields: Fields, tag: number) => fields.get(tag)?.[0] ?? 0;

const isOfSensor = (fields: Fields) =>
  fields.has(TAG.dng) ||
  fields.has(TAG.pattern) ||
  SENSOR.has(numberOf(fields, TAG.photometric)) ||
  COMPRESSIONS.has(numberOf(fields, TAG.compression));

/** The structure of TIFF/EP (ISO 12234-2), whatever the picture below the camera's thumbnail is. */
const isThumbnail = (first: Fields) =>
  first.has(TAG.make) && first.has(TAG.sub) && (numberOf(first, TAG.subfile) & REDUCED) !== 0;

const isIiq = (bytes: Uint8Array) =>
  IIQ.some(
    ({ header, marker, raw, rawAt }) =>
      hasBytes(bytes, 0, header) && hasBytes(bytes, MARKER_AT, marker) && hasBytes(bytes, rawAt, raw),
  );

export function isCameraRaw(bytes: Uint8Array): boolean {
  if (hasBytes(bytes, 0, CR2) || isIiq(bytes)) return true;
  const all = directoriesOf(bytes);
  return all.some(isOfSensor) || all.slice(0, 1).some(isThumbnail);
}

/** @throws {ImageError} `camera-raw` */
export function refuseCameraRaw(bytes: Uint8Array): void {
  if (isCameraRaw(bytes)) throw new ImageError('camera-raw', 'TIFF: the file of a camera’s sensor');
}
