import type { Hidden } from './inspection.ts';

const TAG = { width: 256, height: 257, photometric: 262, samples: 277 } as const;
const RGB = 2;
const HEADER_BYTES = 54;

/**
 * Returns EXIF's uncompressed thumbnail (CIPA DC-008, section 4.5.4) as a BMP that a browser can show; other pixels than RGB as they are.
 * @param strip its pixels, from the top @param numberOf a number of its directory
 */
export function uncompressedThumbnail(strip: Uint8Array, numberOf: (tag: number) => number | undefined): Hidden {
  const [width = 0, height = 0] = [numberOf(TAG.width), numberOf(TAG.height)];
  const isRgb = numberOf(TAG.photometric) === RGB && (numberOf(TAG.samples) ?? 3) === 3;
  if (!isRgb || width * height === 0 || width * height * 3 > strip.length) return { kind: 'thumbnail', bytes: strip };
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = new Uint8Array(HEADER_BYTES + row * height);
  const view = new DataView(file.buffer);
  file.set([0x42, 0x4d]);
  view.setUint32(2, file.length, true);
  view.setUint32(10, HEADER_BYTES, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, -height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [from, to] = [(y * width + x) * 3, HEADER_BYTES + y * row + x * 3];
      for (let c = 0; c < 3; c++) file[to + c] = strip[from + 2 - c] ?? 0;
    }
  }
  return { kind: 'thumbnail', mediaType: 'image/bmp', bytes: file };
}
