/** Straight RGBA, row by row from the top. */
interface IconPixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** ICONDIR and ICONDIRENTRY, BITMAPINFOHEADER (Microsoft, "Icons", Win32). */
const [HEADER, ENTRY, BITMAP_HEADER] = [6, 16, 40];

/**
 * Reads the largest bitmap of an icon that the engine wrote: 32 bits per pixel, rows from the bottom.
 * @throws {RangeError} if the file ends early
 */
export function iconPixels(file: Uint8Array<ArrayBuffer>): IconPixels {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = Array.from({ length: view.getUint16(4, true) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    return { width: view.getUint8(at), height: view.getUint8(at + 1), offset: view.getUint32(at + 12, true) };
  });
  const largest = entries.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
  const { width, height, offset } = largest;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = offset + BITMAP_HEADER + ((height - 1 - y) * width + x) * 4;
      const [blue, green, red, alpha] = [0, 1, 2, 3].map((channel) => view.getUint8(from + channel));
      data.set([red ?? 0, green ?? 0, blue ?? 0, alpha ?? 0], (y * width + x) * 4);
    }
  return { width, height, data };
}
