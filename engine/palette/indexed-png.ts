import { concatenate } from '../bytes/concatenate.ts';
import type { Size } from '../geometry/steps.ts';
import { pngChunk, pngChunks, pngData } from '../metadata/png-chunks.ts';
import type { Indexed } from './reduced.ts';

/** Offsets in the data of IHDR, and the colour type of a palette (PNG, third edition, 11.2.1). */
const DEPTH_AT = 8;
const COLOUR_TYPE_AT = 9;
const PALETTE_TYPE = 3;

/** Rows of indices as they are stored: as many in a byte as fit. */
export interface PackedRows {
  rows: Uint8Array<ArrayBuffer>;
  rowBytes: number;
  bitDepth: 1 | 2 | 4 | 8;
}

/** Packs indices in the smallest bit depth that the palette allows, the leftmost pixel in the high bits (section 7.2). */
export function packedRows({ palette, indices }: Indexed, { width, height }: Size): PackedRows {
  const bitDepth = palette.length <= 2 ? 1 : palette.length <= 4 ? 2 : palette.length <= 16 ? 4 : 8;
  const rowBytes = Math.ceil((width * bitDepth) / 8);
  if (bitDepth === 8) return { rows: indices, rowBytes, bitDepth };
  const perByte = 8 / bitDepth;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = y * rowBytes + Math.floor(x / perByte);
      rows[at] = (rows[at] ?? 0) | ((indices[i] ?? 0) << (8 - bitDepth * ((x % perByte) + 1)));
    }
  }
  return { rows, rowBytes, bitDepth };
}

/**
 * Composes a PNG with a palette.
 * @param carrier a PNG in colour, whose metadata the result has
 * @param pixels a PNG of one 8-bit channel whose rows are the packed rows, unfiltered
 */
export function indexedPng(
  carrier: Uint8Array,
  pixels: Uint8Array,
  { palette, bitDepth, width, height }: Size & Pick<Indexed, 'palette'> & Pick<PackedRows, 'bitDepth'>,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [carrier.subarray(0, 8)];
  let isWritten = false;
  for (const chunk of pngChunks(carrier)) {
    if (chunk.type === 'IHDR') {
      parts.push(pngChunk('IHDR', header(pngData(carrier, chunk), { width, height, bitDepth })));
    } else if (chunk.type !== 'IDAT') {
      parts.push(carrier.subarray(chunk.start, chunk.end));
    } else if (!isWritten) {
      parts.push(...paletteChunks(palette), ...dataChunks(pixels));
      isWritten = true;
    }
  }
  return concatenate(parts);
}

const dataChunks = (png: Uint8Array): Uint8Array[] =>
  [...pngChunks(png)].filter(({ type }) => type === 'IDAT').map(({ start, end }) => png.subarray(start, end));

function header(data: Uint8Array, { width, height, bitDepth }: Size & { bitDepth: number }): Uint8Array {
  const made = new Uint8Array(data);
  const view = new DataView(made.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  made[DEPTH_AT] = bitDepth;
  made[COLOUR_TYPE_AT] = PALETTE_TYPE;
  return made;
}

function paletteChunks(palette: Uint32Array): Uint8Array[] {
  const colours = Uint8Array.from(
    { length: 3 * palette.length },
    (_, i) => (palette[Math.floor(i / 3)] ?? 0) >>> (8 * (i % 3)),
  );
  const alphas = Uint8Array.from(
    palette.filter((colour) => colour >>> 24 < 255),
    (colour) => colour >>> 24,
  );
  return [pngChunk('PLTE', colours), ...(alphas.length > 0 ? [pngChunk('tRNS', alphas)] : [])];
}
