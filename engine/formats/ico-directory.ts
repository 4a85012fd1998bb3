/*
 * The directory of an icon: ICONDIR and its ICONDIRENTRY records.
 * Source: Microsoft, "Icons" (Win32) and the notes on PNG in icons for Windows Vista.
 */

export const ICON_HEADER = 6;
export const ICON_ENTRY = 16;

/** A picture in an icon. */
export interface IconEntry {
  width: number;
  height: number;
  /** Bits per pixel; 0 in some PNG entries. */
  bits: number;
  /** A PNG, or a bitmap without its file header. */
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Returns the largest picture of an icon, and among equal sizes the one with the most colours.
 * @throws {RangeError} if the file ends before it
 */
export function largestIcon(file: Uint8Array<ArrayBuffer>): IconEntry {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = Array.from({ length: view.getUint16(4, true) }, (_, i) => {
    const at = ICON_HEADER + i * ICON_ENTRY;
    const [size, offset] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    return {
      // One byte holds up to 255, so 0 is 256.
      width: view.getUint8(at) || 256,
      height: view.getUint8(at + 1) || 256,
      bits: view.getUint16(at + 6, true),
      bytes: file.subarray(offset, offset + size),
      isWhole: size > 0 && offset + size <= file.length,
    };
  });
  const [best] = entries.sort((a, b) => b.width * b.height - a.width * a.height || b.bits - a.bits);
  if (!best?.isWhole) throw new RangeError('An icon ends early');
  return best;
}
