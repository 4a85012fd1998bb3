import { avif } from '../codecs/avif/facts.ts';
import { bmp } from '../codecs/bmp/facts.ts';
import { gif } from '../codecs/gif/facts.ts';
import { heic } from '../codecs/heic/facts.ts';
import { ico } from '../codecs/ico/facts.ts';
import { jpeg } from '../codecs/jpeg/facts.ts';
import { jxl } from '../codecs/jxl/facts.ts';
import { pdf } from '../codecs/pdf/facts.ts';
import { png } from '../codecs/png/facts.ts';
import { svg } from '../codecs/svg/facts.ts';
import { tiff } from '../codecs/tiff/facts.ts';
import { webp } from '../codecs/webp/facts.ts';
import { type Format, HEAD_BYTES } from './format.ts';

/** The formats that are written, most of which are also read. A new one is its folder and its line here. */
const WRITTEN = { jpeg, png, webp, gif, tiff, avif, jxl, pdf, ico };
/** The formats that are only read, or rewritten without pixels. */
const READ = { heic, bmp, svg };

/** All formats by id. */
export const FORMATS: Readonly<Record<FormatId, Format>> = { ...WRITTEN, ...READ };

/** The formats that the engine reads, writes or both. */
export type FormatId = WritableId | keyof typeof READ;
export type WritableId = keyof typeof WRITTEN;

export const FORMAT_IDS = Object.keys(FORMATS) as FormatId[];
export const WRITABLE_IDS = Object.keys(WRITTEN) as WritableId[];

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
  return Object.values(FORMATS).find((format) => format.recognises(start));
}

export function formatOfMediaType(mediaType: string): Format | undefined {
  return Object.values(FORMATS).find((format) => format.mediaType === mediaType);
}

/** The format whose encoder writes the pixels: that inside of a container or among its parts, or the format itself. */
export const encodedIn = ({ id, container, writtenBy }: Format): Format => formatOf(container ?? writtenBy ?? id);
