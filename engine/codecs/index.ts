import { FORMAT_IDS, type Format, type FormatId, HEAD_BYTES } from '../formats/format.ts';
import { avif } from './avif/facts.ts';
import { bmp } from './bmp/facts.ts';
import { gif } from './gif/facts.ts';
import { heic } from './heic/facts.ts';
import { ico } from './ico/facts.ts';
import { jpeg } from './jpeg/facts.ts';
import { jxl } from './jxl/facts.ts';
import { pdf } from './pdf/facts.ts';
import { png } from './png/facts.ts';
import { svg } from './svg/facts.ts';
import { tiff } from './tiff/facts.ts';
import { webp } from './webp/facts.ts';

/** All formats by id. A new one is a file in this folder, an id in `FORMAT_IDS` and a line here. */
export const FORMATS: Readonly<Record<FormatId, Format>> = {
  jpeg,
  png,
  webp,
  gif,
  tiff,
  avif,
  jxl,
  pdf,
  heic,
  bmp,
  svg,
  ico,
};

const all = FORMAT_IDS.map((id) => FORMATS[id]);

export const WRITABLE_IDS = [
  'jpeg',
  'png',
  'webp',
  'gif',
  'tiff',
  'avif',
  'jxl',
  'pdf',
  'ico',
] as const satisfies FormatId[];
export type WritableId = (typeof WRITABLE_IDS)[number];

/** The formats whose files are rewritten without pixels, and only from a file of the same format. */
export const MINIFIED_IDS = ['svg'] as const satisfies FormatId[];

/** All formats of results. */
export const OUTPUT_IDS = [...WRITABLE_IDS, ...MINIFIED_IDS] as const;
export type OutputId = (typeof OUTPUT_IDS)[number];

/** The formats that can be read: all except PDF, which is only written. */
export const READABLE_IDS = FORMAT_IDS.filter((id) => !FORMATS[id].container);

export function formatOf(id: FormatId): Format {
  return FORMATS[id];
}

/** Returns the format by a file's first bytes, whatever its name is; undefined if it is unknown. */
export function formatOfBytes(head: Uint8Array): Format | undefined {
  const start = head.subarray(0, HEAD_BYTES);
  return all.find((format) => format.recognises(start));
}

export function formatOfMediaType(mediaType: string): Format | undefined {
  return all.find((format) => format.mediaType === mediaType);
}

/** The format whose encoder writes the pixels: that inside of a container or among its parts, or the format itself. */
export const encodedIn = ({ id, container, writtenBy }: Format): Format => formatOf((container ?? writtenBy)?.of ?? id);
