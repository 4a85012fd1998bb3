import sharp from 'sharp';
import { READABLE_IDS, WRITABLE_IDS } from '../../formats/index.ts';
import type { Backend } from '../backend.ts';
import { openSource } from './source.ts';

/**
 * Native libvips, if the package `sharp` is installed. It is faster than libvips in WebAssembly, and passes work with a
 * different result to that one (exceptions.ts). The bytes of results differ, since its encoders are of another build.
 */
export function createSharpBackend(): Backend {
  // Each worker has one job, and jobs share no pictures.
  sharp.concurrency(1);
  sharp.cache(false);
  return {
    id: 'sharp',
    compiles: false,
    palettes: true,
    capabilities: { reads: READABLE_IDS, writes: WRITABLE_IDS, ignores: [] },
    open: openSource,
    heapBytes: () => 0,
  };
}
