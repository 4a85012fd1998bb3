import { READABLE_IDS, WRITABLE_IDS } from '../../formats/index.ts';
import type { Backend } from '../backend.ts';
import type { Codecs } from './file.ts';
import { setStopFlag } from './progress.ts';
import { openSource } from './source.ts';
import { type StartOptions, startVips } from './start.ts';

/**
 * Creates the backend of libvips in WebAssembly, with all formats and edits.
 * @param options.stop shared memory whose first element is 1 if the current job is cancelled
 */
export async function createVipsBackend({
  drawVector,
  decoders,
  pixelDecoders,
  jpegEncoder,
  stop,
  ...options
}: StartOptions & Omit<Codecs, 'vips'> & { stop?: Int32Array }): Promise<Backend> {
  if (stop) setStopFlag(stop);
  const { vips, heapBytes } = await startVips(options);
  return {
    id: 'vips',
    compiles: true,
    capabilities: { reads: READABLE_IDS, writes: WRITABLE_IDS, ignores: [] },
    open: (bytes, format) => openSource({ vips, decoders, pixelDecoders, jpegEncoder, drawVector }, bytes, format),
    heapBytes,
  };
}
