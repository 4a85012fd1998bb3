import type { Effort } from '../../../formats/effort.ts';
import { LINEAR_LIGHT } from '../../../pixels/linear-light.ts';
import type { Samples } from '../../../pixels/pixels.ts';
import { newKernel, type PaletteKernel } from '../kernel.ts';
import { PACKING } from '../packing/effort.ts';
import { bitsOf } from '../packing/layout.ts';
import { type Palette, paletteOrder } from '../packing/palette-order.ts';

/** Rows of indices as a PNG stores them. */
export interface PackedRows {
  bitDepth: 1 | 2 | 4 | 8;
  /** A zlib stream. */
  rows: Uint8Array<ArrayBuffer>;
}

/** A picture of at most 256 colours. */
export interface Indexed {
  palette: Palette;
  /** The index of each pixel's colour, row by row. */
  indices: Uint8Array<ArrayBuffer>;
  /** Compresses the rows in the smallest bit depth that the palette allows. */
  pack(effort: Effort): PackedRows;
}

/**
 * Reduces a picture to at most `count` colours, without dithering: at equal bytes, more colours score higher than dots of fewer ones
 * (README.md). A picture that has no more colours keeps them, except that invisible pixels become black.
 * @param module the compiled `kernel.wasm`
 * @param count from 2 to 256
 * @throws {WebAssembly.RuntimeError} if memory runs out
 */
export function reduced(module: WebAssembly.Module, samples: Samples, count: number): Indexed {
  const kernel = newKernel(module);
  const { width, height } = samples;
  opened(kernel, samples);
  const found = kernel.reduce(count);
  // A copy, since allocations below may detach the kernel's memory.
  const replacement = new Uint32Array(kernel.memory.buffer, kernel.replacementsOf(), found).slice();
  const tableAddress = kernel.tableFor(found);
  const indicesIn = (colours: Iterable<number>) => {
    const indexOf = new Map(Array.from(colours, (colour, i) => [colour, i]));
    bytesAt(kernel, tableAddress, found).set(Uint8Array.from(replacement, (colour) => indexOf.get(colour) ?? 0));
    return bytesAt(kernel, kernel.index(tableAddress), width * height);
  };
  const used = [...new Set(replacement)];
  const palette = paletteOrder(used, indicesIn(used), { width, height });
  const indices = indicesIn(palette).slice();
  const bitDepth = bitsOf(palette.length);
  return {
    palette,
    indices,
    pack: (effort) => {
      const size = kernel.packIndices(bitDepth, ...PACKING[effort]);
      return { bitDepth, rows: bytesAt(kernel, kernel.packedOf(), size).slice() };
    },
  };
}

const bytesAt = ({ memory }: PaletteKernel, address: number, size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(memory.buffer as ArrayBuffer, address, size);

/**
 * Returns a picture in at most `count` colours.
 * @param count from 2 to 8192; up to 256 the colours are those of `reduced`
 * @throws as `reduced`
 */
export function inFewerColours<S extends Samples>(
  module: WebAssembly.Module,
  samples: S,
  count: number,
): S & { data: Uint8Array<ArrayBuffer> } {
  const kernel = newKernel(module);
  const address = opened(kernel, samples);
  kernel.reduce(count);
  kernel.recolour();
  return { ...samples, data: bytesAt(kernel, address, samples.data.length).slice() };
}

/** Copies a picture into the kernel's memory. Returns its address. */
function opened(kernel: PaletteKernel, { data, width, height, channels }: Samples): number {
  const address = kernel.openPicture(width, height, channels);
  bytesAt(kernel, address, data.length).set(data);
  new Float32Array(kernel.memory.buffer, kernel.tableOf(), LINEAR_LIGHT.length).set(LINEAR_LIGHT);
  return address;
}
