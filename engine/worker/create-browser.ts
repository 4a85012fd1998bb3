import heifUrl from 'wasm-vips/vips-heif.wasm?url';
import resvgUrl from 'wasm-vips/vips-resvg.wasm?url';
import type { Engine, EngineOptions } from '../engine.ts';
import { createEngineOn } from './create.ts';
import { Lifeline, saysItHoldsLock } from './lifeline.ts';
import type { Compiled, FromWorker, SpawnWorker } from './protocol.ts';

const spawn: SpawnWorker = ({ onMessage, onBroken, onNotLoaded }) => {
  const name = `picwright-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const worker = new Worker(new URL('./entry-browser.ts', import.meta.url), { type: 'module', name });
  const lifeline = new Lifeline(name, () => onBroken('it ended without a word'));
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (saysItHoldsLock(data)) return lifeline.watch();
    if (data.type === 'done' || data.type === 'failed') lifeline.answered();
    onMessage(data);
  };
  worker.onmessageerror = () => onBroken('a message could not be read');
  worker.onerror = (event) => {
    // Reported through the job that it breaks; without this the console would show it twice.
    event.preventDefault();
    // An error in the script has words.
    if (event.message) onBroken(event.message);
    else onNotLoaded('the script could not be loaded');
  };
  return {
    post: (message, transfer = []) => {
      if (message.type === 'job') lifeline.gave();
      worker.postMessage(message, transfer);
    },
    terminate: () => {
      lifeline.letGo();
      worker.terminate();
    },
  };
};

const LIBRARY_URLS: Readonly<Record<string, string>> = {
  'vips-heif.wasm': heifUrl,
  'vips-resvg.wasm': resvgUrl,
};

/** Fetched by the page and handed to each worker that needs it. */
async function loadLibrary(name: string): Promise<Blob> {
  const response = await fetch(LIBRARY_URLS[name] ?? name);
  if (!response.ok) throw new TypeError(`${name}: ${response.status}`);
  return response.blob();
}

/** Compiled once, off the page's thread, and shared by all workers. */
function loadModule(): Promise<WebAssembly.Module> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compile-browser.ts', import.meta.url), { type: 'module', name: 'compile' });
    worker.onmessage = ({ data }: MessageEvent<Compiled>) =>
      'module' in data ? resolve(data.module) : reject(new Error(data.error));
    worker.onmessageerror = () => reject(new Error('a compiled module could not be handed over'));
    worker.onerror = (event) => {
      // Reported through the job that it breaks.
      event.preventDefault();
      reject(new Error(event.message || 'the script could not be loaded'));
    };
  });
}

/** Images through workers of this page; nothing is loaded before `warm` or the first job. */
export function createEngine(options?: EngineOptions): Engine {
  return createEngineOn(
    {
      spawn,
      loadModule,
      loadLibrary,
      // WebKitGTK says that it is isolated and has no shared memory all the same.
      canRunVips: () => globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === 'function',
      cores: navigator.hardwareConcurrency || 2,
    },
    options,
  );
}
