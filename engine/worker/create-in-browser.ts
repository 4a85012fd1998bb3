import type { Engine, EngineOptions } from '../engine.ts';
import { createEngineOn, type Platform } from './create.ts';
import { Lifeline, saysItHoldsLock } from './lifeline.ts';
import type { Compiled, FromWorker, WorkerEvents, WorkerPort } from './protocol.ts';
import { startSurely } from './start-surely.ts';

/** How a page comes by the engine's parts: the site's bundler knows where they are, and so does the package, in another way. */
export interface BrowserParts extends Pick<Platform, 'parseRecipe'> {
  /** Starts a worker that serves jobs. */
  startWorker(name: string): Worker;
  /** Starts the worker that compiles libvips. */
  startCompiler(name: string): Worker;
  /** The address of one of libvips's dynamic libraries. */
  libraryUrl(name: string): string;
  /** What a developer reads where a worker's script could not be loaded. */
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
      // Reported through the job that it breaks; without this the console would show it twice.
      event.preventDefault();
      // An error in the script has words.
      if (event.message) onBroken(event.message);
      else onNotLoaded(notLoaded);
    };
  };
  const worker = startSurely(() => startWorker(name), listen);
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
}

/** Fetched by the page and handed to each worker that needs it. */
async function loadLibrary({ libraryUrl }: BrowserParts, name: string): Promise<Blob> {
  const response = await fetch(libraryUrl(name));
  if (!response.ok) throw new TypeError(`${name}: ${response.status}`);
  return response.blob();
}

/** Compiled once, off the page's thread, and shared by all workers. */
function loadModule({ startCompiler, notLoaded }: BrowserParts): Promise<WebAssembly.Module> {
  return new Promise((resolve, reject) => {
    const listen = (worker: Worker) => {
      worker.onmessage = ({ data }: MessageEvent<Compiled>) =>
        'module' in data ? resolve(data.module) : reject(new Error(data.error));
      worker.onmessageerror = () => reject(new Error('a compiled module could not be handed over'));
      worker.onerror = (event) => {
        // Reported through the job that it breaks.
        event.preventDefault();
        reject(new Error(event.message || notLoaded));
      };
    };
    startSurely(() => startCompiler('compile'), listen);
  });
}

/** WebKitGTK says that it is isolated and has no shared memory all the same. */
export const canRunVips = () => globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === 'function';

/** Images through workers of this page; nothing is loaded before `warm` or the first job. */
export function createEngineInBrowser(parts: BrowserParts, options?: EngineOptions): Engine {
  return createEngineOn(
    {
      spawn: (events) => spawn(parts, events),
      loadModule: () => loadModule(parts),
      loadLibrary: (name) => loadLibrary(parts, name),
      canRunVips,
      cores: navigator.hardwareConcurrency || 2,
      ...(parts.parseRecipe && { parseRecipe: parts.parseRecipe }),
    },
    options,
  );
}
