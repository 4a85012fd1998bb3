import type { Engine, EngineOptions } from '../engine.ts';
import { createEngineOn } from './create.ts';
import type { Compiled, FromWorker, SpawnWorker } from './protocol.ts';

const spawn: SpawnWorker = ({ onMessage, onBroken }) => {
  const worker = new Worker(new URL('./entry-browser.ts', import.meta.url), { type: 'module', name: 'picwright' });
  worker.onmessage = (event: MessageEvent<FromWorker>) => onMessage(event.data);
  worker.onmessageerror = () => onBroken('a message could not be read');
  worker.onerror = (event) => {
    // Reported through the job that it breaks; without this the console would show it twice.
    event.preventDefault();
    onBroken(event.message || 'the script could not be loaded');
  };
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer),
    terminate: () => worker.terminate(),
  };
};

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
      // WebKitGTK says that it is isolated and has no shared memory all the same.
      canRunVips: () => globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === 'function',
      cores: navigator.hardwareConcurrency || 2,
    },
    options,
  );
}
