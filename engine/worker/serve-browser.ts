import './dispose-polyfill.ts';
// The script of libvips's threads.
import threadUrl from 'wasm-vips?worker&url';
import { canvasCap } from '../backends/canvas/caps.ts';
import { readDrawing } from '../decoders/drawing.ts';
import type { Warn } from '../warn.ts';
import { whileHeld } from './lifeline.ts';
import type { Setup, ToWorker } from './protocol.ts';
import { type StartBackend, serve } from './serve.ts';

declare const self: DedicatedWorkerGlobalScope;

// biome-ignore lint/suspicious/noConsole: what was got over without the visitor is a developer's to see
const warn: Warn = (text) => console.warn(text);

/** Into the browser's cache, from which libvips's start then has it. */
async function fetchThreadScript(): Promise<void> {
  const response = await fetch(threadUrl);
  if (!response.ok) throw new TypeError(`${threadUrl}: ${response.status}`);
  await response.arrayBuffer();
}

/** An address in this worker for a file that is here already; libvips's glue fetches its libraries by itself. */
async function serveFromHere(files: Readonly<Record<string, Blob>>): Promise<void> {
  const bodies = new Map<string, ArrayBuffer>();
  for (const [name, file] of Object.entries(files)) bodies.set(name, await file.arrayBuffer());
  const fetchFromNetwork = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const body = typeof input === 'string' ? bodies.get(input) : undefined;
    return body ? new Response(body) : fetchFromNetwork(input, init);
  };
}

async function loadVips(setup: Extract<Setup, { backend: 'vips' }>): Promise<StartBackend> {
  const [{ createVipsBackend }, { default: factory }] = await Promise.all([
    import('../backends/vips/index.ts'),
    import('wasm-vips'),
    fetchThreadScript(),
  ]);
  return async (askPage) => {
    await serveFromHere(setup.files);
    return createVipsBackend({
      factory,
      libraries: setup.libraries,
      module: setup.module,
      locateFile: (file) => file,
      drawVector: async (sizes) => {
        if (Math.max(sizes.wanted.width, sizes.wanted.height) > canvasCap(navigator.userAgent)) return undefined;
        const bitmap = await askPage(sizes);
        return bitmap && readDrawing(bitmap);
      },
    });
  };
}

/** Only the backend that is asked for is loaded. */
async function loadBackend(setup: Setup): Promise<StartBackend> {
  if (setup.backend === 'vips') return loadVips(setup);
  const { createCanvasBackend } = await import('../backends/canvas/index.ts');
  return () => createCanvasBackend(warn);
}

const handle = serve({ post: (message, transfer) => self.postMessage(message, transfer), loadBackend, warn });

export function receive(message: ToWorker): Promise<void> {
  return message.type === 'job' ? whileHeld(self, () => handle(message)) : handle(message);
}
