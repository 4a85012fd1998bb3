import { endOfGif } from '../animation/gif-file.ts';
import { endOfImage, JPEG_MARKER } from '../metadata/jpeg-segments.ts';
import { pngChunks } from '../metadata/png-chunks.ts';

/*
 * Whether a file has its end. WebKit's decoders do not check, and leave the missing part blank.
 */

const JPEG_SIGNATURE = 2;
const RIFF_HEADER = 8;

/** Whether the end-of-image marker exists. Data after it may be truncated. */
export function isCompleteJpeg(bytes: Uint8Array): boolean {
  const [before, last] = bytes.subarray(-2);
  // Most files end with it, which saves a search through all scans.
  const endsWithIt = before === 0xff && last === JPEG_MARKER.endOfImage;
  return endsWithIt || endOfImage(bytes, JPEG_SIGNATURE) !== undefined;
}

export function isCompletePng(bytes: Uint8Array): boolean {
  for (const { type } of pngChunks(bytes)) if (type === 'IEND') return true;
  return false;
}

/** Whether the file has the length in the RIFF header. */
export function isCompleteWebp(bytes: Uint8Array): boolean {
  if (bytes.length < RIFF_HEADER) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return RIFF_HEADER + view.getUint32(4, true) <= bytes.length;
}

/** Whether the last block of data is whole. Every reader does without the trailer. */
export const isCompleteGif = (bytes: Uint8Array): boolean => endOfGif(bytes) <= bytes.length;
