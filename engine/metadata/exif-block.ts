import { concatenate } from '../bytes/concatenate.ts';
import { unlessTooShort } from '../bytes/unless-too-short.ts';
import type { Size } from '../geometry/steps.ts';
import { TAG, TYPE_BYTES } from './exif.ts';

/*
 * Changes of an EXIF block in place. Byte order and offsets stay, since the notes of a camera's maker refer to both.
 */

const ENTRY_BYTES = 12;
const COLOUR_SPACE = 0xa001;
const IMAGE_WIDTH = 0x0100;
const IMAGE_LENGTH = 0x0101;
/** A thumbnail's JPEG, or its strips. */
const THUMBNAIL = [
  { at: 0x0201, length: 0x0202 },
  { at: 0x0111, length: 0x0117 },
] as const;
const TYPE = { short: 3, long: 4, rational: 5 } as const;
/** With IFD, a type of TIFF. */
const BYTES: Readonly<Record<number, number>> = { ...TYPE_BYTES, 13: 4 };
const PER_INCH = 2;
/** The offset of the pointer to the first directory. */
const FIRST_POINTER = 4;

const even = (bytes: number) => bytes + (bytes % 2);

interface Entry {
  tag: number;
  type: number;
  count: number;
  /** Offsets of the entry, and of its value, which may be in the entry. */
  at: number;
  value: number;
  bytes: number;
}

interface Range {
  from: number;
  to: number;
}

/** The directories whose fields can be set. */
export type BlockDirectory = 'image' | 'exif';

/** A value to add. */
export interface Added {
  tag: number;
  type: number;
  count: number;
  /** In the block's byte order. */
  data: Uint8Array;
}

/** A copy of a block, to be changed. @throws {RangeError} in all methods, for a damaged block */
export class ExifBlock {
  #bytes: Uint8Array<ArrayBuffer>;
  readonly #little: boolean;

  /** @param block a TIFF header and directories */
  constructor(block: Uint8Array) {
    this.#bytes = block.slice();
    this.#little = block[0] === 0x49;
    if (this.#view.getUint16(2, this.#little) !== 42) throw new RangeError('No TIFF header');
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes;
  }

  get #view(): DataView {
    return new DataView(this.#bytes.buffer);
  }

  get #first(): number {
    return this.#view.getUint32(FIRST_POINTER, this.#little);
  }

  /** The content of a field, as it is stored. */
  valueOf(tag: number, directory: BlockDirectory = 'image'): Uint8Array | undefined {
    const at = this.#offsetOf(directory);
    const entry = at === undefined ? undefined : this.#find(at, tag);
    return entry && this.#bytes.subarray(entry.value, entry.value + entry.bytes);
  }

  hasExif = (): boolean => this.#behind(TAG.exif) !== undefined;

  hasMakerNote(): boolean {
    const exif = this.#behind(TAG.exif);
    return exif !== undefined && this.#find(exif, TAG.makerNote) !== undefined;
  }

  #entries(directory: number): Entry[] {
    const view = this.#view;
    return Array.from({ length: view.getUint16(directory, this.#little) }, (_, i) => {
      const at = directory + 2 + i * ENTRY_BYTES;
      const type = view.getUint16(at + 2, this.#little);
      const count = view.getUint32(at + 4, this.#little);
      const bytes = count * (BYTES[type] ?? 0);
      const value = bytes <= 4 ? at + 8 : view.getUint32(at + 8, this.#little);
      return { tag: view.getUint16(at, this.#little), type, count, at, value, bytes };
    });
  }

  #find = (directory: number, tag: number) => this.#entries(directory).find((entry) => entry.tag === tag);

  #behind(tag: number): number | undefined {
    const pointer = this.#find(this.#first, tag);
    return pointer && this.#view.getUint32(pointer.value, this.#little);
  }

  #number({ type, value }: Entry): number {
    return type === TYPE.short ? this.#view.getUint16(value, this.#little) : this.#view.getUint32(value, this.#little);
  }

  #setNumber(directory: number, tag: number, number: number): void {
    const entry = this.#find(directory, tag);
    if (entry?.type === TYPE.short) this.#view.setUint16(entry.value, number, this.#little);
    else if (entry?.type === TYPE.long) this.#view.setUint32(entry.value, number, this.#little);
  }

  /** The bytes of a directory and of its values. */
  #rangesOf(directory: number): Range[] {
    const entries = this.#entries(directory);
    const end = directory + 2 + entries.length * ENTRY_BYTES + 4;
    const values = entries.filter(({ bytes }) => bytes > 4);
    return [{ from: directory, to: end }, ...values.map(({ value, bytes }) => ({ from: value, to: value + bytes }))];
  }

  /** Overwrites ranges with zeros, and removes those at the end of the block. */
  #erase(ranges: readonly Range[]): void {
    for (const { from, to } of ranges) this.#bytes.fill(0, from, to);
    let end = this.#bytes.length;
    for (const { from, to } of [...ranges].sort((a, b) => b.to - a.to)) if (to + 1 >= end) end = Math.min(end, from);
    if (end < this.#bytes.length) this.#bytes = this.#bytes.slice(0, end);
  }

  /** Removes the second directory with the thumbnail, which shows the picture before its edits. */
  removeThumbnail(): void {
    const next = this.#first + 2 + this.#entries(this.#first).length * ENTRY_BYTES;
    if (next + 4 > this.#bytes.length) return;
    const second = this.#view.getUint32(next, this.#little);
    this.#view.setUint32(next, 0, this.#little);
    const ranges = second === 0 ? [] : unlessTooShort(() => [...this.#rangesOf(second), ...this.#pictures(second)]);
    if (ranges) this.#erase(ranges.filter(({ from }) => from >= 8));
  }

  #pictures(directory: number): Range[] {
    return THUMBNAIL.flatMap(({ at, length }) => {
      const [place, size] = [this.#find(directory, at), this.#find(directory, length)];
      if (!place || !size || place.count !== 1) return [];
      const from = this.#number(place);
      return [{ from, to: from + this.#number(size) }];
    });
  }

  removeLocation(): void {
    const directory = this.#behind(TAG.gps);
    if (directory === undefined) return;
    const ranges = unlessTooShort(() => this.#rangesOf(directory)) ?? [];
    this.#removeEntry(this.#first, TAG.gps);
    this.#erase(ranges.filter(({ from }) => from >= 8));
  }

  /** Removes what EXIF states about colours, in place of which the result has a profile or sRGB. */
  removeColours(): void {
    const exif = this.#behind(TAG.exif);
    if (exif === undefined) return;
    this.#removeEntry(exif, COLOUR_SPACE);
    this.#removeEntry(exif, TAG.interoperability);
  }

  #removeEntry(directory: number, tag: number): void {
    const entries = this.#entries(directory);
    const entry = entries.find((each) => each.tag === tag);
    if (!entry) return;
    const end = directory + 2 + entries.length * ENTRY_BYTES + 4;
    this.#bytes.copyWithin(entry.at, entry.at + ENTRY_BYTES, end);
    this.#bytes.fill(0, end - ENTRY_BYTES, end);
    this.#view.setUint16(directory, entries.length - 1, this.#little);
  }

  /** States that the pixels are upright, and their size, where the block has these fields. */
  statePicture({ width, height }: Size): void {
    const first = this.#first;
    this.#setNumber(first, TAG.orientation, 1);
    this.#setNumber(first, IMAGE_WIDTH, width);
    this.#setNumber(first, IMAGE_LENGTH, height);
    const exif = this.#behind(TAG.exif);
    if (exif === undefined) return;
    // A damaged directory stays as it is.
    unlessTooShort(() => {
      this.#setNumber(exif, TAG.pixelWidth, width);
      this.#setNumber(exif, TAG.pixelHeight, height);
    });
  }

  /** States a resolution in dots per inch. */
  stateResolution(dpi: number): void {
    const rational = new Uint8Array(8);
    new DataView(rational.buffer).setUint32(0, dpi, this.#little);
    new DataView(rational.buffer).setUint32(4, 1, this.#little);
    const unit = new Uint8Array(2);
    new DataView(unit.buffer).setUint16(0, PER_INCH, this.#little);
    this.set([
      { tag: TAG.xResolution, type: TYPE.rational, count: 1, data: rational },
      { tag: TAG.yResolution, type: TYPE.rational, count: 1, data: rational },
      { tag: TAG.resolutionUnit, type: TYPE.short, count: 1, data: unit },
    ]);
  }

  has = (tag: number): boolean => this.#find(this.#first, tag) !== undefined;

  #offsetOf = (directory: BlockDirectory) => (directory === 'image' ? this.#first : this.#behind(TAG.exif));

  /** Sets fields: in place where they fit, otherwise in a new directory at the end of the block. Values that were replaced are erased. */
  set(fields: readonly Added[], directory: BlockDirectory = 'image'): void {
    if (fields.length === 0) return;
    const at = this.#offsetOf(directory) ?? this.#addExif();
    const missing = fields.filter(({ tag, type, count, data }) => {
      const entry = this.#find(at, tag);
      if (entry?.type !== type || entry.count !== count) return true;
      this.#bytes.set(data, entry.value);
      return false;
    });
    if (missing.length > 0) this.#move(at, missing, directory);
  }

  /** Adds an empty directory of EXIF. @returns its offset */
  #addExif(): number {
    const at = even(this.#bytes.length);
    const grown = new Uint8Array(at + 6);
    grown.set(this.#bytes);
    this.#bytes = grown;
    const pointer = new Uint8Array(4);
    new DataView(pointer.buffer).setUint32(0, at, this.#little);
    this.set([{ tag: TAG.exif, type: TYPE.long, count: 1, data: pointer }]);
    return at;
  }

  /** Erases values that other fields do not share. */
  #eraseValues(at: number, tags: ReadonlySet<number>): void {
    const entries = this.#entries(at);
    const kept = entries.filter(({ tag }) => !tags.has(tag));
    for (const { tag, value, bytes } of entries) {
      const isShared = kept.some((other) => other.value < value + bytes && value < other.value + other.bytes);
      if (tags.has(tag) && !isShared) this.#bytes.fill(0, value, value + bytes);
    }
  }

  #move(from: number, added: readonly Added[], directory: BlockDirectory): void {
    const tags = new Set(added.map(({ tag }) => tag));
    this.#eraseValues(from, tags);
    const own = this.#entries(from);
    const end = from + 2 + own.length * ENTRY_BYTES;
    const next = this.#view.getUint32(end, this.#little);
    // An entry without a type is none, and readers give up at one that is the first.
    const kept = own
      .filter(({ tag, type }) => type !== 0 && !tags.has(tag))
      .map(({ tag, at }) => ({ tag, entry: this.#bytes.slice(at, at + ENTRY_BYTES) }));
    const start = even(this.#bytes.length);
    let free = start + 2 + (kept.length + added.length) * ENTRY_BYTES + 4;
    const values: Uint8Array[] = [];
    const fresh = added.map(({ tag, type, count, data }) => {
      const entry = new Uint8Array(ENTRY_BYTES);
      const view = new DataView(entry.buffer);
      view.setUint16(0, tag, this.#little);
      view.setUint16(2, type, this.#little);
      view.setUint32(4, count, this.#little);
      if (data.length <= 4) entry.set(data, 8);
      else {
        view.setUint32(8, free, this.#little);
        const padded = new Uint8Array(even(data.length));
        padded.set(data);
        values.push(padded);
        free += padded.length;
      }
      return { tag, entry };
    });
    const all = [...kept, ...fresh].sort((a, b) => a.tag - b.tag);
    const count = new Uint8Array(2);
    new DataView(count.buffer).setUint16(0, all.length, this.#little);
    const chained = new Uint8Array(4);
    new DataView(chained.buffer).setUint32(0, next, this.#little);
    this.#bytes.fill(0, from, end + 4);
    const padding = new Uint8Array(start - this.#bytes.length);
    this.#bytes = concatenate([this.#bytes, padding, count, ...all.map(({ entry }) => entry), chained, ...values]);
    const pointer = directory === 'image' ? FIRST_POINTER : this.#find(this.#first, TAG.exif)?.value;
    if (pointer !== undefined) this.#view.setUint32(pointer, start, this.#little);
  }
}
