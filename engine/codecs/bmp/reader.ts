import { bitmapRowBytes } from '../../bytes/bitmap-rows.ts';
import type { PlainPicture } from '../../decoders/decoder.ts';
import { ImageError } from '../../errors/errors.ts';

/*
 * Windows and OS/2 bitmaps: BITMAPCOREHEADER to BITMAPV5HEADER, 1 to 32 bits per pixel, with palette, bit fields or run-length
 * encoding. Our own decoder, since those on npm need Node's Buffer or lack bit depths.
 * Source: Microsoft, "Bitmap Header Types" and [MS-WMF] 2.2.2; IBM, "Bitmap File Format" (OS/2 2.0).
 */

const COMPRESSION = { none: 0, rle8: 1, rle4: 2, bitFields: 3, alphaBitFields: 6 } as const;
/** Compressions 3 and 4 of a header of OS/2 2.0, which has another meaning for them: Huffman codes, and runs of 24 bits. */
const OS2_RLE24 = 4;
const isOs2 = (headerSize: number) => headerSize === 16 || headerSize === 64;

interface Header {
  width: number;
  height: number;
  topDown: boolean;
  bits: number;
  /** Bits per value of run-length encoding; undefined without it. */
  runs: RunBits | undefined;
  /** Bit masks of red, green, blue and alpha for 16 and 32 bits. */
  masks: [number, number, number, number];
  /** Red, green and blue of each index. */
  palette: Uint8Array;
  pixelsAt: number;
}

const damaged = (what: string) => new ImageError('unreadable', `BMP: ${what}`);

type RunBits = 4 | 8 | 24;

/**
 * Returns the bits of a run-length encoding.
 * @throws {ImageError} `unsupported` for JPEG and PNG inside BMP, which only printers use, and for Huffman codes
 */
function runsOf(compression: number, headerSize: number): RunBits | undefined {
  const { rle8, rle4 } = COMPRESSION;
  if (compression === rle8) return 8;
  if (compression === rle4) return 4;
  if (isOs2(headerSize) && compression === OS2_RLE24) return 24;
  const isKnown = isOs2(headerSize) ? compression === 0 : Object.values<number>(COMPRESSION).includes(compression);
  if (!isKnown) throw new ImageError('unsupported', `BMP: compression ${compression}`);
  return undefined;
}

function readMasks(view: DataView, headerSize: number, bits: number, compression: number): Header['masks'] {
  const explicit = compression === COMPRESSION.bitFields || compression === COMPRESSION.alphaBitFields;
  const maskAt = (at: number) => view.getUint32(at, true);
  // Chromium uses the alpha mask of a header from version 4 on, whatever the compression is.
  const hasAlphaMask = explicit ? headerSize >= 56 || compression === COMPRESSION.alphaBitFields : headerSize >= 108;
  const alpha = hasAlphaMask && bits >= 16 ? maskAt(66) : 0;
  if (explicit) return [maskAt(54), maskAt(58), maskAt(62), alpha];
  return bits === 16 ? [0x7c00, 0x3e0, 0x1f, alpha] : [0xff0000, 0xff00, 0xff, alpha];
}

function readPalette(view: DataView, at: number, entrySize: 3 | 4, bits: number, used: number): Uint8Array {
  if (bits > 8) return new Uint8Array();
  // Missing entries are black.
  const palette = new Uint8Array(256 * 3);
  const count = Math.min(used || 2 ** bits, 256, Math.floor((view.byteLength - at) / entrySize));
  for (let i = 0; i < count; i++) {
    for (let channel = 0; channel < 3; channel++)
      palette[i * 3 + channel] = view.getUint8(at + i * entrySize + 2 - channel);
  }
  return palette;
}

function readHeader(view: DataView): Header {
  const headerSize = view.getUint32(14, true);
  const pixelsAt = view.getUint32(10, true);
  const core = headerSize === 12;
  const width = core ? view.getUint16(18, true) : view.getInt32(18, true);
  const signedHeight = core ? view.getInt16(20, true) : view.getInt32(22, true);
  const bits = view.getUint16(core ? 24 : 28, true);
  const compression = core ? COMPRESSION.none : view.getUint32(30, true);
  if (width <= 0 || signedHeight === 0) throw damaged(`the size is ${width}×${signedHeight}`);
  if (![1, 2, 4, 8, 16, 24, 32].includes(bits)) throw damaged(`${bits} bits per pixel`);
  const runs = runsOf(compression, headerSize);
  const masks = readMasks(view, headerSize, bits, compression);
  const size = { width, height: Math.abs(signedHeight) };
  // Some writers state a mask for a byte that they leave empty. Windows and browsers show such a picture as opaque.
  if (!hasSamples(view, masks[3], { pixelsAt, bytes: bitmapRowBytes(width, bits) * size.height, bits })) masks[3] = 0;
  const masksAfterHeader = headerSize === 40 && compression === COMPRESSION.bitFields ? 12 : 0;
  const used = core ? 0 : view.getUint32(46, true);
  const palette = readPalette(view, 14 + headerSize + masksAfterHeader, core ? 3 : 4, bits, used);
  return {
    ...size,
    topDown: signedHeight < 0,
    bits,
    runs,
    masks,
    palette,
    pixelsAt,
  };
}

/** Whether some pixel of 16 or 32 bits has a sample above 0 under a mask. */
function hasSamples(
  view: DataView,
  mask: number,
  { pixelsAt, bytes, bits }: { pixelsAt: number; bytes: number; bits: number },
): boolean {
  if (mask === 0) return false;
  const end = Math.min(pixelsAt + bytes, view.byteLength) - bits / 8;
  for (let at = pixelsAt; at <= end; at += bits / 8) {
    const value = bits === 16 ? view.getUint16(at, true) : view.getUint32(at, true);
    if ((value & mask) !== 0) return true;
  }
  return false;
}

/** Extracts a sample by mask and scales it to 8 bits. @param absent the sample of an empty mask */
function maskReader(mask: number, absent = 0): (value: number) => number {
  if (mask === 0) return () => absent;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) * 255) / most);
}

/** Returns where a row of the file is in the picture. */
const rowAt = ({ topDown, height }: Header, row: number) => (topDown ? row : height - 1 - row);

type PutPixel = (x: number, y: number, red: number, green: number, blue: number, alpha: number) => void;

function readRows(view: DataView, header: Header, put: PutPixel): void {
  const { width, height, bits, masks, palette, pixelsAt } = header;
  const rowBytes = bitmapRowBytes(width, bits);
  if (pixelsAt + rowBytes * height > view.byteLength + 3) throw damaged('the pixels end early');
  const [red, green, blue] = [maskReader(masks[0]), maskReader(masks[1]), maskReader(masks[2])];
  const alpha = maskReader(masks[3], 255);
  for (let row = 0; row < height; row++) {
    const at = pixelsAt + row * rowBytes;
    const y = rowAt(header, row);
    for (let x = 0; x < width; x++) {
      if (bits <= 8) {
        const bit = x * bits;
        const index = (view.getUint8(at + (bit >> 3)) >> (8 - bits - (bit & 7))) & (2 ** bits - 1);
        put(x, y, palette[index * 3] ?? 0, palette[index * 3 + 1] ?? 0, palette[index * 3 + 2] ?? 0, 255);
      } else if (bits === 24) {
        const p = at + x * 3;
        put(x, y, view.getUint8(p + 2), view.getUint8(p + 1), view.getUint8(p), 255);
      } else {
        const value = bits === 16 ? view.getUint16(at + x * 2, true) : view.getUint32(at + x * 4, true);
        put(x, y, red(value), green(value), blue(value), alpha(value));
      }
    }
  }
}

/**
 * Decodes run-length encoding: pairs of count and value, with escapes for end of line, end of bitmap, delta and absolute mode.
 * @param bits of a value: an index of 4 or 8 bits, or blue, green and red
 */
function readRuns(view: DataView, header: Header, bits: RunBits, put: PutPixel): void {
  const { width, height, palette, pixelsAt } = header;
  let at = pixelsAt;
  let x = 0;
  let row = 0;
  const next = () => view.getUint8(at++);
  /** Puts the value at a position of a sequence of values. */
  const putValue = (start: number, i: number) => {
    const from = start + ((i * bits) >> 3);
    const byte = view.getUint8(from);
    if (x < width && row < height) {
      const index = bits === 8 ? byte : i % 2 === 0 ? byte >> 4 : byte & 15;
      const [r = 0, g = 0, b = 0] =
        bits === 24
          ? [view.getUint8(from + 2), view.getUint8(from + 1), byte]
          : palette.subarray(index * 3, index * 3 + 3);
      put(x, rowAt(header, row), r, g, b, 255);
    }
    x += 1;
  };
  /** A run repeats one value, or two of 4 bits. */
  const perRun = bits === 4 ? 2 : 1;
  while (row < height) {
    const count = next();
    if (count > 0) {
      for (let i = 0; i < count; i++) putValue(at, i % perRun);
      at += bits === 24 ? 3 : 1;
      continue;
    }
    const code = next();
    if (code === 0) {
      x = 0;
      row += 1;
    } else if (code === 1) {
      return;
    } else if (code === 2) {
      x += next();
      row += next();
    } else {
      for (let i = 0; i < code; i++) putValue(at, i);
      const bytes = Math.ceil((code * bits) / 8);
      at += bytes + (bytes % 2);
    }
  }
}

/** @throws {ImageError} `unreadable`, or `unsupported` for compressions that no browser shows */
export async function openBmp(bytes: Uint8Array<ArrayBuffer>): Promise<PlainPicture> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const guarded = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      throw error instanceof RangeError ? damaged('the file ends early') : error;
    }
  };
  const header = guarded(() => readHeader(view));
  const { width, height, masks, runs } = header;
  const alpha = masks[3] !== 0;
  return {
    width,
    height,
    alpha,
    pixels: async () => {
      const rgba = new Uint8Array(width * height * 4);
      const put: PutPixel = (x, y, red, green, blue, opacity) => {
        const p = (y * width + x) * 4;
        rgba[p] = red;
        rgba[p + 1] = green;
        rgba[p + 2] = blue;
        rgba[p + 3] = opacity;
      };
      guarded(() => (runs ? readRuns(view, header, runs, put) : readRows(view, header, put)));
      return rgba;
    },
  };
}
