import { Worker } from 'node:worker_threads';
import type { FromWorker, Job, SpawnWorker, ToWorker, WorkerEvents, WorkerPort } from './protocol.ts';
import { serveInNode } from './serve.node.ts';

/** After these a worker has no job. */
const FREES = new Set<FromWorker['type']>(['started', 'done', 'failed']);

function spawnThread({ onMessage, onBroken }: WorkerEvents): WorkerPort {
  const worker = new Worker(new URL('./entry.node.ts', import.meta.url));
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
}

/** A worker in the caller's thread. What it is told and tells arrives a moment later, as between threads. */
function spawnHere({ onMessage, onBroken }: WorkerEvents): WorkerPort {
  let isEnded = false;
  const deliver = (to: () => unknown) =>
    void Promise.resolve()
      .then(() => (isEnded ? undefined : to()))
      .catch((error: unknown) => onBroken(String(error)));
  const receive = serveInNode((message) => deliver(() => onMessage(message)));
  return {
    post: (message) => deliver(() => receive(message)),
    terminate: () => {
      isEnded = true;
    },
  };
}

/** Does it compute for long in code of ours? The metric does. */
const computes = (job: Job) => job.kind === 'judge' || (job.kind === 'run' && job.recipe.output.aim === 'score');

/**
 * A thread that starts with its first job.
 * @param events what a start tells is not for them
 */
function spawnLate(start: ToWorker, { onMessage, onBroken, onNotLoaded }: WorkerEvents): WorkerPort {
  let waiting: ToWorker[] | undefined = [];
  const port = spawnThread({
    onBroken,
    onNotLoaded,
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
 * sharp works in threads of its own, so another one only to ask it costs its start and a heap, and gains nothing; but for
 * jobs that compute besides.
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

/** A worker for the pool in Node; which kind it is shows when it is told to start. */
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
