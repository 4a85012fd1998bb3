import type { VipsFactory } from '../backends/vips/start.ts';
import { compileKernels } from '../codecs/jpeg/load-kernels.ts';
import { fetchPart, importPart } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import type { CompileModule } from './modules.ts';
import type { Setup, ToWorker } from './protocol.ts';
import { type StartBackend, serve } from './serve.ts';
import { limitThreads } from './thread-limit.ts';
import { whileHeld } from './worker-lock.ts';

declare const self: DedicatedWorkerGlobalScope;

// biome-ignore lint/suspicious/noConsole: handled problems are for developers
const warn: Warn = (text) => console.warn(text);

/** How a worker loads its parts on demand. */
export interface WorkerParts {
  /**
   * The glue code that starts libvips, which its threads run too.
   * @throws {TypeError} if it cannot be fetched
   */
  loadGlue(): Promise<VipsFactory>;
  /** Compiles a module once. */
  compileModule: CompileModule;
}

/** Serves loaded files from blob URLs, since libvips's glue code fetches its libraries itself. */
async function serveFromHere(files: Readonly<Record<string, Blob>>): Promise<void> {
  const bodies = new Map<string, ArrayBuffer>();
  for (const [name, file] of Object.entries(files)) bodies.set(name, await file.arrayBuffer());
  const fetchFromNetwork = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const body = typeof input === 'string' ? bodies.get(input) : undefined;
    return body ? new Response(body) : fetchFromNetwork(input, init);
  };
}

async function loadVips(
  { loadGlue, compileModule }: WorkerParts,
  setup: Setup & { backend: 'vips' },
): Promise<StartBackend> {
  limitThreads();
  const [{ createVipsBackend }, { jpegEnding, jpegPixels }, factory, jpegDecoder] = await Promise.all([
    importPart(() => import('../backends/vips/index.ts')),
    importPart(() => import('../codecs/jpeg/reader.ts')),
    loadGlue(),
    compileModule('jpeg-decoder'),
    // For the writer of JPEGs, since there may be no network later.
    compileModule('jpeg'),
  ]);
  return async (askPage) => {
    await serveFromHere(setup.files);
    return createVipsBackend({
      factory,
      pixelDecoders: { jpeg: jpegPixels(jpegDecoder) },
      endings: { jpeg: jpegEnding(jpegDecoder) },
      libraries: setup.libraries,
      module: setup.module,
      stop: setup.stop,
      locateFile: (file) => file,
      ...(setup.draws && {
        drawVector: async (sizes, bytes) => {
          const { drawnByPage } = await fetchPart(() => import('./drawn-by-page.ts'));
          return drawnByPage(askPage, sizes, bytes);
        },
      }),
    });
  };
}

async function loadJpeg({ compileModule }: WorkerParts, throwIfStopped: () => void): Promise<StartBackend> {
  const [{ createJpegBackend }, decoder, resampler] = await Promise.all([
    importPart(() => import('../backends/jpeg/index.ts')),
    compileModule('jpeg-decoder'),
    compileModule('resample'),
    compileModule('jpeg'),
  ]);
  return async () => createJpegBackend({ decoder, resampler, throwIfStopped });
}

/** Loads only the requested backend. */
async function loadBackend(parts: WorkerParts, setup: Setup, throwIfStopped: () => void): Promise<StartBackend> {
  if (setup.backend === 'vips') return loadVips(parts, setup);
  if (setup.backend === 'jpeg') return loadJpeg(parts, throwIfStopped);
  if (setup.backend === 'sharp') throw new Error('sharp is for Node');
  const { createCanvasBackend } = await importPart(() => import('../backends/canvas/index.ts'));
  return () => createCanvasBackend(warn);
}

/** @returns the handler of the page's messages, in a browser's worker */
export function serveInBrowser({ loadGlue, compileModule }: WorkerParts): (message: ToWorker) => Promise<void> {
  const handle = serve({
    post: (message, transfer) => self.postMessage(message, transfer),
    loadBackend: (setup, throwIfStopped) => loadBackend({ loadGlue, compileModule }, setup, throwIfStopped),
    loadKernel: () => compileModule('score'),
    loadPngKernel: () => compileModule('png'),
    loadJpegKernels: () => compileKernels(compileModule),
    warn,
  });
  return (message) => (message.type === 'job' ? whileHeld(self, () => handle(message)) : handle(message));
}
