import './dispose-polyfill.ts';
import heifUrl from 'wasm-vips/vips-heif.wasm?url';
import resvgUrl from 'wasm-vips/vips-resvg.wasm?url';
import { canvasCap } from '../backends/canvas/caps.ts';
import { readDrawing } from '../decoders/drawing.ts';
import type { Warn } from '../warn.ts';
import { serve, type WorkerScope } from './serve.ts';

declare const self: DedicatedWorkerGlobalScope;

const LIBRARY_URLS: Readonly<Record<string, string>> = {
  'vips-heif.wasm': heifUrl,
  'vips-resvg.wasm': resvgUrl,
};

// biome-ignore lint/suspicious/noConsole: what was got over without the visitor is a developer's to see
const warn: Warn = (text) => console.warn(text);

/** Only the backend that is asked for is loaded. */
const createBackend: WorkerScope['createBackend'] = async (setup, askPage) => {
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
    drawVector: async (sizes) => {
      if (Math.max(sizes.wanted.width, sizes.wanted.height) > canvasCap(navigator.userAgent)) return undefined;
      const bitmap = await askPage(sizes);
      return bitmap && readDrawing(bitmap);
    },
  });
};

export const receive = serve({ post: (message, transfer) => self.postMessage(message, transfer), createBackend, warn });
