import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Engine, EngineOptions } from './engine.ts';
import { createEngineOn } from './worker/create.ts';
import type { SpawnWorker } from './worker/protocol.ts';

/** The engine's door for Node: the same API as the browser's, over worker threads. */
export * from './public.ts';

const spawn: SpawnWorker = ({ onMessage, onBroken }) => {
  const worker = new Worker(new URL('./worker/entry.node.ts', import.meta.url));
  worker.on('message', onMessage);
  worker.on('messageerror', () => onBroken('a message could not be read'));
  worker.on('error', (error) => onBroken(String(error)));
  worker.on('exit', (code) => onBroken(`exit ${code}`));
  // Idle workers do not keep a program from ending; a worker with a job does, through the promise that waits for it.
  return { post: (message) => worker.postMessage(message), terminate: () => void worker.terminate() };
};

const wasmFile = () => createRequire(import.meta.url).resolve('wasm-vips/vips.wasm');

/** Images through worker threads. Dispose of the engine when done, since its workers keep the program alive. */
export function createEngine(options?: EngineOptions): Engine {
  return createEngineOn(
    {
      spawn,
      loadModule: async () => WebAssembly.compile(await readFile(wasmFile())),
      canRunVips: () => true,
      cores: availableParallelism(),
    },
    // There is no canvas to fall back to.
    { backend: 'vips', ...options },
  );
}
