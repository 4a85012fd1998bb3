import { pngChunks } from '../metadata/png-chunks.ts';
import { endOfImage } from '../metadata/strip-jpeg.ts';

/*
 * Does a file reach the end that its own structure names? A decoder that never asks shows what there is and leaves the
 * rest blank, as WebKit's does.
 */

const JPEG_SIGNATURE = 2;
const RIFF_HEADER = 8;

/** The marker that ends the picture is there; what stands behind it may break off. */
export function isCompleteJpeg(bytes: Uint8Array): boolean {
  return endOfImage(bytes, JPEG_SIGNATURE) !== undefined;
}

export function isCompletePng(bytes: Uint8Array): boolean {
  for (const { type } of pngChunks(bytes)) if (type === 'IEND') return true;
  return false;
}

/** The length that the container states fits into the file. */
export function isCompleteWebp(bytes: Uint8Array): boolean {
  if (bytes.length < RIFF_HEADER) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return RIFF_HEADER + view.getUint32(4, true) <= bytes.length;
}
