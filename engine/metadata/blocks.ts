/* Blocks of metadata as files hold them. */

const EXIF = 'Exif\0\0';

export const utf8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Decodes a text of unknown encoding: UTF-8 if it is valid, otherwise Latin 1. */
export function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.slice());
  } catch {
    return latin1(bytes);
  }
}

export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Returns EXIF from its TIFF header on. */
export function withoutHeader(block: Uint8Array): Uint8Array {
  return latin1(block.subarray(0, EXIF.length)) === EXIF ? block.subarray(EXIF.length) : block;
}

/** EXIF after the offset of its TIFF header (ISO/IEC 23008-12, annex A.2.1). */
export function behindOffset(block: Uint8Array): Uint8Array {
  if (block.length < 4) return block;
  return block.subarray(4 + new DataView(block.buffer, block.byteOffset).getUint32(0));
}
