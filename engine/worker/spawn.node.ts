import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { toErrorMessage } from '../errors/errors.ts';
import { searches } from '../recipe/searches.ts';
import { posted, type ToThread } from './posted-job.node.ts';
import type { FromWorker, Job, SpawnWorker, ToWorker, WorkerEvents, WorkerPort } from './protocol.ts';

/** Messages after which a worker has no job. */
const FREES = new Set<FromWorker['type']>(['started', 'done', 'failed']);

/**
 * Keeps V8 from freeing WebAssembly code. With several threads it sometimes frees a wrapper twice, which ends the process with SIGTRAP
 * in `UnregisterWasmAllocation` (V8 13.6, nodejs/node issue 64500). A first job takes the same memory.
 */
const keepCode = () => setFlagsFromString('--no-wasm-code-gc');

/** Bundlers for servers copy the script of a worker without the modules that it imports. */
const NOT_LOADED =
  "The worker's code could not be loaded. A server's bundle has to leave picwright out, in Next.js by `serverExternalPackages: ['picwright']`";

function spawnThread({ onMessage, onBroken }: WorkerEvents): WorkerPort {
  keepCode();
  const worker = new Worker(new URL('./entry.node.ts', import.meta.url));
  let isLoaded = false;
  worker.on('message', (message: FromWorker) => {
    isLoaded = true;
    // Idle workers do not keep the process alive. A job that starts in this message handler refs the worker again.
    if (FREES.has(message.type)) worker.unref();
    onMessage(message);
  });
  worker.on('messageerror', () => onBroken('a message could not be read'));
  worker.on('error', (error) => onBroken(isLoaded ? String(error) : `${NOT_LOADED}: ${error}`));
  worker.on('exit', (code) => onBroken(`exit ${code}`));
  /** Messages keep their order while files are read. */
  let last: Promise<void> = Promise.resolve();
  const send = async (message: ToWorker) => {
    if (message.type !== 'job') return worker.postMessage(message);
    try {
      worker.postMessage({ type: 'job', ...(await posted(message.job)) } satisfies ToThread);
    } catch (cause) {
      onMessage({ type: 'failed', error: toErrorMessage(cause, 'unreadable'), heapBytes: 0 });
    }
  };
  return {
    post: (message) => {
      if (message.type === 'job') worker.ref();
      last = last.then(() => send(message));
    },
    terminate: () => void worker.terminate(),
  };
}

/** A worker in the caller's thread. Messages arrive asynchronously in both directions, as between threads. */
function spawnHere({ onMessage, onBroken }: WorkerEvents): WorkerPort {
  let isEnded = false;
  const deliver = (to: () => unknown) =>
    void Promise.resolve()
      .then(() => (isEnded ? undefined : to()))
      .catch((error: unknown) => onBroken(String(error)));
  // Loaded here only, since callers with threads do not need it.
  const serving = import('./serve.node.ts').then(({ serveInNode }) =>
    serveInNode((message) => deliver(() => onMessage(message))),
  );
  return {
    post: (message) => deliver(async () => (await serving)(message)),
    terminate: () => {
      isEnded = true;
    },
  };
}

/** Whether a job may run the engine's own code for long: the metric, a search, or an encoder that is not sharp's. */
const computes = (job: Job) =>
  job.kind === 'judge' ||
  (job.kind === 'run' && (searches(job.recipe.output) || !job.recipe.edits.some((edit) => edit.do === 'resize')));

/**
 * A thread that starts with its first job.
 * @param events do not include those of the start
 */
function spawnLate(start: ToWorker, { onMessage, onBroken, onNotLoaded, onSilent }: WorkerEvents): WorkerPort {
  let waiting: ToWorker[] | undefined = [];
  const port = spawnThread({
    onBroken,
    onNotLoaded,
    onSilent,
    onMessage: (message) => {
      if (message.type === 'loaded') return;
      if (message.type === 'start-failed') return onBroken(message.message);
      if (message.type !== 'started') return onMessage(message);
      const late = waiting ?? [];
      waiting = undefined;
      for (const message of late) port.post(message);
    },
  });
  port.post(start);
  return { ...port, post: (message) => (waiting ? void waiting.push(message) : port.post(message)) };
}

/**
 * sharp has its own threads, so a thread for calling it costs a start and a heap, and gains nothing. Jobs that run the
 * engine's own code are the exception: a resize alone is written by sharp's encoders.
 */
function spawnForSharp(start: ToWorker, events: WorkerEvents): WorkerPort {
  const here = spawnHere(events);
  let thread: WorkerPort | undefined;
  let working = here;
  here.post(start);
  return {
    post: (message) => {
      if (message.type === 'let-go') {
        here.post(message);
        thread?.post(message);
        return;
      }
      if (message.type === 'job') {
        if (computes(message.job)) thread ??= spawnLate(start, events);
        working = (computes(message.job) && thread) || here;
      }
      working.post(message);
    },
    terminate: () => {
      here.terminate();
      thread?.terminate();
    },
  };
}

/** Starts a worker for the pool in Node; the start message determines its kind. */
export const spawnInNode: SpawnWorker = (events) => {
  let port: WorkerPort | undefined;
  return {
    post: (message, transfer) => {
      if (port) return port.post(message, transfer);
      if (message.type === 'start' && message.setup.backend === 'sharp') {
        port = spawnForSharp(message, events);
        return;
      }
      port = spawnThread(events);
      port.post(message);
    },
    terminate: () => port?.terminate(),
  };
};
