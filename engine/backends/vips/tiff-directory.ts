/*
 * Integers in the first directory of a TIFF (TIFF 6.0, section 2; BigTIFF, libtiff's specification of version 43).
 */

const TYPE = { short: 3, long: 4 } as const;
const BIG_TIFF = 43;

/** Offsets and lengths in a directory of classic TIFF and BigTIFF. */
const LAYOUTS = {
  classic: { firstAt: 4, countBytes: 2, entryBytes: 12, valueAt: 8 },
  big: { firstAt: 8, countBytes: 8, entryBytes: 20, valueAt: 12 },
} as const;

export const TAG = {
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  samplesPerPixel: 277,
  inkSet: 332,
  extraSamples: 338,
  sampleFormat: 339,
} as const;

/** The largest number of values that are read of a tag. */
const MOST_NUMBERS = 1024;

export class TiffDirectory {
  readonly #view: DataView;
  readonly #little: boolean;
  readonly #layout: (typeof LAYOUTS)[keyof typeof LAYOUTS];
  /** The offset of each tag's entry. */
  readonly #entries = new Map<number, number>();

  /** @throws {RangeError} if the file ends before its directory */
  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#little = bytes[0] === 0x49;
    this.#layout = this.#short(2) === BIG_TIFF ? LAYOUTS.big : LAYOUTS.classic;
    const { firstAt, countBytes, entryBytes } = this.#layout;
    const start = this.#word(firstAt);
    const count = countBytes === 2 ? this.#short(start) : this.#word(start);
    for (let i = 0; i < count; i++) {
      const entry = start + countBytes + i * entryBytes;
      this.#entries.set(this.#short(entry), entry);
    }
  }

  /** Returns the first number of a tag; undefined if the tag is absent or has no numbers. */
  number(tag: number): number | undefined {
    return this.numbers(tag, 1)[0];
  }

  /** Returns the numbers of a tag; none if it is absent, has no numbers or points outside the file. */
  numbers(tag: number, most = MOST_NUMBERS): number[] {
    const entry = this.#entries.get(tag);
    if (entry === undefined) return [];
    const { valueAt, entryBytes } = this.#layout;
    const type = this.#short(entry + 2);
    if (type !== TYPE.long && type !== TYPE.short) return [];
    const bytes = type === TYPE.long ? 4 : 2;
    const count = this.#word(entry + 4);
    const inPlace = bytes * count <= entryBytes - valueAt;
    const start = inPlace ? entry + valueAt : this.#word(entry + valueAt);
    if (start + bytes * Math.min(count, most) > this.#view.byteLength) return [];
    return Array.from({ length: Math.min(count, most) }, (_, i) =>
      type === TYPE.long ? this.#view.getUint32(start + 4 * i, this.#little) : this.#short(start + 2 * i),
    );
  }

  /** Sets an existing tag to a single 16-bit number. */
  set(tag: number, value: number): void {
    const entry = this.#entries.get(tag);
    if (entry === undefined) return;
    this.#view.setUint16(entry + 2, TYPE.short, this.#little);
    if (this.#layout === LAYOUTS.big) this.#view.setBigUint64(entry + 4, 1n, this.#little);
    else this.#view.setUint32(entry + 4, 1, this.#little);
    this.#view.setUint16(entry + this.#layout.valueAt, value, this.#little);
  }

  #short(at: number): number {
    return this.#view.getUint16(at, this.#little);
  }

  /** Reads 32 bits, or 64 in a BigTIFF. */
  #word(at: number): number {
    if (this.#layout === LAYOUTS.big) return Number(this.#view.getBigUint64(at, this.#little));
    return this.#view.getUint32(at, this.#little);
  }
}
