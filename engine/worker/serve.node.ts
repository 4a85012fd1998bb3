import { DECODERS } from '../decoders/index.ts';
import { loadJpegEncoder } from '../jpeg/load.node.ts';
import { loadTranscoder } from '../jpeg-lossless/load.node.ts';
import { loadPacker } from '../packing/load.node.ts';
import { loadKernel } from '../score/load.node.ts';
import { serve, type WorkerScope } from './serve.ts';

/** The worker's side of the protocol in Node, in a thread or not. */
export const serveInNode = (post: WorkerScope['post']) =>
  serve({
    post,
    loadKernel,
    loadPacker,
    loadTranscoder,
    loadBackend: async (setup) => {
      switch (setup.backend) {
        case 'canvas':
          throw new Error('Node has no canvas');
        case 'sharp': {
          const { createSharpBackend } = await import('../backends/sharp/index.ts');
          const jpegEncoder = await loadJpegEncoder();
          return async () => createSharpBackend(jpegEncoder);
        }
        case 'vips': {
          const { default: factory } = await import('wasm-vips');
          const { createVipsBackend } = await import('../backends/vips/index.ts');
          const { libraries, module, stop } = setup;
          const jpegEncoder = await loadJpegEncoder();
          return () => createVipsBackend({ factory, libraries, module, decoders: DECODERS, jpegEncoder, stop });
        }
      }
    },
  });
