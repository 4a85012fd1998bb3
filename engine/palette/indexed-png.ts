import { concatenate } from '../bytes/concatenate.ts';
import type { Size } from '../geometry/steps.ts';
import { pngChunk, pngChunks, pngData } from '../metadata/png-chunks.ts';
import type { Indexed, PackedRows } from './reduced.ts';

/** Offsets in the data of IHDR, and the colour type of a palette (PNG, third edition, 11.2.1). */
const DEPTH_AT = 8;
const COLOUR_TYPE_AT = 9;
const PALETTE_TYPE = 3;

/**
 * Composes a PNG with a palette.
 * @param carrier a PNG in colour, whose metadata the result has
 */
export function indexedPng(
  carrier: Uint8Array,
  { palette, bitDepth, rows, width, height }: Size & Pick<Indexed, 'palette'> & PackedRows,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [carrier.subarray(0, 8)];
  let isWritten = false;
  for (const chunk of pngChunks(carrier)) {
    if (chunk.type === 'IHDR') {
      parts.push(pngChunk('IHDR', header(pngData(carrier, chunk), { width, height, bitDepth })));
    } else if (chunk.type !== 'IDAT') {
      parts.push(carrier.subarray(chunk.start, chunk.end));
    } else if (!isWritten) {
      parts.push(...paletteChunks(palette), pngChunk('IDAT', rows));
      isWritten = true;
    }
  }
  return concatenate(parts);
}

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
