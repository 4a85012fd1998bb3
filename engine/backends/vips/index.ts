import type { DrawVector } from '../../decoders/drawing.ts';
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
    open: (bytes, format) => openSource(vips, bytes, format, drawVector),
    heapBytes,
  };
}
