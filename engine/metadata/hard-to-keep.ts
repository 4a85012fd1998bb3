import { boxes } from '../bytes/boxes.ts';
import { unlessTooShort } from '../bytes/unless-too-short.ts';
import { readExif, TAG } from './exif.ts';
import { isNamed, JPEG_MARKER, jpegSegments } from './jpeg-segments.ts';
import { pngChunks } from './png-chunks.ts';
import { CHUNK_HEADER, webpChunks } from './webp-chunks.ts';

/*
 * Metadata that a new file cannot have, or not in every format. Found without reading values, since every probe does.
 */

/** Metadata of a file that may be lost although metadata is kept. */
export interface HardToKeep {
  /** A C2PA manifest: a signature of the file's bytes. */
  credentials?: true;
  /** The notes of a camera's maker in EXIF. */
  makerNote?: true;
  /** Texts with keywords that no other format has fields for. */
  texts?: true;
}

/** PNG's keywords that other formats have fields for (PNG, third edition, section 11.3.3.1), in lower case. */
export const KNOWN_KEYWORDS = [
  ...['title', 'author', 'description', 'copyright', 'creation time', 'software', 'disclaimer'],
] as const;
/** Texts that hold another block: XMP, and ImageMagick's profiles. */
const BLOCK_KEYWORD = /^(?:XML:com\.adobe\.xmp$|Raw profile type )/;
const LONGEST_KEYWORD = 79;

/** The label of a C2PA manifest store (C2PA 2.1, section 11.1.4.2), and how far from the start of a box it is. */
const STORE = 'c2pa';
const STORE_WITHIN = 128;
/** The box of a manifest in ISO media files (C2PA 2.1, annex A.5). */
const C2PA_UUID = 'd8fec3d61b0e483c92975828877ec481';
const C2PA_TIFF_TAG = 0xcd41;
const APP11 = 0xeb;

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function inExif(block: Uint8Array): HardToKeep {
  return readExif(block)?.exif.some(({ tag }) => tag === TAG.makerNote) ? { makerNote: true } : {};
}

export function hardInJpeg(jpeg: Uint8Array): HardToKeep {
  const found: HardToKeep = {};
  for (const segment of jpegSegments(jpeg)) {
    const { marker, content, end } = segment;
    if (marker === JPEG_MARKER.app1 && isNamed(jpeg, segment, 'Exif\0')) {
      Object.assign(found, inExif(jpeg.subarray(content, end)));
    }
    const start = marker === APP11 ? latin1(jpeg.subarray(content, Math.min(end, content + STORE_WITHIN))) : '';
    if (start.includes(STORE)) found.credentials = true;
  }
  return found;
}

export function hardInPng(png: Uint8Array): HardToKeep {
  const found: HardToKeep = {};
  for (const { type, data, end } of pngChunks(png)) {
    if (type === 'caBX') found.credentials = true;
    if (type === 'eXIf') Object.assign(found, inExif(png.subarray(data, end - 4)));
    if (type !== 'tEXt' && type !== 'zTXt' && type !== 'iTXt') continue;
    const [keyword = ''] = latin1(png.subarray(data, Math.min(end - 4, data + LONGEST_KEYWORD + 1))).split('\0');
    const isKnown = (KNOWN_KEYWORDS as readonly string[]).includes(keyword.toLowerCase());
    if (!isKnown && !BLOCK_KEYWORD.test(keyword)) found.texts = true;
  }
  return found;
}

export function hardInWebp(webp: Uint8Array): HardToKeep {
  const found: HardToKeep = {};
  for (const { type, start, end } of webpChunks(webp)) {
    if (type === 'C2PA') found.credentials = true;
    if (type === 'EXIF') Object.assign(found, inExif(webp.subarray(start + CHUNK_HEADER, end)));
  }
  return found;
}

export function hardInTiff(tiff: Uint8Array): HardToKeep {
  const read = unlessTooShort(() => readExif(tiff));
  return {
    ...(read?.image.some(({ tag }) => tag === C2PA_TIFF_TAG) && { credentials: true }),
    ...(read?.exif.some(({ tag }) => tag === TAG.makerNote) && { makerNote: true }),
  };
}

export function hardInBoxes(file: Uint8Array): HardToKeep {
  if (file[0] === 0xff) return {};
  for (const { type, content } of boxes(file)) {
    const start = file.subarray(content, content + STORE_WITHIN);
    const isJumbf = type === 'jumb' && latin1(start).includes(STORE);
    if (isJumbf || (type === 'uuid' && hex(start.subarray(0, 16)) === C2PA_UUID)) return { credentials: true };
  }
  return {};
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
