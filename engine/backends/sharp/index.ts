import sharp from 'sharp';
import { READABLE_IDS, WRITABLE_IDS } from '../../formats/index.ts';
import type { Backend } from '../backend.ts';
import { openSource } from './source.ts';

/**
 * Native libvips, where the package `sharp` is installed: the same library at the machine's own speed. What it would do
 * otherwise than libvips in WebAssembly is left to that (exceptions.ts), so that all can be read and written. The bytes of a
 * result are not the same, since encoders of another build make them.
 * @param jpegEncoder the compiled encoder of engine/jpeg
 */
export function createSharpBackend(jpegEncoder: WebAssembly.Module): Backend {
  // Each worker has one job, and no job looks at another's picture.
  sharp.concurrency(1);
  sharp.cache(false);
  return {
    id: 'sharp',
    compiles: false,
    capabilities: { reads: READABLE_IDS, writes: WRITABLE_IDS, ignores: [] },
    open: (bytes, format) => openSource(jpegEncoder, bytes, format),
    heapBytes: () => 0,
  };
}
