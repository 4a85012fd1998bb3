import type { Backend } from '../backend.ts';
import { VIPS_CAPABILITIES } from './capabilities.ts';
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
  pixelDecoders,
  endings,
  stop,
  ...options
}: StartOptions & Omit<Codecs, 'vips'> & { stop?: Int32Array }): Promise<Backend> {
  if (stop) setStopFlag(stop);
  const { vips, heapBytes } = await startVips(options);
  return {
    id: 'vips',
    compiles: true,
    palettes: true,
    capabilities: VIPS_CAPABILITIES,
    open: (bytes, format, { pageDraws = true } = {}) =>
      openSource(
        {
          vips,
          pixelDecoders,
          endings,
          drawVector: pageDraws ? drawVector : undefined,
        },
        bytes,
        format,
      ),
    draw: drawVector,
    heapBytes,
  };
}
