import type { DrawVector } from '../../decoders/drawing.ts';
import { READABLE_IDS, WRITABLE_IDS } from '../../formats/index.ts';
import type { Backend } from '../backend.ts';
import { openSource } from './source.ts';
import { type StartOptions, startVips } from './start.ts';

/** libvips compiled to WebAssembly: every format, every edit. */
export async function createVipsBackend({
  drawVector,
  ...options
}: StartOptions & { drawVector?: DrawVector }): Promise<Backend> {
  const { vips, heapBytes } = await startVips(options);
  return {
    id: 'vips',
    compiles: true,
    capabilities: { reads: READABLE_IDS, writes: WRITABLE_IDS },
    open: (bytes, format) => openSource(vips, bytes, format, drawVector),
    heapBytes,
  };
}
