import { boxContent, boxes } from '../bytes/boxes.ts';
import { unlessTooShort } from '../bytes/unless-too-short.ts';
import type { EmbeddedMetadata } from '../metadata/embedded.ts';
import { type Exif, readExif, TAG } from '../metadata/exif.ts';

/*
 * Metadata of a HEIF file: items with their types in the `iinf` box and their locations in `iloc` (ISO/IEC 14496-12,
 * sections 8.11.3 and 8.11.6).
 */

/** Bytes of version and flags at the start of a full box. */
const FULL_BOX = 4;
/** Bytes of the offset of EXIF's TIFF header, which precedes it (ISO/IEC 23008-12, annex A.2.1). */
const EXIF_OFFSET_BYTES = 4;

/** Reads consecutive numbers. */
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

/** An item of metadata. */
interface Item {
  id: number;
  kind: 'exif' | 'xmp';
}

/** An item of XMP after its id: its type, then its name and media type, each with a terminating zero. */
const IS_XMP = /^mime[^\0]*\0application\/rdf\+xml\0/;

/** Returns the items of EXIF and XMP. */
function metadataItems(meta: Uint8Array): Item[] {
  const list = boxContent(meta, 'iinf');
  if (!list) return [];
  const items: Item[] = [];
  const entries = list.subarray(FULL_BOX + (list[0] === 0 ? 2 : 4));
  for (const { content, end } of boxes(entries)) {
    const entry = entries.subarray(content, end);
    const version = entry[0] ?? 0;
    const idBytes = version >= 3 ? 4 : 2;
    if (version < 2) continue;
    const text = new TextDecoder('latin1').decode(entry.subarray(FULL_BOX + idBytes + 2));
    const kind = IS_XMP.test(text) ? 'xmp' : text.startsWith('Exif') ? 'exif' : undefined;
    if (kind) items.push({ id: new Reader(entry.subarray(FULL_BOX)).number(idBytes), kind });
  }
  return items;
}

/** Returns the location of an item; undefined if it is fragmented or not in this file. */
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

function exifIn(block: Uint8Array): Exif | undefined {
  const behind = new DataView(block.buffer, block.byteOffset, block.byteLength).getUint32(0);
  const exif = readExif(block.subarray(EXIF_OFFSET_BYTES + behind));
  // The decoder turns the picture upright.
  return exif && { ...exif, image: exif.image.filter(({ tag }) => tag !== TAG.orientation) };
}

/** Returns the items of EXIF and XMP of a HEIF file, without a block where it is fragmented or damaged. */
export function itemsOfHeif(bytes: Uint8Array): { kind: Item['kind']; block: Uint8Array<ArrayBuffer> | undefined }[] {
  const meta = boxContent(bytes, 'meta')?.subarray(FULL_BOX);
  return ((meta && unlessTooShort(() => metadataItems(meta))) ?? []).map(({ id, kind }) => {
    const place = meta && unlessTooShort(() => placeOf(meta, id));
    const block = place && bytes.slice(place.offset, place.offset + place.length);
    return { kind, block: block?.length === place?.length ? block : undefined };
  });
}

/** Returns the first EXIF and XMP of a HEIF file, which its decoder does not read. */
export function metadataOfHeif(bytes: Uint8Array): EmbeddedMetadata {
  const found: EmbeddedMetadata = {};
  for (const { kind, block } of itemsOfHeif(bytes)) {
    const exif = block && kind === 'exif' ? unlessTooShort(() => exifIn(block)) : undefined;
    if (exif) found.exif ??= exif;
    else if (block && kind === 'xmp') found.xmp ??= block;
    else found.unread = true;
  }
  return found;
}
