import { boxContent, boxes } from '../../bytes/boxes.ts';
import { concatenate } from '../../bytes/concatenate.ts';

/*
 * The items of an AVIF as libheif writes it: the colours in one, alpha in another (ISO/IEC 14496-12, section 8.11, and 23000-22).
 */

/** Bytes of version and flags at the start of a full box. */
const FULL_BOX = 4;
/** In `iloc`: where the entries begin, their bytes, and where one has its base offset and the length of its only extent. */
const LOCATION = { sizes: 4, wanted: 0x4440, entries: 8, bytes: 18, base: 4, extent: 10, length: 14 } as const;
const CODEC = /av01/g;

interface Item {
  id: number;
  /** The position of its entry in `iloc`. */
  at: number;
  offset: number;
  length: number;
}

interface Layout {
  items: Item[];
  alpha: Item;
  /** The codec's configuration of alpha. */
  configuration: string;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Returns the layout of a file with an item of colours and one of alpha; undefined for others. */
function layoutOf(bytes: Uint8Array): Layout | undefined {
  const meta = boxContent(bytes, 'meta')?.subarray(FULL_BOX);
  const [places, list, references] = ['iloc', 'iinf', 'iref'].map((type) => meta && boxContent(meta, type));
  const properties = meta && boxContent(boxContent(meta, 'iprp') ?? new Uint8Array(), 'ipco');
  const auxiliary = references && boxContent(references.subarray(FULL_BOX), 'auxl');
  if (!places || !list || !auxiliary || !properties || textOf(list).match(CODEC)?.length !== 2) return undefined;
  const view = viewOf(places);
  if (view.getUint32(0) !== 0 || view.getUint16(LOCATION.sizes) !== LOCATION.wanted) return undefined;
  const items = Array.from({ length: view.getUint16(LOCATION.sizes + 2) }, (_, i): Item => {
    const at = LOCATION.entries + i * LOCATION.bytes;
    return {
      id: view.getUint16(at),
      at: places.byteOffset - bytes.byteOffset + at,
      offset: view.getUint32(at + LOCATION.base) + view.getUint32(at + LOCATION.extent),
      length: view.getUint32(at + LOCATION.length),
    };
  });
  const alpha = items.find(({ id }) => id === viewOf(auxiliary).getUint16(0));
  const codec = [...boxes(properties)].findLast(({ type }) => type === 'av1C');
  return alpha && codec && { items, alpha, configuration: textOf(properties.subarray(codec.content, codec.end)) };
}

/**
 * Replaces the alpha of an AVIF by that of another file of its size.
 * @returns the same bytes if the files are not laid out as libheif does
 */
export function withAlphaOf(bytes: Uint8Array<ArrayBuffer>, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const [own, from] = [layoutOf(bytes), layoutOf(other)];
  const data = [...boxes(bytes)].find(({ type }) => type === 'mdat');
  if (!own || !from || !data || own.configuration !== from.configuration) return bytes;
  const { offset, length } = own.alpha;
  const grown = from.alpha.length - length;
  const joined = concatenate([
    bytes.subarray(0, offset),
    other.subarray(from.alpha.offset, from.alpha.offset + from.alpha.length),
    bytes.subarray(offset + length),
  ]);
  const view = viewOf(joined);
  for (const item of own.items) {
    const base = item.at + LOCATION.base;
    if (item.offset > offset) view.setUint32(base, view.getUint32(base) + grown);
  }
  view.setUint32(own.alpha.at + LOCATION.length, from.alpha.length);
  view.setUint32(data.start, data.end - data.start + grown);
  return joined;
}
