import { Worker } from 'node:worker_threads';
import { toErrorMessage } from '../errors.ts';
import type { FromWorker, Job, SpawnWorker, ToWorker, WorkerEvents, WorkerPort } from './protocol.ts';

/** After these a worker has no job. */
const FREES = new Set<FromWorker['type']>(['started', 'done', 'failed']);

/** A class of somebody's own that gives out a file's bytes does not come along to another thread; they do. */
const isPlain = (file: Blob) => file.constructor === Blob || file.constructor === File;
const plain = async (file: Blob) => (isPlain(file) ? file : new Blob([await file.arrayBuffer()], { type: file.type }));

const hasPlainFiles = (job: Job) => isPlain(job.file) && (job.kind !== 'judge' || isPlain(job.result));

async function withPlainFiles(job: Job): Promise<Job> {
  const file = await plain(job.file);
  return job.kind === 'judge' ? { ...job, file, result: await plain(job.result) } : { ...job, file };
}

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
      if (message.type !== 'job') return worker.postMessage(message);
      worker.ref();
      if (hasPlainFiles(message.job)) return worker.postMessage(message);
      withPlainFiles(message.job).then(
        (job) => worker.postMessage({ type: 'job', job } satisfies ToWorker),
        (cause) => onMessage({ type: 'failed', error: toErrorMessage(cause, 'unreadable'), heapBytes: 0 }),
      );
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
  // Whoever has threads do the work need not load what does it.
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
