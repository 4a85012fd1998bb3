import { DECODERS } from '../decoders/index.ts';
import { compileKernels } from '../jpeg-lossless/kernels.ts';
import { compileModule } from './modules.node.ts';
import { compileOnce } from './modules.ts';
import { serve, type WorkerScope } from './serve.ts';

const compile = compileOnce(compileModule);

/** The worker's side of the protocol in Node, in a thread or not. */
export const serveInNode = (post: WorkerScope['post']) =>
  serve({
    post,
    loadKernel: () => compile('score'),
    loadPacker: () => compile('oxipng'),
    loadTranscoder: () => compileKernels(compile),
    loadBackend: async (setup) => {
      switch (setup.backend) {
        case 'canvas':
          throw new Error('Node has no canvas');
        case 'sharp': {
          const { createSharpBackend } = await import('../backends/sharp/index.ts');
          const jpegEncoder = await compile('jpeg');
          return async () => createSharpBackend(jpegEncoder);
        }
        case 'vips': {
          const { default: factory } = await import('wasm-vips');
          const { createVipsBackend } = await import('../backends/vips/index.ts');
          const { jpegPixels } = await import('../decoders/jpeg.ts');
          const { libraries, module, stop } = setup;
          const [jpegEncoder, jpegDecoder] = [await compile('jpeg'), await compile('jpeg-decoder')];
          const codecs = { decoders: DECODERS, pixelDecoders: { jpeg: jpegPixels(jpegDecoder) }, jpegEncoder };
          return () => createVipsBackend({ factory, libraries, module, stop, ...codecs });
        }
      }
    },
  });
