/*
 * The directory of an icon: ICONDIR and its ICONDIRENTRY records.
 * Source: Microsoft, "Icons" (Win32) and the notes on PNG in icons for Windows Vista.
 */

export const ICON_HEADER = 6;
export const ICON_ENTRY = 16;

/**
 * Returns the largest picture of an icon, and among equal sizes the one with the most colours: a PNG, or a bitmap without its
 * file header.
 * @throws {RangeError} if the file ends before it
 */
export function largestIcon(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = Array.from({ length: view.getUint16(4, true) }, (_, i) => {
    const at = ICON_HEADER + i * ICON_ENTRY;
    const [size, offset] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    return {
      // One byte holds up to 255, so 0 is 256.
      area: (view.getUint8(at) || 256) * (view.getUint8(at + 1) || 256),
      // Bits per pixel; 0 for some PNGs.
      bits: view.getUint16(at + 6, true),
      bytes: file.subarray(offset, offset + size),
      isWhole: size > 0 && offset + size <= file.length,
    };
  });
  const [best] = entries.sort((a, b) => b.area - a.area || b.bits - a.bits);
  if (!best?.isWhole) throw new RangeError('An icon ends early');
  return best.bytes;
}
