import type { EncodeOptions } from '../formats/format.ts';
import type { Samples } from '../formats/rounded.ts';
import { PACKING } from '../packing/kernel.ts';
import { type Palette, paletteOrder } from '../packing/palette-order.ts';
import { bitsOf } from '../packing/reductions.ts';
import { LINEAR_LIGHT } from '../score/linear-light.ts';
import { type Kernel, newKernel } from './kernel.ts';

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
  pack(effort: EncodeOptions['effort']): PackedRows;
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
  const { data, width, height, channels } = samples;
  const address = kernel.open(width, height, channels);
  bytesAt(kernel, address, data.length).set(data);
  new Float32Array(kernel.memory.buffer, kernel.tableOf(), LINEAR_LIGHT.length).set(LINEAR_LIGHT);
  const found = kernel.reduce(count);
  const replacement = new Uint32Array(kernel.memory.buffer, kernel.replacementsOf(), found);
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
      const size = kernel.pack(bitDepth, ...PACKING[effort]);
      return { bitDepth, rows: bytesAt(kernel, kernel.packedOf(), size).slice() };
    },
  };
}

const bytesAt = ({ memory }: Kernel, address: number, size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(memory.buffer as ArrayBuffer, address, size);

/** Returns the samples of a picture with a palette. @param channels 3 drops alpha */
export function samplesOf(
  { palette, indices }: Pick<Indexed, 'palette' | 'indices'>,
  channels: number,
): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(channels * indices.length);
  let to = 0;
  for (const index of indices) {
    const colour = palette[index] ?? 0;
    for (let c = 0; c < channels; c++) data[to++] = colour >>> (8 * c);
  }
  return data;
}

/**
 * Returns a picture in the colours of `reduced`.
 * @throws as `reduced`
 */
export const inPalette = <S extends Samples>(module: WebAssembly.Module, samples: S, count: number): S => ({
  ...samples,
  data: samplesOf(reduced(module, samples, count), samples.channels),
});
