import { endOfImage } from '../metadata/strip-jpeg.ts';

/*
 * Does a file reach the end that its own structure names? A decoder that never asks shows what there is and leaves the
 * rest blank, as WebKit's does.
 */

const JPEG_SIGNATURE = 2;
const PNG_SIGNATURE = 8;
/** Length, type and checksum around a chunk's data. */
const PNG_CHUNK = 12;
const RIFF_HEADER = 8;

/** The marker that ends the picture is there; what stands behind it may break off. */
export function isCompleteJpeg(bytes: Uint8Array): boolean {
  return endOfImage(bytes, JPEG_SIGNATURE) !== undefined;
}

export function isCompletePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG_SIGNATURE; at + PNG_CHUNK <= bytes.length; at += PNG_CHUNK + view.getUint32(at)) {
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'IEND') return true;
  }
  return false;
}

/** The length that the container states fits into the file. */
export function isCompleteWebp(bytes: Uint8Array): boolean {
  if (bytes.length < RIFF_HEADER) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return RIFF_HEADER + view.getUint32(4, true) <= bytes.length;
}
