import { concatenate } from '../../bytes/concatenate.ts';
import type { Ending } from '../../decoders/ending.ts';
import { pngChunk, pngChunks } from './chunks.ts';
import { type Layout, rowBytesOf } from './packing/layout.ts';
import { PASSES } from './rows.ts';

/** Length and type of a chunk. */
const CHUNK_HEADER = 8;

/** Returns the length of the data of a zlib stream, up to where that ends. */
async function inflatedLength(zlib: Uint8Array<ArrayBuffer>): Promise<number> {
  const reader = new Blob([zlib]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return length;
      length += value.length;
    }
  } catch {
    // The stream ends early.
    return length;
  }
}

/** A row has a byte for its filter. */
const storedRow = (layout: Layout) => 1 + rowBytesOf(layout);

function interlacedLength(layout: Layout): number {
  return PASSES.reduce((sum, [left, top, right, down]) => {
    const width = Math.ceil((layout.width - left) / right);
    const rows = Math.ceil((layout.height - top) / down);
    return width > 0 && rows > 0 ? sum + rows * storedRow({ ...layout, width }) : sum;
  }, 0);
}

/** Ends a PNG after its last whole row. Of an interlaced one libvips reads no part, and of an animated one other code reads frames. */
export async function endingOfPng(bytes: Uint8Array<ArrayBuffer>): Promise<Ending | undefined> {
  const chunks = [...pngChunks(bytes)];
  const stored = chunks.filter(({ type }) => type === 'IDAT');
  const [first] = stored;
  if (chunks[0]?.type !== 'IHDR' || !first || chunks.some(({ type }) => type === 'acTL')) return undefined;
  const parts = stored.map(({ data, end }) => bytes.subarray(data, end - 4));
  // Fewer bytes than a checksum may be left of the last chunk.
  const rest = bytes.subarray(chunks.at(-1)?.end ?? 0);
  if (new TextDecoder().decode(rest.subarray(4, CHUNK_HEADER)) === 'IDAT') parts.push(rest.subarray(CHUNK_HEADER));
  const zlib = concatenate(parts);
  const ended = concatenate([bytes.subarray(0, first.start), pngChunk('IDAT', zlib), pngChunk('IEND')]);

  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth = 0, colourType = 0, , , interlacing] = bytes.subarray(24, 29);
  const layout = { width, height, depth, colourType };
  const length = await inflatedLength(zlib);
  if (interlacing === 1) return length >= interlacedLength(layout) ? { bytes: ended } : undefined;
  const rows = Math.floor(length / storedRow(layout));
  if (rows >= height) return { bytes: ended };
  return rows > 0 ? { bytes: ended, rows, incomplete: { missing: 1 - rows / height } } : undefined;
}
