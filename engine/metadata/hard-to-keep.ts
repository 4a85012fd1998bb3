import * as MARKER from '../codecs/jpeg/markers.ts';
import { isNamed, jpegSegments } from '../codecs/jpeg/segments.ts';
import { readExif, TAG } from './exif.ts';

/*
 * Metadata that a new file cannot have, or not in every format. Found without reading values, since every probe does. This is what
 * all formats need, and JPEG, which nearly every visitor has.
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

/** The label of a C2PA manifest store (C2PA 2.1, section 11.1.4.2), and how far from the start of a box it is. */
export const STORE = 'c2pa';
export const STORE_WITHIN = 128;
const APP11 = 0xeb;

export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

export function inExif(block: Uint8Array): HardToKeep {
  return readExif(block)?.exif.some(({ tag }) => tag === TAG.makerNote) ? { makerNote: true } : {};
}

export function hardInJpeg(jpeg: Uint8Array): HardToKeep {
  const found: HardToKeep = {};
  for (const segment of jpegSegments(jpeg)) {
    const { marker, content, end } = segment;
    if (marker === MARKER.APP1 && isNamed(jpeg, segment, 'Exif\0')) {
      Object.assign(found, inExif(jpeg.subarray(content, end)));
    }
    const start = marker === APP11 ? latin1(jpeg.subarray(content, Math.min(end, content + STORE_WITHIN))) : '';
    if (start.includes(STORE)) found.credentials = true;
  }
  return found;
}
