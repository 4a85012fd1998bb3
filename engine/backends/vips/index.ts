import { READABLE_IDS, WRITABLE_IDS } from '../../formats/index.ts';
import type { Backend } from '../backend.ts';
import type { Codecs } from './file.ts';
import { heedStop } from './progress.ts';
import { openSource } from './source.ts';
import { type StartOptions, startVips } from './start.ts';

/**
 * libvips compiled to WebAssembly: every format, every edit.
 * @param options.stop shared memory whose first element tells, with 1, that the present job is not wanted any more
 */
export async function createVipsBackend({
  drawVector,
  decoders,
  jpegEncoder,
  stop,
  ...options
}: StartOptions & Omit<Codecs, 'vips'> & { stop?: Int32Array }): Promise<Backend> {
  if (stop) heedStop(stop);
  const { vips, heapBytes } = await startVips(options);
  return {
    id: 'vips',
    compiles: true,
    capabilities: { reads: READABLE_IDS, writes: WRITABLE_IDS, ignores: [] },
    open: (bytes, format) => openSource({ vips, decoders, jpegEncoder, drawVector }, bytes, format),
    heapBytes,
  };
}
