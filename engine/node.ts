import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Engine, EngineOptions } from './engine.ts';
import { compileVips } from './worker/compile.node.ts';
import { createEngineOn } from './worker/create.ts';
import type { FromWorker, SpawnWorker } from './worker/protocol.ts';

/** The engine's door for Node: the same API as the browser's, over worker threads. */
export * from './public.ts';

/** After these a worker has no job. */
const FREES = new Set<FromWorker['type']>(['started', 'done', 'failed']);

const spawn: SpawnWorker = ({ onMessage, onBroken }) => {
  const worker = new Worker(new URL('./worker/entry.node.ts', import.meta.url));
  worker.on('message', (message: FromWorker) => {
    // Idle workers do not keep a program from ending. A job that comes with this very message takes hold again.
    if (FREES.has(message.type)) worker.unref();
    onMessage(message);
  });
  worker.on('messageerror', () => onBroken('a message could not be read'));
  worker.on('error', (error) => onBroken(String(error)));
  worker.on('exit', (code) => onBroken(`exit ${code}`));
  return {
    post: (message) => {
      if (message.type === 'job') worker.ref();
      worker.postMessage(message);
    },
    terminate: () => void worker.terminate(),
  };
};

/** Images through worker threads, which take memory until the engine is disposed of or the program ends. */
export function createEngine(options?: EngineOptions): Engine {
  return createEngineOn(
    {
      spawn,
      loadModule: compileVips,
      canRunVips: () => true,
      cores: availableParallelism(),
    },
    // There is no canvas to fall back to.
    { backend: 'vips', ...options },
  );
}
