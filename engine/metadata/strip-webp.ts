import { concatenate } from '../bytes.ts';

const RIFF_HEADER = 12;
/** EXIF and XMP in the flags of `VP8X` (RFC 9649, section 2.7). */
const METADATA_FLAGS = 0x08 | 0x04;

/** The same WebP without EXIF and XMP; not a pixel changes. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.slice(0, RIFF_HEADER)];
  for (let at = RIFF_HEADER; at + 8 <= bytes.length; ) {
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const chunk = bytes.slice(at, at + 8 + size + (size % 2));
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~METADATA_FLAGS;
    if (type !== 'EXIF' && type !== 'XMP ') parts.push(chunk);
    at += 8 + size + (size % 2);
  }
  const stripped = concatenate(parts);
  new DataView(stripped.buffer).setUint32(4, stripped.length - 8, true);
  return stripped;
}
