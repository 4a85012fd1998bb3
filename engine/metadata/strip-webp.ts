import { concatenate } from '../bytes/concatenate.ts';
import { orientationExif } from './orientation-exif.ts';
import { FIRST_WEBP_CHUNK, webpChunk, webpChunks } from './webp-chunks.ts';

/** EXIF and XMP in the flags of `VP8X` (RFC 9649, section 2.7). */
const FLAG = { exif: 0x08, xmp: 0x04 } as const;
/** After the chunk's type and length. */
const FLAGS_AT = 8;

/**
 * Removes EXIF, XMP and C2PA's manifest without changing a pixel.
 * @param orientation 1 to 8; 1 is left out
 */
export function stripWebp(bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const parts = [bytes.slice(0, FIRST_WEBP_CHUNK)];
  let isTurned = orientation !== 1;
  const removed = isTurned ? FLAG.xmp : FLAG.exif | FLAG.xmp;
  for (const { type, start, end } of webpChunks(bytes)) {
    if (type === 'EXIF' && isTurned) {
      parts.push(webpChunk('EXIF', orientationExif(orientation)));
      isTurned = false;
    }
    if (type === 'EXIF' || type === 'XMP ' || type === 'C2PA') continue;
    const chunk = bytes.slice(start, end);
    if (type === 'VP8X') chunk[FLAGS_AT] = (chunk[FLAGS_AT] ?? 0) & ~removed;
    parts.push(chunk);
  }
  const stripped = concatenate(parts);
  new DataView(stripped.buffer).setUint32(4, stripped.length - 8, true);
  return stripped;
}
