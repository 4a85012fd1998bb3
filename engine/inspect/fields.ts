import { TYPE_BYTES } from '../details/directories.ts';

/*
 * The fields of TIFF's directories, for showing: what is damaged is left out, and the rest is read. (`Directories` refuses damaged files,
 * since it writes.)
 */

const TYPE = {
  ascii: 2,
  rational: 5,
  signedByte: 6,
  undefined: 7,
  signedShort: 8,
  signedLong: 9,
  signedRational: 10,
} as const;
const REAL = { float: 11, double: 12 } as const;
const MOST_FIELDS = 2000;
const BIG_VERSION = 43;

export interface Field {
  tag: number;
  type: number;
  count: number;
  /** Of the value, in the view. */
  from: number;
  /** As stored. */
  bytes: Uint8Array;
}

/** How directories are stored in a block. */
export interface Block {
  view: DataView;
  little: boolean;
  /** Offsets of values count from here. */
  base: number;
  isBig: boolean;
}

export const bytesIn = ({ view }: Block, from: number, length: number): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset + from, length);

/** @param block from its TIFF header on @throws {RangeError} if it has none */
export function blockOf(block: Uint8Array): Block & { first: number } {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) throw new RangeError('No TIFF header');
  const little = order === 0x4949;
  const isBig = view.getUint16(2, little) === BIG_VERSION;
  const first = isBig ? Number(view.getBigUint64(8, little)) : view.getUint32(4, little);
  return { view, little, base: 0, isBig, first };
}

/** A directory, and the offset of the next; 0 for none. */
export interface ReadDirectory {
  fields: Field[];
  next: number;
  isPartial: boolean;
}

/** Reads a directory as far as it is in the view. @param at its offset in the view */
export function readFields({ view, little, base, isBig }: Block, at: number): ReadDirectory {
  const read: ReadDirectory = { fields: [], next: 0, isPartial: false };
  const [countBytes, entryBytes, wordBytes] = isBig ? [8, 20, 8] : [2, 12, 4];
  if (at < 0 || at + countBytes > view.byteLength) return { ...read, isPartial: true };
  const word = (place: number) => (isBig ? Number(view.getBigUint64(place, little)) : view.getUint32(place, little));
  const count = isBig ? word(at) : view.getUint16(at, little);
  const first = at + countBytes;
  for (let i = 0; i < Math.min(count, MOST_FIELDS); i++) {
    const entry = first + i * entryBytes;
    if (entry + entryBytes > view.byteLength) return { ...read, isPartial: true };
    const type = view.getUint16(entry + 2, little);
    const values = word(entry + 4);
    const bytes = values * (TYPE_BYTES[type] ?? 0);
    const place = entry + 4 + wordBytes;
    const from = bytes <= wordBytes ? place : base + word(place);
    const isKnown = TYPE_BYTES[type] !== undefined && TYPE_BYTES[type] > 0;
    const isInside = isKnown && from >= 0 && from + bytes <= view.byteLength;
    if (!isInside) read.isPartial ||= isKnown;
    else {
      const value = new Uint8Array(view.buffer, view.byteOffset + from, bytes);
      read.fields.push({ tag: view.getUint16(entry, little), type, count: values, from, bytes: value });
    }
  }
  const end = first + count * entryBytes;
  if (end + wordBytes <= view.byteLength) read.next = word(end);
  return read;
}

/** The numbers of a field; a rational is one number. */
export function numbersOf({ view, little }: Block, { type, count, from }: Field, most = 64): number[] {
  const size = TYPE_BYTES[type] ?? 0;
  return Array.from({ length: Math.min(count, most) }, (_, i) => {
    const at = from + i * size;
    switch (type) {
      case TYPE.rational:
        return view.getUint32(at, little) / view.getUint32(at + 4, little);
      case TYPE.signedRational:
        return view.getInt32(at, little) / view.getInt32(at + 4, little);
      case TYPE.signedByte:
        return view.getInt8(at);
      case TYPE.signedShort:
        return view.getInt16(at, little);
      case TYPE.signedLong:
        return view.getInt32(at, little);
      case REAL.float:
        return view.getFloat32(at, little);
      case REAL.double:
        return view.getFloat64(at, little);
    }
    if (size === 8) return Number(view.getBigUint64(at, little));
    return size === 4 ? view.getUint32(at, little) : size === 2 ? view.getUint16(at, little) : view.getUint8(at);
  });
}

/** The pairs of a rational field, as stored. */
export function pairsOf({ view, little }: Block, { type, count, from }: Field): [number, number][] {
  if (type !== TYPE.rational && type !== TYPE.signedRational) return [];
  const read = (at: number) => (type === TYPE.rational ? view.getUint32(at, little) : view.getInt32(at, little));
  return Array.from({ length: Math.min(count, 16) }, (_, i) => [read(from + 8 * i), read(from + 8 * i + 4)]);
}

export const isText = ({ type }: Field) => type === TYPE.ascii;
export const isOpaque = ({ type }: Field) => type === TYPE.undefined;
