import type { Engine, EngineOptions } from '../engine.ts';
import { createEngineOn, type Platform } from './create.ts';
import { Lifeline, saysItHoldsLock } from './lifeline.ts';
import type { Compiled, FromWorker, WorkerEvents, WorkerPort } from './protocol.ts';
import { startWithRetry } from './start-with-retry.ts';

/** How a page loads the engine's parts: with URLs from the site's bundler, or with those of the package. */
export interface BrowserParts extends Pick<Platform, 'parseRecipe'> {
  /** Starts a worker for jobs. */
  startWorker(name: string): Worker;
  /** Starts the worker that compiles libvips. */
  startCompiler(name: string): Worker;
  /** The URL of one of libvips's dynamic libraries. */
  libraryUrl(name: string): string;
  /** The error message, for developers, if a worker's script cannot be loaded. */
  notLoaded: string;
}

function spawn(
  { startWorker, notLoaded }: BrowserParts,
  { onMessage, onBroken, onNotLoaded }: WorkerEvents,
): WorkerPort {
  const name = `picwright-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const lifeline = new Lifeline(name, () => onBroken('it ended without a word'));
  const listen = (worker: Worker) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (saysItHoldsLock(data)) return lifeline.watch();
      if (data.type === 'done' || data.type === 'failed') lifeline.answered();
      onMessage(data);
    };
    worker.onmessageerror = () => onBroken('a message could not be read');
    worker.onerror = (event) => {
      // The failing job reports the error; without this the console would show it twice.
      event.preventDefault();
      // Only an error inside the script has a message.
      if (event.message) onBroken(event.message);
      else onNotLoaded(notLoaded);
    };
  };
  const worker = startWithRetry(() => startWorker(name), listen);
  return {
    post: (message, transfer = []) => {
      if (message.type === 'job') lifeline.gave();
      worker.postMessage(message, transfer);
    },
    terminate: () => {
      lifeline.release();
      worker.terminate();
    },
  };
}

/** Fetches a library, which the page passes to each worker that needs it. */
async function loadLibrary({ libraryUrl }: BrowserParts, name: string): Promise<Blob> {
  const response = await fetch(libraryUrl(name));
  if (!response.ok) throw new TypeError(`${name}: ${response.status}`);
  return response.blob();
}

/** Compiles the module once, off the page's thread, for all workers. */
function loadModule({ startCompiler, notLoaded }: BrowserParts): Promise<WebAssembly.Module> {
  return new Promise((resolve, reject) => {
    const listen = (worker: Worker) => {
      worker.onmessage = ({ data }: MessageEvent<Compiled>) =>
        'module' in data ? resolve(data.module) : reject(new Error(data.error));
      worker.onmessageerror = () => reject(new Error('a compiled module could not be handed over'));
      worker.onerror = (event) => {
        // The failing job reports the error.
        event.preventDefault();
        reject(new Error(event.message || notLoaded));
      };
    };
    startWithRetry(() => startCompiler('compile'), listen);
  });
}

/** Checks both conditions, because WebKitGTK reports isolation without having shared memory. */
export const canRunVips = () => globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === 'function';

/** An engine with workers of this page. Loads nothing before `warm` or the first job. */
export function createEngineInBrowser(parts: BrowserParts, options?: EngineOptions): Engine {
  return createEngineOn(
    {
      spawn: (events) => spawn(parts, events),
      loadModule: () => loadModule(parts),
      loadLibrary: (name) => loadLibrary(parts, name),
      canRunVips,
      hasOwnCodec: true,
      cores: navigator.hardwareConcurrency || 2,
      ...(parts.parseRecipe && { parseRecipe: parts.parseRecipe }),
    },
    options,
  );
}
