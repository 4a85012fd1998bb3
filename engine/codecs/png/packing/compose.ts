import { concatenate } from '../../../bytes/concatenate.ts';
import type { Size } from '../../../geometry/steps.ts';
import { pngChunk, pngChunks, pngData } from '../chunks.ts';

/** Offsets in the data of IHDR (PNG, third edition, 11.2.1). */
const DEPTH_AT = 8;
const COLOUR_TYPE_AT = 9;

/** Chunks that belong to samples in a certain layout, and are no part of how the picture looks: PLTE may suggest colours for RGB. */
const OF_LAYOUT = ['PLTE', 'bKGD', 'sBIT', 'hIST'];

export interface PngParts extends Size {
  /** Bits of a sample. */
  depth: number;
  colourType: number;
  /** Red in the lowest byte, then green, blue and alpha. Translucent colours are first. */
  palette?: Uint32Array | undefined;
  /** A zlib stream. */
  rows: Uint8Array;
}

/**
 * Composes a PNG.
 * @param carrier a PNG whose other chunks the result has
 */
export function composePng(carrier: Uint8Array, { palette, rows, ...header }: PngParts): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [carrier.subarray(0, 8)];
  let isSame = false;
  let isWritten = false;
  for (const chunk of pngChunks(carrier)) {
    const { type, start, end } = chunk;
    if (type === 'IHDR') {
      const before = pngData(carrier, chunk);
      isSame = before[DEPTH_AT] === header.depth && before[COLOUR_TYPE_AT] === header.colourType;
      parts.push(pngChunk('IHDR', headerOf(before, header)));
    } else if (type === 'IDAT') {
      if (!isWritten) parts.push(...(palette ? paletteChunks(palette) : []), pngChunk('IDAT', rows));
      isWritten = true;
    } else if (isSame || !OF_LAYOUT.includes(type)) parts.push(carrier.subarray(start, end));
  }
  return concatenate(parts);
}

function headerOf(
  before: Uint8Array,
  { width, height, depth, colourType }: Omit<PngParts, 'palette' | 'rows'>,
): Uint8Array {
  const made = new Uint8Array(before);
  const view = new DataView(made.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  made[DEPTH_AT] = depth;
  made[COLOUR_TYPE_AT] = colourType;
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
