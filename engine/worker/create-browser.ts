import heifUrl from 'wasm-vips/vips-heif.wasm?url';
import jxlUrl from 'wasm-vips/vips-jxl.wasm?url';
import resvgUrl from 'wasm-vips/vips-resvg.wasm?url';
import { importWatched } from '../arrival/scripts.ts';
import type { Engine, EngineOptions } from '../engine.ts';
import { loadPartsWith } from '../errors/fetch-part.ts';
import compilerUrl from './compile-browser.ts?worker&url';
import { type BrowserParts, createEngineInBrowser } from './create-in-browser.ts';
import workerUrl from './entry-browser.ts?worker&url';

const LIBRARY_URLS: Readonly<Record<string, string>> = {
  'vips-heif.wasm': heifUrl,
  'vips-jxl.wasm': jxlUrl,
  'vips-resvg.wasm': resvgUrl,
};

/** The URLs of the site's workers and libraries. */
const parts: BrowserParts = {
  startWorker: (name) => new Worker(workerUrl, { type: 'module', name }),
  startCompiler: (name) => new Worker(compilerUrl, { type: 'module', name }),
  scripts: { worker: workerUrl, compiler: compilerUrl },
  libraryUrl: (name) => LIBRARY_URLS[name] ?? name,
  notLoaded: 'the script could not be loaded',
};

/** An engine with workers of this page. Loads nothing before `warm` or the first job. */
export function createEngine(options?: EngineOptions): Engine {
  loadPartsWith(importWatched);
  return createEngineInBrowser(parts, options);
}
