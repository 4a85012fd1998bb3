import { boxContent, boxes } from '../boxes.ts';
import { type Exif, readExif, TAG } from '../metadata/exif.ts';

/*
 * Metadata of a HEIF file: items that its `meta` box lists by kind (`iinf`) and by place (`iloc`), ISO/IEC 14496-12,
 * sections 8.11.3 and 8.11.6.
 */

/** A version and flags before the content of some boxes. */
const FULL_BOX = 4;
/** Bytes before EXIF that say how far behind them its TIFF header stands (ISO/IEC 23008-12, annex A.2.1). */
const EXIF_OFFSET_BYTES = 4;

/** Reads numbers one behind the other. */
class Reader {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** @param bytes 0, 1, 2, 4 or 8 */
  number(bytes: number): number {
    let value = 0;
    for (let i = 0; i < bytes; i++) value = value * 256 + this.#view.getUint8(this.#at++);
    return value;
  }
}

/** The number of the first item of a kind. */
function itemOf(meta: Uint8Array, kind: string): number | undefined {
  const list = boxContent(meta, 'iinf');
  if (!list) return undefined;
  const entries = list.subarray(FULL_BOX + (list[0] === 0 ? 2 : 4));
  for (const { content, end } of boxes(entries)) {
    const entry = entries.subarray(content, end);
    const version = entry[0] ?? 0;
    const idBytes = version >= 3 ? 4 : 2;
    const kindAt = FULL_BOX + idBytes + 2;
    if (version < 2 || String.fromCharCode(...entry.subarray(kindAt, kindAt + 4)) !== kind) continue;
    return new Reader(entry.subarray(FULL_BOX)).number(idBytes);
  }
  return undefined;
}

/** Where an item stands in the file; undefined for one in pieces or in another place. */
function placeOf(meta: Uint8Array, item: number): { offset: number; length: number } | undefined {
  const list = boxContent(meta, 'iloc');
  if (!list) return undefined;
  const reader = new Reader(list);
  const version = reader.number(1);
  reader.number(3);
  const sizes = reader.number(2);
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15) as [
    number,
    number,
    number,
    number,
  ];
  const idBytes = version < 2 ? 2 : 4;
  const count = reader.number(idBytes);
  for (let i = 0; i < count; i++) {
    const id = reader.number(idBytes);
    const inFile = version === 0 || (reader.number(2) & 15) === 0;
    reader.number(2);
    const base = reader.number(baseBytes);
    const extents = Array.from({ length: reader.number(2) }, () => {
      if (version > 0) reader.number(indexBytes);
      return { offset: base + reader.number(offsetBytes), length: reader.number(lengthBytes) };
    });
    if (id === item) return inFile && extents.length === 1 ? extents[0] : undefined;
  }
  return undefined;
}

function itemBytes(bytes: Uint8Array, kind: string): Uint8Array | undefined {
  const meta = boxContent(bytes, 'meta')?.subarray(FULL_BOX);
  const item = meta && itemOf(meta, kind);
  const place = meta && item !== undefined ? placeOf(meta, item) : undefined;
  return place && bytes.subarray(place.offset, place.offset + place.length);
}

/** EXIF of a HEIF file whose decoder turns the picture upright; undefined where there is none that can be read. */
export function exifOfHeif(bytes: Uint8Array): Exif | undefined {
  try {
    const block = itemBytes(bytes, 'Exif');
    if (!block) return undefined;
    const behind = new DataView(block.buffer, block.byteOffset, block.byteLength).getUint32(0);
    const exif = readExif(block.subarray(EXIF_OFFSET_BYTES + behind));
    return exif && { ...exif, image: exif.image.filter(({ tag }) => tag !== TAG.orientation) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
