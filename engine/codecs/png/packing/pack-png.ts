import type { Effort } from '../../../formats/effort.ts';
import { pngChunks } from '../chunks.ts';
import { newKernel } from '../kernel.ts';
import { composePng } from './compose.ts';
import { PACKING, type Packing } from './effort.ts';
import { PALETTE, pixelBytesOf, rowBytesOf } from './layout.ts';
import { readSamples } from './png-samples.ts';
import { layoutsOf, type Reduced } from './reductions.ts';

/** Samples are compressed less thoroughly than indices (`PACKING`), of which there are a third as many. */
const OF_SAMPLES: Packing = { ...PACKING, usual: [48, 1], best: [200, 3] };

/** Up to this many pixels, each layout is packed, since a palette's own bytes may be more than it saves. */
const FEW_PIXELS = 1 << 14;

/**
 * Compresses a PNG losslessly: in fewer bits and channels or a palette where that shows the same, with the filters that compress best.
 * Metadata stays. Returns the input if that saves nothing.
 * @param module the compiled `kernel.wasm`
 * @throws {WebAssembly.RuntimeError} if memory runs out
 * @throws {TypeError} if the input is damaged or interlaced
 */
export async function packPng(
  module: WebAssembly.Module,
  png: Uint8Array<ArrayBuffer>,
  effort: Effort = 'usual',
): Promise<Uint8Array<ArrayBuffer>> {
  const samples = await readSamples(png);
  const types = new Set([...pngChunks(png)].map(({ type }) => type));
  const isKeyed = types.has('tRNS');
  const layouts = isKeyed ? [samples] : layoutsOf(samples, types.has('iCCP'));
  const tried = samples.width * samples.height <= FEW_PIXELS ? layouts : layouts.slice(0, 1);
  const made = tried.map((layout) => composePng(png, { ...layout, rows: packed(module, layout, effort) }));
  return made.reduce((least, one) => (one.length < least.length ? one : least), png);
}

/** Compresses the rows. Indices of a palette have no filters, since neighbouring ones are no similar colours. */
function packed(module: WebAssembly.Module, layout: Reduced, effort: Effort): Uint8Array {
  const kernel = newKernel(module);
  const { data, height, colourType, depth } = layout;
  const address = kernel.openRows(rowBytesOf(layout), height, pixelBytesOf(layout));
  new Uint8Array(kernel.memory.buffer, address, data.length).set(data);
  const isFiltered = colourType !== PALETTE && depth >= 8;
  const size = kernel.packRows(Number(isFiltered), ...(isFiltered ? OF_SAMPLES : PACKING)[effort]);
  return new Uint8Array(kernel.memory.buffer, kernel.packedOf(), size).slice();
}
