import { boxes } from '../bytes/boxes.ts';
import { concatenate } from '../bytes/concatenate.ts';
import { unlessTooShort } from '../bytes/unless-too-short.ts';
import { FIRST_PNG_CHUNK, pngChunk, pngChunks } from '../codecs/png/chunks.ts';
import { flagsOf, parseWebp, setUint24, VP8X, writeRiff } from '../codecs/webp/animated.ts';
import type { FormatId } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';
import { readExif } from '../metadata/exif.ts';
import { withMetadataInTiff } from '../metadata/write-tiff-exif.ts';
import type { Carried } from './carried.ts';
import { ExifBlock } from './exif-block.ts';
import { textChunk } from './read-png.ts';
import { writeInHeif } from './write-heif.ts';
import { lacksInJpeg, writeInJpeg } from './write-jpeg.ts';

type Write = (file: Uint8Array<ArrayBuffer>, carried: Carried, size: Size) => Uint8Array<ArrayBuffer>;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** XMP's keyword, and flags for no compression and no language. */
const XMP_TEXT = 'XML:com.adobe.xmp\0\0\0\0\0';

const writeInPng: Write = (png, { exif, xmp, texts = [] }) => {
  const [header] = pngChunks(png);
  const at = header?.end ?? FIRST_PNG_CHUNK;
  const chunks = [
    ...(exif ? [pngChunk('eXIf', exif)] : []),
    ...(xmp === undefined ? [] : [pngChunk('iTXt', bytesOf(XMP_TEXT), bytesOf(xmp))]),
    ...texts.map(textChunk),
  ];
  return concatenate([png.subarray(0, at), ...chunks, png.subarray(at)]);
};

/** Flags of `VP8X` (RFC 9649, section 2.7). */
const WEBP_FLAG = { exif: 0x08, xmp: 0x04 } as const;
/** The bit for alpha after the sizes in a lossless stream's header (RFC 9649, section 3.4). */
const LOSSLESS_ALPHA = { at: 4, bit: 0x10 } as const;

const writeInWebp: Write = (webp, { exif, xmp }, { width, height }) => {
  const parsed = parseWebp(webp);
  if (flagsOf(parsed) === 0 && !parsed.head.some(({ type }) => type === 'VP8X')) {
    const data = new Uint8Array(VP8X.bytes);
    const lossless = parsed.head.find(({ type }) => type === 'VP8L')?.data;
    if ((lossless?.[LOSSLESS_ALPHA.at] ?? 0) & LOSSLESS_ALPHA.bit) data[0] = VP8X.alpha;
    setUint24(data, VP8X.size, width - 1, height - 1);
    parsed.head.unshift({ type: 'VP8X', data });
  }
  const features = parsed.head.find(({ type }) => type === 'VP8X')?.data;
  if (features)
    features[0] = (features[0] ?? 0) | (exif ? WEBP_FLAG.exif : 0) | (xmp === undefined ? 0 : WEBP_FLAG.xmp);
  return writeRiff([
    ...[...parsed.head, ...parsed.frames.map((data) => ({ type: 'ANMF', data })), ...parsed.tail],
    ...(exif ? [{ type: 'EXIF', data: exif }] : []),
    ...(xmp === undefined ? [] : [{ type: 'XMP ', data: bytesOf(xmp) }]),
  ]);
};

const writeInTiff: Write = (tiff, { exif, xmp, iptc }) => {
  const read = exif && readExif(exif, 2 * exif.length);
  return withMetadataInTiff(tiff, { exif: read, iptc, xmp: xmp === undefined ? undefined : bytesOf(xmp) });
};

/** A maker's notes refer to their place in the file. */
const lacksInTiff = ({ exif }: Carried): boolean =>
  exif !== undefined && unlessTooShort(() => new ExifBlock(exif).hasMakerNote()) !== false;

/** The first two boxes of a container (ISO/IEC 18181-2, annex A). */
const JXL_START = Uint8Array.of(
  ...[0, 0, 0, 12, 0x4a, 0x58, 0x4c, 0x20, 0x0d, 0x0a, 0x87, 0x0a, 0, 0, 0, 20],
  ...bytesOf('ftypjxl '),
  ...[0, 0, 0, 0],
  ...bytesOf('jxl '),
);

function jxlBox(type: string, ...parts: Uint8Array[]): Uint8Array {
  const bytes = concatenate([new Uint8Array(4), bytesOf(type), ...parts]);
  new DataView(bytes.buffer).setUint32(0, bytes.length);
  return bytes;
}

const writeInJxl: Write = (jxl, { exif, xmp }) => {
  const file = jxl[0] === 0xff ? concatenate([JXL_START, jxlBox('jxlc', jxl)]) : jxl;
  const stream = [...boxes(file)].find(({ type }) => type === 'jxlc' || type === 'jxlp');
  const at = stream?.start ?? file.length;
  const added = [
    // The offset of EXIF's TIFF header.
    ...(exif ? [jxlBox('Exif', new Uint8Array(4), exif)] : []),
    ...(xmp === undefined ? [] : [jxlBox('xml ', bytesOf(xmp))]),
  ];
  return concatenate([file.subarray(0, at), ...added, file.subarray(at)]);
};

const WRITERS: Readonly<Partial<Record<FormatId, Write>>> = {
  jpeg: writeInJpeg,
  png: writeInPng,
  webp: writeInWebp,
  tiff: writeInTiff,
  avif: writeInHeif,
  jxl: writeInJxl,
};

const LACKING: Readonly<Partial<Record<FormatId, (carried: Carried) => boolean>>> = {
  jpeg: lacksInJpeg,
  tiff: lacksInTiff,
};

/** Adds metadata to a file that has none. @param size of the picture */
export function written(
  file: Uint8Array<ArrayBuffer>,
  format: FormatId,
  carried: Carried,
  size: Size,
): Uint8Array<ArrayBuffer> {
  return WRITERS[format]?.(file, carried, size) ?? file;
}

/** Whether a format cannot hold all of it. */
export const isTooMuchFor = (format: FormatId, carried: Carried): boolean => LACKING[format]?.(carried) === true;
