import { boxes } from '../bytes/boxes.ts';
import { concatenate } from '../bytes/concatenate.ts';
import { unlessTooShort } from '../bytes/unless-too-short.ts';
import { bytesOfBlocks } from '../codecs/gif/lzw.ts';
import * as MARKER from '../codecs/jpeg/markers.ts';
import { isNamed, type JpegSegment, jpegSegments } from '../codecs/jpeg/segments.ts';
import { CHUNK_HEADER, webpChunks } from '../codecs/webp/chunks.ts';
import { gifDetails } from '../details/gif.ts';
import { isImageError } from '../errors/errors.ts';
import type { FormatId } from '../formats/format.ts';
import { itemsOfHeif } from '../formats/heif-metadata.ts';
import { writeExif } from '../metadata/exif.ts';
import { bareIptc } from '../metadata/iptc.ts';
import { exifOfTiff } from '../metadata/tiff-exif.ts';
import type { Carried } from './carried.ts';
import { ExifBlock } from './exif-block.ts';
import { readPng } from './read-png.ts';
import { extensionOf, withExtension, withoutReference } from './xmp-packet.ts';

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const PHOTOSHOP = 'Photoshop 3.0\0';
/** A segment of an extension: the name, 32 digits of the identifier, the length of all, an offset. */
export const EXTENSION = 'http://ns.adobe.com/xmp/extension/\0';
const IDENTIFIER_BYTES = 32;
/** The largest extension. Segments state its length, which need not be true. */
const MAX_EXTENSION = 1 << 27;

const utf8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function withoutHeader(block: Uint8Array): Uint8Array {
  return latin1(block.subarray(0, EXIF.length)) === EXIF ? block.subarray(EXIF.length) : block;
}

function readJpeg(jpeg: Uint8Array): Carried {
  const segments = [...jpegSegments(jpeg)];
  const all = (wanted: number, name: string) =>
    segments
      .filter((segment) => segment.marker === wanted && isNamed(jpeg, segment, name))
      .map(({ content, end }: JpegSegment) => jpeg.subarray(content + name.length, end));
  const [exif] = all(MARKER.APP1, EXIF);
  const [packet] = all(MARKER.APP1, XMP);
  const photoshop = concatenate(all(MARKER.APP13, PHOTOSHOP));
  const iptc = bareIptc(photoshop);
  const whole = withExtensionIn(packet && utf8(packet), all(MARKER.APP1, EXTENSION));
  return { exif, iptc, ...whole };
}

/** Joins a packet with its extension (Adobe XMP Specification, part 3, section 1.1.3.1). */
function withExtensionIn(packet: string | undefined, parts: readonly Uint8Array[]): Carried {
  const identifier = packet && extensionOf(packet);
  // The extension of a packet that was replaced belongs to nothing.
  if (!identifier) return { xmp: packet, ...(parts.length > 0 && { isPartial: true }) };
  const own = withoutReference(packet);
  const extension = extensionNamed(identifier, parts);
  const xmp = extension && withExtension(own, utf8(extension));
  return xmp ? { xmp } : { xmp: own, isPartial: true };
}

/** @returns undefined if a part is missing */
function extensionNamed(identifier: string, parts: readonly Uint8Array[]): Uint8Array | undefined {
  const isOwn = (part: Uint8Array) =>
    part.length > IDENTIFIER_BYTES + 8 && latin1(part.subarray(0, IDENTIFIER_BYTES)) === identifier;
  const own = parts.filter(isOwn);
  const numbers = (part: Uint8Array) => new DataView(part.buffer, part.byteOffset + IDENTIFIER_BYTES, 8);
  const [first] = own;
  const length = first ? numbers(first).getUint32(0) : 0;
  if (length === 0 || length > Math.min(MAX_EXTENSION, own.length * 0xffff)) return undefined;
  const extension = new Uint8Array(length);
  let filled = 0;
  for (const part of own) {
    const content = part.subarray(IDENTIFIER_BYTES + 8);
    const at = numbers(part).getUint32(4);
    if (at + content.length > length) return undefined;
    extension.set(content, at);
    filled += content.length;
  }
  return filled === length ? extension : undefined;
}

function readWebp(webp: Uint8Array): Carried {
  const found: Carried = {};
  for (const { type, start } of webpChunks(webp)) {
    const size = new DataView(webp.buffer, webp.byteOffset).getUint32(start + 4, true);
    const data = webp.subarray(start + CHUNK_HEADER, start + CHUNK_HEADER + size);
    if (type === 'EXIF') found.exif ??= withoutHeader(data);
    if (type === 'XMP ') found.xmp ??= utf8(data);
  }
  return found;
}

/** XMP (Adobe XMP Specification, part 3), IPTC (TIFF/EP) and Photoshop's resources, which may hold IPTC. */
const TIFF_FIELD = { xmp: 700, iptc: 0x83bb, photoshop: 0x8649 } as const;

function readTiff(tiff: Uint8Array): Carried {
  const read = unlessTooShort(() => new ExifBlock(tiff));
  if (!read) return { isPartial: true };
  const exif = exifOfTiff(tiff);
  const value = (tag: number) => unlessTooShort(() => read.valueOf(tag)?.slice());
  const [xmp, own, photoshop] = [TIFF_FIELD.xmp, TIFF_FIELD.iptc, TIFF_FIELD.photoshop].map(value);
  const iptc = (own && bareIptc(own)) ?? (photoshop && bareIptc(photoshop));
  const isPartial = unlessTooShort(() => read.hasMakerNote()) === true;
  return {
    exif: exif && withoutHeader(writeExif(exif)),
    iptc,
    xmp: xmp && utf8(xmp).replace(/\0+$/, ''),
    ...(isPartial && { isPartial }),
  };
}

function readHeif(heif: Uint8Array): Carried {
  const found: Carried = {};
  for (const { kind, block } of itemsOfHeif(heif)) {
    if (!block) found.isPartial = true;
    else if (kind === 'xmp') found.xmp ??= utf8(block);
    else found.exif ??= withoutHeader(behindOffset(block));
  }
  return found;
}

/** EXIF after the offset of its TIFF header (ISO/IEC 23008-12, annex A.2.1). */
function behindOffset(block: Uint8Array): Uint8Array {
  if (block.length < 4) return block;
  return block.subarray(4 + new DataView(block.buffer, block.byteOffset).getUint32(0));
}

function readJxl(jxl: Uint8Array): Carried {
  const found: Carried = {};
  if (jxl[0] === 0xff) return found;
  for (const { type, content, end } of boxes(jxl)) {
    const data = jxl.subarray(content, end);
    if (type === 'Exif') found.exif ??= withoutHeader(behindOffset(data));
    if (type === 'xml ') found.xmp ??= utf8(data);
    if (type === 'brob') found.isPartial = true;
  }
  return found;
}

/** Reads the comments and the XMP of a GIF. */
function readGif(gif: Uint8Array): Carried {
  const comments: string[] = [];
  let xmp: string | undefined;
  for (const { kind, block } of gifDetails.parts(gif)) {
    const content = gif.subarray(block?.from ?? 0, block?.to ?? 0);
    if (kind === 'text') comments.push(utf8(Uint8Array.from(bytesOfBlocks(content))));
    if (kind === 'xmp' && block) xmp ??= utf8(content);
  }
  const text = comments.join('\n');
  return { xmp, texts: text === '' ? [] : [{ keyword: 'Description', text }] };
}

const READERS: Readonly<Partial<Record<FormatId, (bytes: Uint8Array) => Carried | Promise<Carried>>>> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  tiff: readTiff,
  gif: readGif,
  avif: readHeif,
  heic: readHeif,
  jxl: readJxl,
};

/** Reads what a file states besides its picture. */
export async function readCarried(bytes: Uint8Array, format: FormatId): Promise<Carried> {
  try {
    return (await READERS[format]?.(bytes)) ?? {};
  } catch (error) {
    if (error instanceof RangeError || isImageError(error)) return { isPartial: true };
    throw error;
  }
}
