import heifUrl from 'wasm-vips/vips-heif.wasm?url';
import jxlUrl from 'wasm-vips/vips-jxl.wasm?url';
import resvgUrl from 'wasm-vips/vips-resvg.wasm?url';
import type { Engine, EngineOptions } from '../engine.ts';
import { type BrowserParts, createEngineInBrowser } from './create-in-browser.ts';

const LIBRARY_URLS: Readonly<Record<string, string>> = {
  'vips-heif.wasm': heifUrl,
  'vips-jxl.wasm': jxlUrl,
  'vips-resvg.wasm': resvgUrl,
};

/** The URLs of the site's workers and libraries, in a form that Vite recognises. */
const parts: BrowserParts = {
  startWorker: (name) => new Worker(new URL('./entry-browser.ts', import.meta.url), { type: 'module', name }),
  startCompiler: (name) => new Worker(new URL('./compile-browser.ts', import.meta.url), { type: 'module', name }),
  libraryUrl: (name) => LIBRARY_URLS[name] ?? name,
  notLoaded: 'the script could not be loaded',
};

/** An engine with workers of this page. Loads nothing before `warm` or the first job. */
export function createEngine(options?: EngineOptions): Engine {
  return createEngineInBrowser(parts, options);
}
