import { encodedIn, formatOf, WRITABLE_IDS } from '../../formats/index.ts';
import type { Backend } from '../backend.ts';
import { leftToOthers } from './left-to-others.ts';
import { openJpeg } from './source.ts';

/*
 * JPEGs in and JPEGs out by the engine's own kernels, 30 KB in all, which need no shared memory. Pixels and bytes are libvips's.
 * Everything else is left to the next backend with the code `beyond-browser`: other formats, colours of profiles with tables,
 * gain maps, enlargements, blurred copies, rare processes and damage of any kind.
 */

/** The compiled kernels. */
export interface JpegKernels {
  decoder: WebAssembly.Module;
  resampler: WebAssembly.Module;
}

export interface JpegCodec extends JpegKernels {
  /** Called repeatedly during long work. @throws {ImageError} `cancelled` */
  throwIfStopped?: (() => void) | undefined;
}

export function createJpegBackend(codec: JpegCodec): Backend {
  const writes = WRITABLE_IDS.filter((id) => encodedIn(formatOf(id)).ownCodec);
  return {
    id: 'jpeg',
    compiles: true,
    capabilities: { reads: ['jpeg'], writes, ignores: [] },
    open: async (bytes, format) => {
      if (!format.ownCodec) throw leftToOthers(format.label);
      return openJpeg(codec, bytes, format);
    },
    // The memory of the kernels is small, and is forgotten soon after a job.
    heapBytes: () => 0,
  };
}
