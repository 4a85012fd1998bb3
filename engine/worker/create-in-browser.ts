import { fetchBlob } from '../arrival/fetched.ts';
import { RUNS, untilItRuns } from '../arrival/scripts.ts';
import type { Engine, EngineOptions } from '../engine.ts';
import { createEngineOn, type Platform } from './create.ts';
import type { Compiled, FromWorker, WorkerEvents, WorkerPort } from './protocol.ts';
import { startWithRetry } from './start-with-retry.ts';
import { isHeldMessage, WorkerLock } from './worker-lock.ts';

/** How a page loads the engine's parts: with URLs from the site's bundler, or with those of the package. */
export interface BrowserParts extends Pick<Platform, 'guards'> {
  /** Starts a worker for jobs. */
  startWorker(name: string): Worker;
  /** Starts the worker that compiles libvips. */
  startCompiler(name: string): Worker;
  /** The URLs of their scripts. */
  scripts: Readonly<Record<'worker' | 'compiler', string>>;
  /** The URL of one of libvips's dynamic libraries. */
  libraryUrl(name: string): string;
  /** The error message, for developers, if a worker's script cannot be loaded. */
  notLoaded: string;
  /** Finds out why a script cannot be loaded. @returns the message, or undefined if a worker can be started now */
  explainLoss?(): Promise<string | undefined>;
}

/** What to do when a worker's script cannot be loaded: start it again, once, or report why. */
function onLoss({ notLoaded, explainLoss }: BrowserParts, restart: () => void, report: (why: string) => void) {
  let isAgain = false;
  return async () => {
    const why = explainLoss ? await explainLoss() : notLoaded;
    if (why === undefined && !isAgain) restart();
    else report(why ?? notLoaded);
    isAgain = true;
  };
}

function spawn(parts: BrowserParts, { onMessage, onBroken, onNotLoaded, onSilent }: WorkerEvents): WorkerPort {
  const { startWorker, scripts, notLoaded } = parts;
  const name = `picwright-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const lock = new WorkerLock(name, () => onBroken('it ended without a word'));
  const listen = (worker: Worker) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker | typeof RUNS>) => {
      if (data === RUNS) return;
      if (isHeldMessage(data)) return lock.watch();
      if (data.type === 'done' || data.type === 'failed') lock.answered();
      onMessage(data);
    };
    worker.onmessageerror = () => onBroken('a message could not be read');
    worker.onerror = (event) => {
      // The failing job reports the error; without this the console would show it twice.
      event.preventDefault();
      // Only an error inside the script has a message.
      if (event.message) onBroken(event.message);
      else void lost();
    };
  };
  const worker = startWithRetry({
    start: () => startWorker(name),
    listen,
    untilItRuns: (worker) => untilItRuns(worker, scripts.worker),
    onSilent: () => onSilent(notLoaded),
  });
  const lost = onLoss(parts, worker.restart, onNotLoaded);
  return {
    post: (message, transfer = []) => {
      if (message.type === 'job') lock.gave();
      worker.postMessage(message, transfer);
    },
    terminate: () => {
      lock.release();
      worker.terminate();
    },
  };
}

const silence = (message: string) => new DOMException(message, 'TimeoutError');

/** Compiles the module once, off the page's thread, for all workers. */
function loadModule(parts: BrowserParts): Promise<WebAssembly.Module> {
  const { startCompiler, scripts, notLoaded } = parts;
  return new Promise((resolve, reject) => {
    const listen = (worker: Worker) => {
      worker.onmessage = ({ data }: MessageEvent<Compiled | typeof RUNS>) => {
        if (data === RUNS) return;
        if ('module' in data) resolve(data.module);
        else reject(data.isSilent ? silence(data.error) : new Error(data.error));
      };
      worker.onmessageerror = () => reject(new Error('a compiled module could not be handed over'));
      worker.onerror = (event) => {
        // The failing job reports the error.
        event.preventDefault();
        if (event.message) reject(new Error(event.message));
        else void lost();
      };
    };
    const worker = startWithRetry({
      start: () => startCompiler('compile'),
      listen,
      untilItRuns: (worker) => untilItRuns(worker, scripts.compiler),
      onSilent: () => {
        worker.terminate();
        reject(silence(notLoaded));
      },
    });
    const lost = onLoss(parts, worker.restart, (why) => reject(new Error(why)));
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
      // The page passes it to each worker that needs it.
      loadLibrary: (name) => fetchBlob(parts.libraryUrl(name)),
      canRunVips,
      hasOwnCodec: true,
      cores: navigator.hardwareConcurrency || 2,
      guards: parts.guards,
    },
    options,
  );
}
