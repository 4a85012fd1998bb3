import { type Box, boxes } from '../../bytes/boxes.ts';
import { concatenate } from '../../bytes/concatenate.ts';
import { behindOffset, bytesOf, utf8, withoutHeader } from '../../metadata/blocks.ts';
import type { Carried } from '../../metadata/carried.ts';
import { itemsOfHeif } from './metadata.ts';

/*
 * Metadata as items of a HEIF file (ISO/IEC 14496-12, sections 8.11.3, 8.11.6 and 8.11.12; ISO/IEC 23008-12, annex A): an entry in `iinf` with
 * the type, one in `iloc` with the place, and a reference in `iref` to the picture that it describes.
 */

const FULL_BOX = 4;

const number = (bytes: 2 | 4, value: number): Uint8Array => {
  const view = new DataView(new ArrayBuffer(bytes));
  if (bytes === 2) view.setUint16(0, value);
  else view.setUint32(0, value);
  return new Uint8Array(view.buffer);
};

const box = (type: string, ...parts: Uint8Array[]) => {
  const content = concatenate(parts);
  return concatenate([number(4, content.length + 8), bytesOf(type), content]);
};

/** Numbers of any of the sizes that `iloc` allows. */
class Numbers {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  next(bytes: number): number {
    let value = 0;
    for (let i = 0; i < bytes; i++) value = value * 256 + (this.#bytes[this.#at++] ?? 0);
    return value;
  }
}

interface Location {
  id: number;
  /** 0 in the file, 1 in `idat`. */
  method: number;
  extents: { offset: number; length: number }[];
}

function locationsIn(iloc: Uint8Array): Location[] {
  const version = iloc[0] ?? 0;
  const numbers = new Numbers(iloc, FULL_BOX);
  const sizes = numbers.next(2);
  const [offsetBytes = 0, lengthBytes = 0, baseBytes = 0, indexBytes = 0] = [12, 8, 4, 0].map(
    (at) => (sizes >> at) & 15,
  );
  const idBytes = version < 2 ? 2 : 4;
  return Array.from({ length: numbers.next(idBytes) }, () => {
    const id = numbers.next(idBytes);
    const method = version > 0 ? numbers.next(2) & 15 : 0;
    numbers.next(2);
    const base = numbers.next(baseBytes);
    const extents = Array.from({ length: numbers.next(2) }, () => {
      if (version > 0) numbers.next(indexBytes);
      return { offset: base + numbers.next(offsetBytes), length: numbers.next(lengthBytes) };
    });
    return { id, method, extents };
  });
}

/** @param moved what offsets in the file grow by behind a place in it */
function ilocBox(locations: readonly Location[], moved: number, behind: number): Uint8Array {
  return box(
    'iloc',
    // Version 1; offsets and lengths of four bytes, no base and no index.
    Uint8Array.of(1, 0, 0, 0, 0x44, 0),
    number(2, locations.length),
    ...locations.flatMap(({ id, method, extents }) => [
      ...[number(2, id), number(2, method), number(2, 0), number(2, extents.length)],
      ...extents.flatMap(({ offset, length }) => [
        number(4, method === 0 && offset >= behind ? offset + moved : offset),
        number(4, length),
      ]),
    ]),
  );
}

interface Item {
  entry: Uint8Array;
  data: Uint8Array;
}

/** Entries of `iinf`, version 2, without a protection; the id follows version and flags. */
function itemsOf({ exif, xmp }: Carried): Item[] {
  const entry = (type: string, names: string) =>
    box('infe', Uint8Array.of(2, 0, 0, 1), number(2, 0), number(2, 0), bytesOf(`${type}${names}`));
  return [
    ...(exif ? [{ entry: entry('Exif', '\0'), data: concatenate([number(4, 0), exif]) }] : []),
    ...(xmp === undefined
      ? []
      : [{ entry: entry('mime', '\0application/rdf+xml\0'), data: new Uint8Array(bytesOf(xmp)) }]),
  ];
}

const ID_AT = 12;

/**
 * Adds items at the end of a file, and moves what follows their list.
 * @param heif a still without metadata, with 16-bit identifiers and offsets of 32 bits, as this engine writes it
 * @throws {TypeError} if a box is missing
 */
export function write(heif: Uint8Array<ArrayBuffer>, carried: Carried): Uint8Array<ArrayBuffer> {
  const items = itemsOf(carried);
  const meta = [...boxes(heif)].find(({ type }) => type === 'meta');
  if (!meta || items.length === 0) return heif;
  const content = heif.subarray(meta.content, meta.end);
  const parts = [...boxes(content.subarray(FULL_BOX))];
  const dataOf = (wanted: string) => {
    const found = parts.find(({ type }) => type === wanted);
    return found && content.subarray(FULL_BOX + found.content, FULL_BOX + found.end);
  };
  const [iinf, iloc, pitm, iref] = ['iinf', 'iloc', 'pitm', 'iref'].map(dataOf);
  if (!iinf || !iloc || !pitm) throw new TypeError('The HEIF file has no list of items');
  const primary = new Numbers(pitm, FULL_BOX).next(pitm[0] === 0 ? 2 : 4);
  const locations = locationsIn(iloc);
  const unused = Math.max(primary, ...locations.map(({ id }) => id)) + 1;
  const identified = items.map(({ entry, data }, i) => {
    entry.set(number(2, unused + i), ID_AT);
    return { id: unused + i, entry, data };
  });
  const countBytes = iinf[0] === 0 ? 2 : 4;
  const count = new Numbers(iinf, FULL_BOX).next(countBytes) + items.length;
  const entries = box(
    'iinf',
    ...[iinf.subarray(0, FULL_BOX), number(countBytes, count), iinf.subarray(FULL_BOX + countBytes)],
    ...identified.map(({ entry }) => entry),
  );
  const described = identified.map(({ id }) => {
    const [from, to] = iref?.[0] === 1 ? [number(4, id), number(4, primary)] : [number(2, id), number(2, primary)];
    return box('cdsc', from, number(2, 1), to);
  });
  const references = box('iref', iref ?? new Uint8Array(FULL_BOX), ...described);
  const written = (places: Uint8Array) => {
    const replaced: Readonly<Record<string, Uint8Array>> = { iinf: entries, iloc: places, iref: references };
    const own = ({ type, start, end }: Box) => replaced[type] ?? content.subarray(FULL_BOX + start, FULL_BOX + end);
    return box('meta', content.subarray(0, FULL_BOX), ...parts.map(own), ...(iref ? [] : [references]));
  };
  const withItems = (moved: number) => {
    let offset = heif.length + 8;
    const added = identified.map(({ id, data }) => {
      const extent = { offset, length: data.length };
      offset += data.length;
      return { id, method: 0, extents: [extent] };
    });
    return written(ilocBox([...locations, ...added], moved, meta.end));
  };
  // The list has the same length wherever the data is.
  const moved = withItems(0).length - (meta.end - meta.start);
  return concatenate([
    ...[heif.subarray(0, meta.start), withItems(moved), heif.subarray(meta.end)],
    box('mdat', ...identified.map(({ data }) => data)),
  ]);
}

export function read(heif: Uint8Array): Carried {
  const found: Carried = {};
  for (const { kind, block } of itemsOfHeif(heif)) {
    if (!block) found.isPartial = true;
    else if (kind === 'xmp') found.xmp ??= utf8(block);
    else found.exif ??= withoutHeader(behindOffset(block));
  }
  return found;
}
