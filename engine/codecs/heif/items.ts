import { type Box, boxes } from '../../bytes/boxes.ts';

/*
 * The items of a HEIF or AVIF file: their types in the `iinf` box and their locations in `iloc` (ISO/IEC 14496-12, sections 8.11.3 and
 * 8.11.6).
 */

/** Bytes of version and flags at the start of a full box. */
export const FULL_BOX = 4;

export interface Range {
  from: number;
  to: number;
}

export interface HeifItem {
  id: number;
  /** Four letters. */
  type: string;
  /** Offsets in the file of the type, and of the entry's end: name and media type are between them. */
  typeAt: number;
  end: number;
  /** Of an item of type `mime`. */
  mediaType: string;
  /** The parts of its content in the file; empty if it is in another file. */
  content: Range[];
}

/** Reads consecutive numbers. */
class Reader {
  readonly #view: DataView;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = at;
  }

  /** @param bytes 0, 1, 2, 4 or 8 */
  number(bytes: number): number {
    let value = 0;
    for (let i = 0; i < bytes; i++) value = value * 256 + this.#view.getUint8(this.at++);
    return value;
  }
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.slice());

/** Yields the boxes between two offsets, with offsets in the file. */
export function* boxesIn(bytes: Uint8Array, from: number, to: number): Generator<Box> {
  for (const box of boxes(bytes.subarray(from, to))) {
    yield { type: box.type, start: box.start + from, content: box.content + from, end: Math.min(box.end + from, to) };
  }
}

/** Version 2 and 3 of an entry: its id, two bytes of protection, its type, and texts that end with a zero. */
function itemIn(bytes: Uint8Array, { content, end }: Box): Omit<HeifItem, 'content'> | undefined {
  const version = bytes[content] ?? 0;
  if (version < 2) return undefined;
  const reader = new Reader(bytes, content + FULL_BOX);
  const id = reader.number(version >= 3 ? 4 : 2);
  const typeAt = reader.at + 2;
  const [, mediaType = ''] = latin1(bytes.subarray(typeAt + 4, end)).split('\0');
  return { id, type: latin1(bytes.subarray(typeAt, typeAt + 4)), typeAt, end, mediaType };
}

/** Where offsets of an item count from: the file, or the content of the `idat` box. */
const METHOD = { file: 0, idat: 1 } as const;

function placesIn(bytes: Uint8Array, iloc: number, idat: number | undefined): Map<number, Range[]> {
  const reader = new Reader(bytes, iloc);
  const version = reader.number(1);
  reader.number(3);
  const sizes = reader.number(2);
  const [offsetBytes = 0, lengthBytes = 0, baseBytes = 0, indexBytes = 0] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  );
  const idBytes = version < 2 ? 2 : 4;
  const places = new Map<number, Range[]>();
  const count = reader.number(idBytes);
  for (let i = 0; i < count; i++) {
    const id = reader.number(idBytes);
    const method = version === 0 ? METHOD.file : reader.number(2) & 15;
    const isHere = reader.number(2) === 0;
    const base = reader.number(baseBytes) + (method === METHOD.idat ? (idat ?? Number.NaN) : 0);
    const extents = Array.from({ length: reader.number(2) }, () => {
      if (version > 0) reader.number(indexBytes);
      const from = base + reader.number(offsetBytes);
      const length = reader.number(lengthBytes);
      return { from, to: length === 0 ? bytes.length : from + length };
    });
    places.set(id, isHere && method <= METHOD.idat ? extents.filter(({ to }) => to <= bytes.length) : []);
  }
  return places;
}

/**
 * Returns the items.
 * @param meta the box of that type
 * @throws {RangeError} for a damaged box
 */
export function heifItems(bytes: Uint8Array, meta: Pick<Box, 'content' | 'end'>): HeifItem[] {
  const inside = [...boxesIn(bytes, meta.content + FULL_BOX, meta.end)];
  const [iinf, iloc, idat] = ['iinf', 'iloc', 'idat'].map((type) => inside.find((box) => box.type === type));
  if (!iinf) return [];
  const places = iloc ? placesIn(bytes, iloc.content, idat?.content) : new Map<number, Range[]>();
  const first = iinf.content + FULL_BOX + (bytes[iinf.content] === 0 ? 2 : 4);
  return [...boxesIn(bytes, first, iinf.end)].flatMap((box) => {
    const item = itemIn(bytes, box);
    return item ? [{ ...item, content: places.get(item.id) ?? [] }] : [];
  });
}
