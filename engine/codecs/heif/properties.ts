import { boxContent, boxes } from '../../bytes/boxes.ts';

/*
 * The properties of a HEIF or AVIF file's items (ISO/IEC 23008-12, section 9.3).
 */

/** Bytes of version and flags at the start of a full box. */
const FULL_BOX = 4;
const LONG_INDICES = 1;

export interface Property {
  type: string;
  content: Uint8Array;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns the numbers, from 1, of an item's properties. @param ipma the content of the association box */
function indicesOf(ipma: Uint8Array, item: number): number[] {
  const view = viewOf(ipma);
  const isLongId = view.getUint8(0) > 0;
  const isLongIndex = (view.getUint8(3) & LONG_INDICES) !== 0;
  let at = FULL_BOX + 4;
  for (let entry = view.getUint32(FULL_BOX); entry > 0; entry--) {
    const id = isLongId ? view.getUint32(at) : view.getUint16(at);
    at += isLongId ? 4 : 2;
    const count = view.getUint8(at++);
    // The first bit is whether the property is essential.
    const indices = Array.from({ length: count }, (_, i) =>
      isLongIndex ? view.getUint16(at + 2 * i) & 0x7fff : view.getUint8(at + i) & 0x7f,
    );
    if (id === item) return indices;
    at += count * (isLongIndex ? 2 : 1);
  }
  return [];
}

/** Returns what is in the `meta` box. */
export const metaOf = (bytes: Uint8Array) => boxContent(bytes, 'meta')?.subarray(FULL_BOX) ?? new Uint8Array();

/** Returns the id of the primary item. @throws {RangeError} for a damaged box */
export function primaryItem(bytes: Uint8Array): number | undefined {
  const box = boxContent(metaOf(bytes), 'pitm');
  return box && (box[0] === 0 ? viewOf(box).getUint16(FULL_BOX) : viewOf(box).getUint32(FULL_BOX));
}

/**
 * Returns all properties of a file, and a function for those of an item.
 * @throws {RangeError} for a damaged box, as the function does
 */
export function readProperties(bytes: Uint8Array): { all: Property[]; of(item: number): Property[] } {
  const container = boxContent(metaOf(bytes), 'iprp') ?? new Uint8Array();
  const list = boxContent(container, 'ipco') ?? new Uint8Array();
  // One box for items of long ids, and one for those of short ones; some writers make one per item.
  const associations = [...boxes(container)]
    .filter(({ type }) => type === 'ipma')
    .map(({ content, end }) => container.subarray(content, end));
  const all = [...boxes(list)].map(({ type, content, end }) => ({ type, content: list.subarray(content, end) }));
  const indices = (item: number) => associations.flatMap((ipma) => indicesOf(ipma, item));
  return { all, of: (item) => indices(item).flatMap((number) => all[number - 1] ?? []) };
}
