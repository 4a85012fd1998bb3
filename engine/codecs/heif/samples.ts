import { boxContent, boxes } from '../../bytes/boxes.ts';
import { type HeifItem, heifItems } from './items.ts';
import { metaOf, type Property, primaryItem, readProperties } from './properties.ts';
import { isLimited } from './range.ts';

/*
 * How an AVIF stores samples, as far as libheif does not follow it: it expands the limited range of colours, but not that of grey and
 * of alpha, and leaves premultiplied colours as they are.
 */

export interface AvifSamples {
  /** The picture is grey of limited range. */
  limitedGrey: boolean;
  limitedAlpha: boolean;
  /** The colours are multiplied by alpha. */
  premultiplied: boolean;
}

/** ISO/IEC 23000-22, section 7.3.5.2; MIAF allows that of HEVC, too. */
const ALPHA_TYPES = ['urn:mpeg:mpegB:cicp:systems:auxiliary:alpha', 'urn:mpeg:hevc:2015:auxid:1'];
/** Bytes of version and flags. */
const FULL_BOX = 4;
/** In `av1C`: the byte with the flag that there is no chroma (AV1 Codec ISO Media File Format Binding, section 2.3.3). */
const MONOCHROME = { at: 2, flag: 0x10 } as const;
/** In `colr` of type `nclx`: the byte with the flag of the full range. */
const FULL_RANGE = { at: 10, flag: 0x80 } as const;

interface Reference {
  type: string;
  from: number;
  to: number[];
}

/** Returns the references between items (ISO/IEC 14496-12, section 8.11.12). @throws {RangeError} for a damaged box */
function readReferences(bytes: Uint8Array): Reference[] {
  const list = boxContent(metaOf(bytes), 'iref');
  if (!list) return [];
  const idBytes = list[0] === 0 ? 2 : 4;
  const inside = list.subarray(FULL_BOX);
  return [...boxes(inside)].map(({ type, content, end }) => {
    const part = inside.subarray(content, end);
    const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
    const id = (at: number) => (idBytes === 2 ? view.getUint16(at) : view.getUint32(at));
    const count = view.getUint16(idBytes);
    return { type, from: id(0), to: Array.from({ length: count }, (_, i) => id(idBytes + 2 + i * idBytes)) };
  });
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.slice());

const isAlpha = ({ type, content }: Property) =>
  type === 'auxC' && ALPHA_TYPES.includes(latin1(content.subarray(FULL_BOX)).split('\0')[0] ?? '');
const isGrey = ({ type, content }: Property) =>
  type === 'av1C' && ((content[MONOCHROME.at] ?? 0) & MONOCHROME.flag) !== 0;
const isCoded = ({ type, content }: Property) => type === 'colr' && latin1(content.subarray(0, 4)) === 'nclx';

/** The item with a bitstream: that of a tile if the item is derived, as a grid is. */
function codedItem(items: readonly HeifItem[], references: readonly Reference[], id: number): HeifItem | undefined {
  const tile = references.find(({ type, from }) => type === 'dimg' && from === id)?.to[0];
  return items.find((item) => item.id === (tile ?? id));
}

/** Whether the colours of the primary item of a HEIF file are multiplied by alpha. @throws {RangeError} for a damaged box */
export function isPremultiplied(bytes: Uint8Array): boolean {
  return isFromPrem(readReferences(bytes), primaryItem(bytes));
}

const isFromPrem = (references: readonly Reference[], item: number | undefined) =>
  references.some(({ type, from }) => type === 'prem' && from === item);

/** @throws {RangeError} for a damaged box */
export function avifSamples(bytes: Uint8Array): AvifSamples {
  const plain: AvifSamples = { limitedGrey: false, limitedAlpha: false, premultiplied: false };
  const meta = [...boxes(bytes)].find(({ type }) => type === 'meta');
  const primary = primaryItem(bytes);
  if (!meta || primary === undefined) return plain;
  const [items, references, properties] = [heifItems(bytes, meta), readReferences(bytes), readProperties(bytes)];
  const isLimitedItem = (item: HeifItem | undefined) => {
    const [first] = item?.content ?? [];
    return first !== undefined && isLimited(bytes.subarray(first.from, first.to));
  };

  const picture = codedItem(items, references, primary);
  const own = [...properties.of(primary), ...(picture ? properties.of(picture.id) : [])];
  const coded = own.find(isCoded);
  const isFull = coded && ((coded.content[FULL_RANGE.at] ?? 0) & FULL_RANGE.flag) !== 0;
  const alpha = references.find(
    ({ type, from, to }) => type === 'auxl' && to.includes(primary) && properties.of(from).some(isAlpha),
  );
  return {
    limitedGrey: own.some(isGrey) && (isFull === undefined ? isLimitedItem(picture) : !isFull),
    limitedAlpha: alpha !== undefined && isLimitedItem(codedItem(items, references, alpha.from)),
    premultiplied: isFromPrem(references, primary),
  };
}
