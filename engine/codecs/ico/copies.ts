import { bitmapRowBytes } from '../../bytes/bitmap-rows.ts';
import { concatenate } from '../../bytes/concatenate.ts';
import type { Size } from '../../geometry/steps.ts';
import type { Pixels } from '../../pixels/pixels.ts';
import type { Copies } from '../file-work.ts';
import { ICON_ENTRY, ICON_HEADER } from './directory.ts';

/*
 * Icons: the picture, and smaller copies of it at the sizes that tabs, bookmarks and Windows show, so that none is scaled there.
 * As Windows's guidelines require, pictures up to 48 pixels are bitmaps and larger ones PNGs: readers before Windows Vista know
 * only bitmaps, and a bitmap of 256 pixels has 256 KB.
 * Source: Microsoft, "Icons" (Win32) and "Icon design guidelines".
 */

/** BITMAPINFOHEADER. */
const BITMAP_HEADER = 40;

/** Encodes 32 bits per pixel, rows from the bottom, then the mask: 1 for a pixel that is fully transparent. */
function bitmapOf({ data, width, height, channels }: Pixels): Uint8Array<ArrayBuffer> {
  const maskRow = bitmapRowBytes(width, 1);
  const maskAt = BITMAP_HEADER + width * height * 4;
  const bytes = new Uint8Array(maskAt + maskRow * height);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, BITMAP_HEADER, true);
  view.setInt32(4, width, true);
  // The picture and the mask.
  view.setInt32(8, height * 2, true);
  view.setUint16(12, 1, true);
  view.setUint16(14, 32, true);
  view.setUint32(20, bytes.length - BITMAP_HEADER, true);
  for (let y = 0; y < height; y++) {
    const row = height - 1 - y;
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * channels;
      const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(from, from + channels);
      bytes.set([blue, green, red, alpha], BITMAP_HEADER + (row * width + x) * 4);
      if (alpha === 0)
        bytes[maskAt + row * maskRow + (x >> 3)] = (bytes[maskAt + row * maskRow + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return bytes;
}

/** Joins the pictures behind their directory. */
function iconOf(entries: readonly (Size & { bytes: Uint8Array<ArrayBuffer> })[]): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(ICON_HEADER + entries.length * ICON_ENTRY);
  const view = new DataView(head.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, entries.length, true);
  let offset = head.length;
  for (const [i, { width, height, bytes }] of entries.entries()) {
    const at = ICON_HEADER + i * ICON_ENTRY;
    // 256 becomes 0 in a byte.
    view.setUint8(at, width);
    view.setUint8(at + 1, height);
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, bytes.length, true);
    view.setUint32(at + 12, offset, true);
    offset += bytes.length;
  }
  return concatenate([head, ...entries.map(({ bytes }) => bytes)]);
}

export const icoCopies: Copies = { sides: [48, 32, 16], longestEncoded: 48, encode: bitmapOf, join: iconOf };
