/*
 * The directory of an icon: ICONDIR and its ICONDIRENTRY records.
 * Source: Microsoft, "Icons" (Win32) and the notes on PNG in icons for Windows Vista.
 */

export const ICON_HEADER = 6;
export const ICON_ENTRY = 16;

export interface IconPicture {
  /** The file from the picture on: a PNG, or a bitmap without its file header. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The length that the directory states. Some writers state a wrong one, which Windows and browsers ignore. */
  stated: number;
}

/**
 * Returns the largest picture of an icon, and among equal sizes the one with the most colours.
 * @throws {RangeError} if the file ends before it
 */
export function largestIcon(file: Uint8Array<ArrayBuffer>): IconPicture {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = Array.from({ length: view.getUint16(4, true) }, (_, i) => {
    const at = ICON_HEADER + i * ICON_ENTRY;
    return {
      // One byte holds up to 255, so 0 is 256.
      area: (view.getUint8(at) || 256) * (view.getUint8(at + 1) || 256),
      // Bits per pixel; 0 for some PNGs.
      bits: view.getUint16(at + 6, true),
      stated: view.getUint32(at + 8, true),
      bytes: file.subarray(view.getUint32(at + 12, true)),
    };
  });
  const [best] = entries.sort((a, b) => b.area - a.area || b.bits - a.bits);
  if (!best || best.bytes.length === 0) throw new RangeError('An icon ends early');
  return best;
}
