import { bitmapRowBytes } from '../../bytes/bitmap-rows.ts';
import type { PlainPicture } from '../../decoders/decoder.ts';
import { ImageError } from '../../errors/errors.ts';
import { BMP_HEADERS } from '../bmp/facts.ts';
import { openBmp } from '../bmp/reader.ts';
import { png } from '../png/facts.ts';
import { type IconPicture, largestIcon } from './directory.ts';

/*
 * Bitmaps in icons: a BMP without its file header, of twice the height. The second half is a mask of one bit per pixel, which is
 * 1 where the picture is transparent. With 32 bits per pixel the fourth byte is alpha, unless it is 0 everywhere.
 * Source: Microsoft, "Icons" (Win32).
 */

const FILE_HEADER = 14;
/** Icons have 256 pixels per side at most; a larger bitmap is no icon. */
const MAX_SIDE = 1024;

/** Adds the file header and the height of the picture alone. */
function asBmp(bitmap: Uint8Array, view: DataView, height: number, pixelsAt: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(FILE_HEADER + bitmap.length);
  const written = new DataView(file.buffer);
  file.set([0x42, 0x4d]);
  written.setUint32(2, file.length, true);
  written.setUint32(10, FILE_HEADER + pixelsAt, true);
  file.set(bitmap, FILE_HEADER);
  if (view.getUint32(0, true) === 12) written.setUint16(FILE_HEADER + 6, height, true);
  else written.setInt32(FILE_HEADER + 8, height, true);
  return file;
}

/**
 * Opens the largest picture of an icon.
 * @returns the bytes of a PNG, which the backend reads
 * @throws {ImageError} `unreadable` or `unsupported`
 */
export async function openIco(file: Uint8Array<ArrayBuffer>): Promise<PlainPicture | Uint8Array<ArrayBuffer>> {
  try {
    const picture = largestIcon(file);
    return png.recognises(picture.bytes) ? picture.bytes : await openBitmap(picture);
  } catch (error) {
    throw error instanceof RangeError ? new ImageError('unreadable', 'ICO: the file ends early') : error;
  }
}

async function openBitmap({ bytes: bitmap, stated }: IconPicture): Promise<PlainPicture> {
  const view = new DataView(bitmap.buffer, bitmap.byteOffset, bitmap.byteLength);
  const headerSize = view.getUint32(0, true);
  const core = headerSize === 12;
  const width = core ? view.getUint16(4, true) : view.getInt32(4, true);
  const height = Math.floor((core ? view.getUint16(6, true) : view.getInt32(8, true)) / 2);
  const bits = view.getUint16(core ? 10 : 14, true);
  if (!BMP_HEADERS.has(headerSize) || width < 1 || height < 1) throw new ImageError('unreadable', 'ICO: no bitmap');
  if (width > MAX_SIDE || height > MAX_SIDE) throw new ImageError('unsupported', `ICO: ${width}×${height} pixels`);
  const colours = bits > 8 ? 0 : (core ? 0 : view.getUint32(32, true)) || 2 ** bits;
  const pixelsAt = headerSize + colours * (core ? 3 : 4);
  const picture = await openBmp(asBmp(bitmap, view, height, pixelsAt));
  const rgba = await picture.pixels();

  const maskAt = pixelsAt + bitmapRowBytes(width, bits) * height;
  const alphaAt = (x: number, y: number) => view.getUint8(pixelsAt + ((height - 1 - y) * width + x) * 4 + 3);
  const maskBytes = bitmapRowBytes(width, 1);
  // Some writers omit the mask where there is alpha. A length that does not even include the pixels is wrong.
  const end = stated < maskAt ? bitmap.length : Math.min(stated, bitmap.length);
  const hasMask = maskAt + maskBytes * height <= end;
  const opacityAt = (x: number, y: number) =>
    hasMask && view.getUint8(maskAt + (height - 1 - y) * maskBytes + (x >> 3)) & (0x80 >> (x & 7)) ? 0 : 255;
  const hasAlpha = bits === 32 && somePixel(width, height, (x, y) => alphaAt(x, y) > 0);
  const read = hasAlpha ? alphaAt : opacityAt;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rgba[(y * width + x) * 4 + 3] = read(x, y);
  }
  return {
    width,
    height,
    alpha: somePixel(width, height, (x, y) => (rgba[(y * width + x) * 4 + 3] ?? 0) < 255),
    pixels: async () => rgba.slice(),
  };
}

function somePixel(width: number, height: number, is: (x: number, y: number) => boolean): boolean {
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (is(x, y)) return true;
  return false;
}
