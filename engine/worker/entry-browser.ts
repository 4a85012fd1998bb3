import './dispose-polyfill.ts';
import heifUrl from 'wasm-vips/vips-heif.wasm?url';
import resvgUrl from 'wasm-vips/vips-resvg.wasm?url';
import type { Backend } from '../backends/backend.ts';
import type { Warn } from '../warn.ts';
import type { Setup, ToWorker } from './protocol.ts';
import { serve } from './serve.ts';

declare const self: DedicatedWorkerGlobalScope;

const LIBRARY_URLS: Readonly<Record<string, string>> = {
  'vips-heif.wasm': heifUrl,
  'vips-resvg.wasm': resvgUrl,
};

// biome-ignore lint/suspicious/noConsole: what was got over without the visitor is a developer's to see
const warn: Warn = (text) => console.warn(text);

/** Only the backend that is asked for is loaded. */
async function createBackend(setup: Setup): Promise<Backend> {
  if (setup.backend === 'canvas') return (await import('../backends/canvas/index.ts')).createCanvasBackend(warn);
  const [{ createVipsBackend }, { default: factory }] = await Promise.all([
    import('../backends/vips/index.ts'),
    import('wasm-vips'),
  ]);
  return createVipsBackend({
    factory,
    libraries: setup.libraries,
    module: setup.module,
    locateFile: (file) => LIBRARY_URLS[file] ?? file,
  });
}

const receive = serve({ post: (message, transfer) => self.postMessage(message, transfer), createBackend, warn });
self.onmessage = (event: MessageEvent<ToWorker>) => void receive(event.data);
