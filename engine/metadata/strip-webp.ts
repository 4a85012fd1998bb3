import { concatenate } from '../bytes.ts';
import { FIRST_WEBP_CHUNK, webpChunks } from './webp-chunks.ts';

/** EXIF and XMP in the flags of `VP8X` (RFC 9649, section 2.7). */
const METADATA_FLAGS = 0x08 | 0x04;
/** After the chunk's type and length. */
const FLAGS_AT = 8;

/** Removes EXIF and XMP without changing a pixel. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = [bytes.slice(0, FIRST_WEBP_CHUNK)];
  for (const { type, start, end } of webpChunks(bytes)) {
    if (type === 'EXIF' || type === 'XMP ') continue;
    const chunk = bytes.slice(start, end);
    if (type === 'VP8X') chunk[FLAGS_AT] = (chunk[FLAGS_AT] ?? 0) & ~METADATA_FLAGS;
    parts.push(chunk);
  }
  const stripped = concatenate(parts);
  new DataView(stripped.buffer).setUint32(4, stripped.length - 8, true);
  return stripped;
}
