import type { Picture } from '../backends/backend.ts';
import { bitmapRowBytes } from '../bytes/bitmap-rows.ts';
import { concatenate } from '../bytes/concatenate.ts';
import { ICON_ENTRY, ICON_HEADER } from '../codecs/ico/directory.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { Write } from '../writers/picture-writer.ts';

/*
 * Icons: the picture, and smaller copies of it at the sizes that tabs, bookmarks and Windows show, so that none is scaled there.
 * As Windows's guidelines require, pictures up to 48 pixels are bitmaps and larger ones PNGs: readers before Windows Vista know
 * only bitmaps, and a bitmap of 256 pixels has 256 KB.
 * Source: Microsoft, "Icons" (Win32) and "Icon design guidelines".
 */

const COPIES = [48, 32, 16] as const;
const LARGEST_BITMAP = 48;
/** BITMAPINFOHEADER. */
const BITMAP_HEADER = 40;

/** A picture in the file. */
interface Entry extends Size {
  bytes: Uint8Array<ArrayBuffer>;
}

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
function iconOf(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
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

/**
 * Writes an icon.
 * @param inner the format of pictures above 48 pixels
 * @throws {ImageError} `codec-failed`, or `unreadable` if decoding happens only now
 */
export async function writeIco(
  picture: Picture,
  format: Format,
  inner: Format,
  options: EncodeOptions,
  write: Write,
): Promise<Uint8Array<ArrayBuffer>> {
  const longest = Math.max(picture.width, picture.height);
  // Rows may be decoded while they are read, which works once.
  using held = picture.withPixels(await picture.pixels(format));
  // An icon holds what its format holds, whichever file is inside.
  const plain: Format = { ...inner, holds: { ...inner.holds, ...format.holds } };
  const entryOf = async (copy: Picture): Promise<Entry> => {
    const isBitmap = Math.max(copy.width, copy.height) <= LARGEST_BITMAP;
    const bytes = isBitmap
      ? bitmapOf(await copy.pixels(format))
      : await write(copy, plain, { ...options, lossless: true, packs: false });
    return { width: copy.width, height: copy.height, bytes };
  };
  const entries = [await entryOf(held)];
  for (const side of COPIES.filter((side) => side < longest)) {
    using copy = held.variant({ scale: side / longest, blur: 0, smoothing: 'high' });
    entries.push(await entryOf(copy));
  }
  return iconOf(entries.reverse());
}
