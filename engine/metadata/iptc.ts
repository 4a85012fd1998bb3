import { concatenate } from '../bytes/concatenate.ts';
import { decoded, latin1, utf8 } from './blocks.ts';

/*
 * IPTC (Information Interchange Model 4.2): a sequence of datasets. JPEG wraps them in a Photoshop resource, TIFF does not.
 */

const PHOTOSHOP = new TextEncoder().encode('Photoshop 3.0\0');
const RESOURCE = new TextEncoder().encode('8BIM');
/** The resource that holds IPTC, and the one with its checksum (Adobe Photoshop File Formats, image resource IDs). */
const IPTC_RESOURCE = 0x0404;
const IPTC_DIGEST = 0x0425;
const DATASET_MARK = 0x1c;
/** Bytes of a value without an extended length (IIM 4.2, section 1.6). */
export const MOST_DATASET = 0x7fff;

/** Datasets, as record and dataset number. */
export const DATASET = {
  characterSet: '1:90',
  byline: '2:80',
  bylineTitle: '2:85',
  keywords: '2:25',
  created: '2:55',
  createdTime: '2:60',
  digitized: '2:62',
  digitizedTime: '2:63',
  credit: '2:110',
  source: '2:115',
  copyright: '2:116',
  caption: '2:120',
} as const;

/** Versions and the character set of the datasets themselves. */
export const OF_DATASETS: ReadonlySet<string> = new Set(['1:0', DATASET.characterSet, '2:0']);

/** Content location, city, sublocation, province and country. */
const PLACES: ReadonlySet<string> = new Set(['2:26', '2:27', '2:90', '2:92', '2:95', '2:100', '2:101']);

/** Creator and copyright, and the character set of their texts. */
const CREDITS: ReadonlySet<string> = new Set([
  ...[DATASET.characterSet, DATASET.byline, DATASET.bylineTitle, DATASET.credit, DATASET.source, DATASET.copyright],
]);
/** The ISO 2022 escape sequence for UTF-8. */
export const UTF8 = '\x1b%G';

export interface Dataset {
  /** For example, `2:80`. */
  key: string;
  value: Uint8Array;
  bytes: Uint8Array;
  /** Its end offset in the sequence. */
  end: number;
}

const beginsWith = (bytes: Uint8Array, wanted: Uint8Array, at = 0) => wanted.every((byte, i) => bytes[at + i] === byte);

/** Returns the datasets without a Photoshop block around them; undefined if there are none. */
export function bareIptc(block: Uint8Array): Uint8Array | undefined {
  const found = block[0] === DATASET_MARK ? block : inPhotoshop(block);
  if (!found) return undefined;
  // A TIFF reader may have returned too many bytes.
  const end = [...datasetsOf(found)].at(-1)?.end;
  return end === undefined ? undefined : found.subarray(0, end);
}

/** A resource in a Photoshop block. */
interface Resource {
  /** The offset of its mark: 8BIM, or that of another program. */
  at: number;
  id: number;
  /** Of its data; the end may be beyond the block's. */
  from: number;
  to: number;
}

/** Yields the resources of a Photoshop block with or without its name (Adobe Photoshop File Formats, image resource blocks). */
export function* resourcesOf(block: Uint8Array): Generator<Resource> {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  for (let at = beginsWith(block, PHOTOSHOP) ? PHOTOSHOP.length : 0; at + 12 <= block.length && block[at] !== 0; ) {
    const name = (block[at + 6] ?? 0) + 1;
    const lengthAt = at + 6 + name + (name % 2);
    if (lengthAt + 4 > block.length) return;
    const [from, length] = [lengthAt + 4, view.getUint32(lengthAt)];
    yield { at, id: view.getUint16(at + 4), from, to: from + length };
    at = from + length + (length % 2);
  }
}

function inPhotoshop(block: Uint8Array): Uint8Array | undefined {
  for (const { at, id, from, to } of resourcesOf(block)) {
    if (!beginsWith(block, RESOURCE, at)) return undefined;
    if (id === IPTC_RESOURCE) return block.subarray(from, to);
  }
  return undefined;
}

/** Wraps datasets in a resource of Photoshop. */
export function iptcResource(datasets: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(8);
  const view = new DataView(head.buffer);
  view.setUint16(0, IPTC_RESOURCE);
  view.setUint32(4, datasets.length);
  return concatenate([RESOURCE, head, datasets, new Uint8Array(datasets.length % 2)]);
}

/** Wraps datasets in a Photoshop block, as JPEG requires. */
export const photoshopBlock = (datasets: Uint8Array) => concatenate([PHOTOSHOP, iptcResource(datasets)]);

/**
 * Puts datasets in place of those among Photoshop's resources, of which the others stay. The checksum goes: readers then trust XMP and
 * IPTC alike.
 * @param block with or without its name
 * @returns the resources without the name
 */
export function withDatasets(block: Uint8Array, datasets: Uint8Array): Uint8Array<ArrayBuffer> {
  const resources = [...resourcesOf(block)];
  const kept = resources.flatMap(({ at, id }, i) =>
    id === IPTC_RESOURCE || id === IPTC_DIGEST ? [] : [block.subarray(at, resources[i + 1]?.at)],
  );
  return concatenate([iptcResource(datasets), ...kept]);
}

/** Iterates over datasets. Stops at damaged ones, and at those longer than any of IPTC's own fields. */
export function* datasetsOf(bare: Uint8Array): Generator<Dataset> {
  for (let at = 0; at + 5 <= bare.length && bare[at] === DATASET_MARK; ) {
    const length = ((bare[at + 3] ?? 0) << 8) | (bare[at + 4] ?? 0);
    const end = at + 5 + length;
    if (length > MOST_DATASET || end > bare.length) return;
    yield {
      key: `${bare[at + 1]}:${bare[at + 2]}`,
      value: bare.subarray(at + 5, end),
      bytes: bare.subarray(at, end),
      end,
    };
    at = end;
  }
}

/** Serialises a dataset. @param key such as `2:80` @param value of `MOST_DATASET` bytes at most */
export function datasetOf({ key, value }: Pick<Dataset, 'key' | 'value'>): Uint8Array<ArrayBuffer> {
  const [record = 0, number = 0] = key.split(':').map(Number);
  return concatenate([Uint8Array.of(DATASET_MARK, record, number, value.length >> 8, value.length & 0xff), value]);
}

/** @returns undefined if none remain besides those about the datasets themselves */
export function datasetsWhere(block: Uint8Array, stays: (key: string) => boolean): Uint8Array<ArrayBuffer> | undefined {
  const kept = [...datasetsOf(bareIptc(block) ?? new Uint8Array())].filter(({ key }) => stays(key));
  const states = kept.some(({ key }) => !OF_DATASETS.has(key));
  return states ? concatenate(kept.map(({ bytes }) => bytes)) : undefined;
}

/** Returns only the datasets of credit and copyright; undefined if there are none. */
export const iptcCredits = (block: Uint8Array) => datasetsWhere(block, (key) => CREDITS.has(key));

/** Returns the datasets except those of places; undefined if none remain. */
export const iptcWithoutPlace = (block: Uint8Array) => datasetsWhere(block, (key) => !PLACES.has(key));

/** The texts of a dataset, which may be repeated. */
export function iptcTexts(block: Uint8Array, wanted: string): string[] {
  const all = [...datasetsOf(bareIptc(block) ?? new Uint8Array())];
  const isUtf8 = all.some(({ key, value }) => key === DATASET.characterSet && latin1(value) === UTF8);
  return all.filter(({ key }) => key === wanted).map(({ value }) => (isUtf8 ? utf8(value) : decoded(value)));
}
