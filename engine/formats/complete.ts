import { pngChunks } from '../metadata/png-chunks.ts';
import { endOfImage } from '../metadata/strip-jpeg.ts';

/*
 * Whether a file is complete. WebKit's decoders do not check, and leave the missing part blank.
 */

const JPEG_SIGNATURE = 2;
const RIFF_HEADER = 8;

/** Whether the end-of-image marker exists. Data after it may be truncated. */
export function isCompleteJpeg(bytes: Uint8Array): boolean {
  return endOfImage(bytes, JPEG_SIGNATURE) !== undefined;
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
