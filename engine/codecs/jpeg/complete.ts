import * as MARKER from './markers.ts';
import { endOfImage } from './segments.ts';

const JPEG_SIGNATURE = 2;

/**
 * Whether a JPEG has its end-of-image marker. Data after it may be truncated. WebKit's decoders do not check, and leave the missing
 * part blank.
 */
export function isCompleteJpeg(bytes: Uint8Array): boolean {
  const [before, last] = bytes.subarray(-2);
  // Most files end with it, which saves a search through all scans.
  const endsWithIt = before === 0xff && last === MARKER.EOI;
  return endsWithIt || endOfImage(bytes, JPEG_SIGNATURE) !== undefined;
}
