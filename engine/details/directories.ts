import { concatenate } from '../bytes/concatenate.ts';
import type { DirectoryKind } from './part.ts';

/*
 * The directories of a TIFF or of EXIF, with the places of their fields (TIFF 6.0, section 2; BigTIFF, libtiff's specification of
 * version 43), and a file with fewer fields, in which everything else stays at its offset.
 */

/** Bytes per value by type, from byte to double, with libtiff's types of 64 bits. */
export const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const CLASSIC = { version: 42, firstAt: 4, wordBytes: 4, countBytes: 2, entryBytes: 12 } as const;
const BIG = { version: 43, firstAt: 8, wordBytes: 8, countBytes: 8, entryBytes: 20 } as const;
/** Tag and type precede the number of values. */
const COUNT_AT = 4;
/** Directories of pages, at most. */
const MOST_DIRECTORIES = 10_000;

export const POINTER = { sub: 330, exif: 34_665, gps: 34_853, interoperability: 40_965 } as const;
const CHILDREN: Readonly<Record<number, DirectoryKind>> = {
  [POINTER.exif]: 'exif',
  [POINTER.gps]: 'gps',
  [POINTER.interoperability]: 'exif',
};

/** Tags of offsets with the tags of their lengths: strips, tiles, and a thumbnail. */
const PIXELS = [
  [273, 279],
  [324, 325],
  [513, 514],
] as const;

export interface Range {
  from: number;
  to: number;
}

export interface Field {
  tag: number;
  /** The offset of its entry in the directory. */
  at: number;
  type: number;
  count: number;
  value: Range;
  /** Whether the value is in the entry itself, since it is short. */
  inEntry: boolean;
}

/** From the number of its entries to the end of the offset of the next directory. */
export interface Directory extends Range {
  kind: DirectoryKind;
  fields: Field[];
  /** Its pixels. */
  pixels: Range[];
}

export class Directories {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  readonly #little: boolean;
  readonly #shape: typeof CLASSIC | typeof BIG;
  readonly #second: DirectoryKind;
  /** All directories that can be reached, parents first. */
  readonly all: Directory[] = [];

  /**
   * @param bytes from the TIFF header on
   * @param second what a second directory is: a page of a TIFF, the thumbnail of EXIF
   * @throws {RangeError} if a directory or a value is outside of the bytes, or the version is unknown
   */
  constructor(bytes: Uint8Array, second: 'image' | 'thumbnail') {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#little = bytes[0] === 0x49;
    const version = this.#view.getUint16(2, this.#little);
    if (version !== CLASSIC.version && version !== BIG.version) throw new RangeError(`Unknown version ${version}`);
    this.#shape = version === BIG.version ? BIG : CLASSIC;
    this.#second = second;
    this.#readChain(this.#word(this.#shape.firstAt), 'image', second);
  }

  /** The directories of these fields. */
  childrenOf({ tag, ...field }: Field): Directory[] {
    if (tag !== POINTER.sub && !(tag in CHILDREN)) return [];
    const starts = this.numbers({ tag, ...field });
    return this.all.filter(({ from }) => starts.includes(from));
  }

  /** The numbers of a field, none unless they have 16, 32 or 64 bits: values of an unknown type take no bytes that limit their count. */
  numbers({ type, count, value }: Field): number[] {
    const size = TYPE_BYTES[type] ?? 0;
    if (size < 2) return [];
    return Array.from({ length: count }, (_, i) => {
      const at = value.from + i * size;
      if (size === 8) return Number(this.#view.getBigUint64(at, this.#little));
      return size === 2 ? this.#view.getUint16(at, this.#little) : this.#view.getUint32(at, this.#little);
    });
  }

  /** The end of a directory with fewer fields. */
  endWith({ from }: Directory, fields: number): number {
    const { countBytes, entryBytes, wordBytes } = this.#shape;
    return from + countBytes + fields * entryBytes + wordBytes;
  }

  /** Writes a directory with fewer fields to a copy of the bytes. Zeros fill the rest. */
  writeFields(copy: Uint8Array, { from, to }: Directory, kept: readonly Field[]): void {
    const { countBytes, entryBytes, wordBytes } = this.#shape;
    const view = new DataView(copy.buffer, copy.byteOffset, copy.byteLength);
    const entries = concatenate(kept.map(({ at }) => copy.slice(at, at + entryBytes)));
    const next = this.bytes.slice(to - wordBytes, to);
    copy.fill(0, from, to);
    if (countBytes === BIG.countBytes) view.setBigUint64(from, BigInt(kept.length), this.#little);
    else view.setUint16(from, kept.length, this.#little);
    copy.set(entries, from + countBytes);
    if (this.#second === 'image') copy.set(next, from + countBytes + entries.length);
  }

  /** Writes another value of a field to a copy of the bytes, at the same offset. Zeros fill the rest. */
  writeValue(copy: Uint8Array, { at, type, value: { from, to } }: Field, value: Uint8Array): void {
    const view = new DataView(copy.buffer, copy.byteOffset, copy.byteLength);
    const count = Math.ceil(value.length / (TYPE_BYTES[type] ?? 1));
    copy.fill(0, from, to);
    copy.set(value, from);
    if (this.#shape === BIG) view.setBigUint64(at + COUNT_AT, BigInt(count), this.#little);
    else view.setUint32(at + COUNT_AT, count, this.#little);
  }

  #readChain(first: number, kind: DirectoryKind, second: DirectoryKind): void {
    let from = first;
    for (let next = kind; from !== 0 && !this.all.some((each) => each.from === from); next = second) {
      if (this.all.length >= MOST_DIRECTORIES) throw new RangeError('Too many directories');
      const { to } = this.#read(from, next);
      from = this.#word(to - this.#shape.wordBytes);
    }
  }

  #read(from: number, kind: DirectoryKind): Directory {
    const { countBytes, entryBytes, wordBytes } = this.#shape;
    const count = countBytes === BIG.countBytes ? this.#word(from) : this.#view.getUint16(from, this.#little);
    const to = from + countBytes + count * entryBytes + wordBytes;
    if (to > this.bytes.length) throw new RangeError('A directory is outside of the file');
    const fields = Array.from({ length: count }, (_, i) => this.#field(from + countBytes + i * entryBytes));
    const directory: Directory = { kind, from, to, fields, pixels: this.#pixelsOf(fields) };
    this.all.push(directory);
    for (const field of fields) {
      const child = field.tag === POINTER.sub && kind === 'image' ? 'image' : CHILDREN[field.tag];
      if (child) for (const at of this.numbers(field)) this.#readChain(at, child, child);
    }
    return directory;
  }

  #field(at: number): Field {
    const { wordBytes, entryBytes } = this.#shape;
    const type = this.#view.getUint16(at + 2, this.#little);
    const count = this.#word(at + COUNT_AT);
    const size = (TYPE_BYTES[type] ?? 0) * count;
    const place = at + COUNT_AT + wordBytes;
    const inEntry = size <= at + entryBytes - place;
    const from = inEntry ? place : this.#word(place);
    if (from + size > this.bytes.length) throw new RangeError('A value is outside of the file');
    return { tag: this.#view.getUint16(at, this.#little), at, type, count, value: { from, to: from + size }, inEntry };
  }

  #pixelsOf(fields: readonly Field[]): Range[] {
    return PIXELS.flatMap(([offsetTag, lengthTag]) => {
      const offsets = fields.find(({ tag }) => tag === offsetTag);
      const lengths = fields.find(({ tag }) => tag === lengthTag);
      if (!offsets) return [];
      const all = lengths ? this.numbers(lengths) : [];
      const end = this.bytes.length;
      // Without lengths the pixels may extend to the end of the file.
      return this.numbers(offsets).map((from, i) => ({ from, to: Math.min(end, from + (all[i] ?? end)) }));
    });
  }

  #word(at: number): number {
    if (this.#shape === BIG) return Number(this.#view.getBigUint64(at, this.#little));
    return this.#view.getUint32(at, this.#little);
  }
}

/** The end of the last of these ranges. */
export const lastOf = (ranges: readonly Range[]): number => ranges.reduce((last, { to }) => Math.max(last, to), 0);

const overlap = (a: Range, b: Range) => a.from < b.to && b.from < a.to;

/** What stays of a field: all of it, nothing, or other values of the same type, at most as many. */
type KeepsField = (directory: DirectoryKind, field: Field, value: Uint8Array) => boolean | Uint8Array;

/**
 * Returns a copy with fewer fields and without thumbnail: the values of the others, and their directories, are zeros.
 * @returns undefined if that would change what stays, since a file may store two values in the same bytes
 */
export function withFewerFields(directories: Directories, keeps: KeepsField): Uint8Array<ArrayBuffer> | undefined {
  const { bytes, all } = directories;
  const gone = new Set<Directory>();
  const removed: Range[] = [];
  const removeField = (field: Field): void => {
    if (!field.inEntry) removed.push(field.value);
    directories.childrenOf(field).forEach(remove);
  };
  const remove = (directory: Directory): void => {
    if (gone.has(directory)) return;
    gone.add(directory);
    removed.push(directory, ...directory.pixels);
    directory.fields.forEach(removeField);
  };
  for (const directory of all) if (directory.kind === 'thumbnail') remove(directory);

  const changed: { field: Field; value: Uint8Array }[] = [];
  const kept = new Map<Directory, Field[]>();
  // Parents precede their children.
  for (const directory of all) {
    if (gone.has(directory)) continue;
    const stays = directory.fields.filter((field) => {
      const value = keeps(directory.kind, field, bytes.subarray(field.value.from, field.value.to));
      if (value instanceof Uint8Array) changed.push({ field, value });
      else if (!value) removeField(field);
      return value !== false;
    });
    kept.set(directory, stays);
  }
  const stay: Range[] = [...kept].flatMap(([directory, fields]) => [
    directory,
    ...directory.pixels,
    ...fields.filter(({ inEntry }) => !inEntry).map(({ value }) => value),
  ]);
  if (removed.some((range) => stay.some((other) => overlap(range, other)))) return undefined;

  const copy = new Uint8Array(bytes);
  for (const { from, to } of removed) copy.fill(0, from, to);
  for (const { field, value } of changed) directories.writeValue(copy, field, value);
  for (const [directory, fields] of kept) directories.writeFields(copy, directory, fields);
  // Nothing refers to what follows.
  const shortened = new Map(
    [...kept].map(([directory, fields]) => [directory as Range, directories.endWith(directory, fields.length)]),
  );
  return copy.slice(0, lastOf(stay.map((range) => ({ ...range, to: shortened.get(range) ?? range.to }))));
}
