/** Whether `head` has these bytes at `offset`. Text is Latin-1. */
export function hasBytes(head: Uint8Array, offset: number, bytes: string | readonly number[]): boolean {
  const expected = typeof bytes === 'string' ? Array.from(bytes, (c) => c.charCodeAt(0)) : bytes;
  return head.length >= offset + expected.length && expected.every((byte, i) => head[offset + i] === byte);
}

/**
 * The brands of an ISO base media file (ISO/IEC 14496-12, section 4.3): the major brand first. Empty for other files.
 */
export function fileTypeBrands(head: Uint8Array): string[] {
  if (!hasBytes(head, 4, 'ftyp') || head.length < 16) return [];
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const end = Math.min(size, head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) {
    // Bytes 12 to 15 are the minor version, not a brand.
    if (at !== 12) brands.push(String.fromCharCode(...head.subarray(at, at + 4)));
  }
  return brands;
}
