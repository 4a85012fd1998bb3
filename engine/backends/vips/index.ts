import type { Backend } from '../backend.ts';
import { openSource } from './source.ts';
import { type StartOptions, startVips } from './start.ts';

/** libvips compiled to WebAssembly: every format, every edit. */
export async function createVipsBackend(options: StartOptions): Promise<Backend> {
  const { vips, heapBytes } = await startVips(options);
  return {
    id: 'vips',
    compiles: true,
    open: (bytes, format) => openSource(vips, bytes, format),
    heapBytes,
  };
}
