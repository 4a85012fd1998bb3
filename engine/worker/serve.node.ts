import { compileKernels } from '../codecs/jpeg/load-kernels.ts';
import { compileModule } from './modules.node.ts';
import { compileOnce } from './modules.ts';
import { serve, type WorkerScope } from './serve.ts';

const compile = compileOnce(compileModule);

/** The worker's side of the protocol in Node, in a thread or not. */
export const serveInNode = (post: WorkerScope['post']) =>
  serve({
    post,
    loadKernel: () => compile('score'),
    loadPngKernel: () => compile('png'),
    loadJpegKernels: () => compileKernels(compile),
    loadBackend: async (setup, throwIfStopped) => {
      switch (setup.backend) {
        case 'jpeg': {
          const { createJpegBackend } = await import('../backends/jpeg/index.ts');
          const [decoder, resampler] = [await compile('jpeg-decoder'), await compile('resample')];
          return async () => createJpegBackend({ decoder, resampler, throwIfStopped });
        }
        case 'canvas':
          throw new Error('Node has no canvas');
        case 'sharp': {
          const { createSharpBackend } = await import('../backends/sharp/index.ts');
          return async () => createSharpBackend();
        }
        case 'vips': {
          const { default: factory } = await import('wasm-vips');
          const { createVipsBackend } = await import('../backends/vips/index.ts');
          const { jpegEnding, jpegPixels } = await import('../codecs/jpeg/reader.ts');
          const { libraries, module, stop } = setup;
          const jpegDecoder = await compile('jpeg-decoder');
          const pixelDecoders = { jpeg: jpegPixels(jpegDecoder) };
          const endings = { jpeg: jpegEnding(jpegDecoder) };
          const decoding = { pixelDecoders, endings };
          return () => createVipsBackend({ factory, libraries, module, stop, ...decoding });
        }
      }
    },
  });
