// The script of libvips's threads.
import threadUrl from 'wasm-vips?worker&url';
import { loadJpegEncoder } from '../jpeg/load-browser.ts';
import { serveInBrowser } from './serve-in-browser.ts';

/** Into the browser's cache, from which libvips's start then has it. */
async function fetchThreadScript(): Promise<void> {
  const response = await fetch(threadUrl);
  if (!response.ok) throw new TypeError(`${threadUrl}: ${response.status}`);
  await response.arrayBuffer();
}

export const receive = serveInBrowser({
  loadGlue: async () => {
    const [{ default: factory }] = await Promise.all([import('wasm-vips'), fetchThreadScript()]);
    return factory;
  },
  loadJpegEncoder,
  loadKernel: async () => (await import('../score/load-browser.ts')).loadKernel(),
  loadPacker: async () => (await import('../packing/load-browser.ts')).loadPacker(),
});
