// Unbundled, so that the worker and libvips's threads share one downloaded file.
import glueUrl from 'wasm-vips?url';
import type { VipsFactory } from '../backends/vips/start.ts';
import { loadJpegEncoder } from '../jpeg/load-browser.ts';
import { serveInBrowser } from './serve-in-browser.ts';

async function loadGlue(): Promise<VipsFactory> {
  const { default: start }: { default: (options: object) => ReturnType<VipsFactory> } = await import(
    /* @vite-ignore */ glueUrl
  );
  return ((options: object) => start({ ...options, mainScriptUrlOrBlob: glueUrl })) as VipsFactory;
}

export const receive = serveInBrowser({
  loadGlue,
  loadJpegEncoder,
  loadKernel: async () => (await import('../score/load-browser.ts')).loadKernel(),
  loadPacker: async () => (await import('../packing/load-browser.ts')).loadPacker(),
  loadTranscoder: async () => (await import('../jpeg-lossless/load-browser.ts')).loadTranscoder(),
});
