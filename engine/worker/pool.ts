import type { DrawingSizes } from '../decoders/drawing.ts';
import type { EngineOptions } from '../engine.ts';
import { fromErrorMessage, ImageError } from '../errors.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { Progress } from '../result.ts';
import { recognise } from '../run.ts';
import { BackendChoice, type StartFailure } from './backend-choice.ts';
import { PixelGate } from './pixel-gate.ts';
import type { FromWorker, Job, JobValues, Setup, SpawnWorker, WorkerPort } from './protocol.ts';

export interface PoolOptions {
  spawn: SpawnWorker;
  /** Fetches and compiles `vips.wasm`; called again after a failure, never after a success. */
  loadModule(): Promise<WebAssembly.Module>;
  workers: number;
  pixelBudget: number;
  backend: 'auto' | 'vips' | 'canvas';
  /** Can this place run libvips at all? */
  canRunVips(): boolean;
  drawVector?: EngineOptions['drawVector'];
}

export interface SubmitOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** A worker that has not started by then never will (seen under Firefox with a debugger attached, and in WebKitGTK). */
const START_TIMEOUT_MS = 15_000;
/** A heap that one huge picture has grown is given back by ending its worker. An ordinary one stays under 400 MB. */
const LARGEST_HEAP_BYTES = 640 * 1024 ** 2;
/** Errors after which a backend may be in any state. */
const BREAKS_WORKER = new Set(['codec-failed', 'out-of-memory']);

interface QueuedJob {
  job: Job;
  libraries: readonly string[];
  /** The canvas has given it back, since it does not know the format. */
  vipsOnly: boolean;
  onProgress: ((progress: Progress) => void) | undefined;
  resolve(value: JobValues[keyof JobValues]): void;
  reject(error: ImageError): void;
}

interface PoolWorker {
  /** What it can do, known before it has started. */
  readonly backend: Setup['backend'];
  readonly libraries: readonly string[];
  /** A libvips beside the canvas, for nothing but what the canvas gives back. */
  readonly vipsOnly: boolean;
  /** Absent until its code has been loaded. */
  port?: WorkerPort;
  state: 'starting' | 'idle' | 'busy';
  job?: QueuedJob;
  startTimer?: ReturnType<typeof setTimeout>;
  releasePixels?: () => void;
}

/** The dynamic libraries that a job's formats need. */
async function librariesFor(job: Job): Promise<string[]> {
  const formats = [recognise(new Uint8Array(await job.file.slice(0, HEAD_BYTES).arrayBuffer()))];
  if (job.kind === 'run' && job.recipe.output.format !== 'same') formats.push(formatOf(job.recipe.output.format));
  return formats.flatMap(({ library }) => library ?? []);
}

/**
 * Workers with one job each. Cancelling a job ends its worker, since WebAssembly cannot be interrupted; whatever
 * happens to a worker, the promise of its job settles.
 */
export class Pool {
  readonly #options: PoolOptions;
  readonly #gate: PixelGate;
  readonly #choice: BackendChoice;
  readonly #workers = new Set<PoolWorker>();
  #queue: QueuedJob[] = [];
  #module: Promise<WebAssembly.Module> | undefined;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#gate = new PixelGate(options.pixelBudget);
    this.#choice = new BackendChoice(options.backend, options.canRunVips);
  }

  /** Starts a worker before it is needed. */
  async warm(): Promise<void> {
    if (this.#workers.size === 0 && !this.#closed) await this.#spawn({ libraries: [], vipsOnly: false });
  }

  async submit<K extends Job['kind']>(
    job: Extract<Job, { kind: K }>,
    { signal, onProgress }: SubmitOptions = {},
  ): Promise<JobValues[K]> {
    const cancelled = () => new ImageError('cancelled', 'The job was cancelled', { cause: signal?.reason });
    if (this.#closed) throw new ImageError('engine-unavailable', 'The engine was closed');
    if (signal?.aborted) throw cancelled();
    const libraries = await librariesFor(job).catch((error: unknown) => {
      if (error instanceof ImageError) throw error;
      // The file was moved, changed or deleted since it was chosen.
      throw new ImageError('unreadable', 'The file cannot be read any more', { cause: error });
    });
    if (signal?.aborted) throw cancelled();

    const { promise, resolve, reject } = Promise.withResolvers<JobValues[keyof JobValues]>();
    const queued: QueuedJob = { job, libraries, vipsOnly: false, onProgress, resolve, reject };
    const abort = () => this.#cancel(queued, cancelled());
    signal?.addEventListener('abort', abort);
    this.#queue.push(queued);
    onProgress?.({ stage: 'queued', done: 0 });
    this.#assign();
    try {
      return (await promise) as JobValues[K];
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Ends all workers; what is pending is rejected. */
  close(): void {
    this.#closed = true;
    const gone = new ImageError('cancelled', 'The engine was closed');
    for (const worker of [...this.#workers]) this.#end(worker, gone);
    this.#rejectQueue(gone);
  }

  #rejectQueue(error: ImageError): void {
    const waiting = this.#queue;
    this.#queue = [];
    for (const { reject } of waiting) reject(error);
  }

  /** Gives queued jobs to workers, in order, and makes workers where there are too few. */
  #assign(): void {
    for (const queued of [...this.#queue]) {
      const idle = [...this.#workers].filter(({ state }) => state === 'idle');
      const able = idle.find((worker) => canServe(worker, queued));
      if (able) {
        this.#queue = this.#queue.filter((other) => other !== queued);
        this.#give(able, queued);
        continue;
      }
      const starting = [...this.#workers].filter((worker) => worker.state === 'starting');
      // Enough workers are on their way for all that wait.
      if (starting.filter((worker) => canServe(worker, queued)).length >= this.#queue.length) return;
      if (this.#workers.size < this.#options.workers) void this.#spawn(queued);
      else if (idle[0]) {
        this.#end(idle[0]);
        void this.#spawn(queued);
      }
    }
  }

  #give(worker: PoolWorker, queued: QueuedJob): void {
    worker.state = 'busy';
    worker.job = queued;
    worker.port?.post({ type: 'job', job: queued.job });
  }

  async #setupOf({ backend, libraries }: PoolWorker): Promise<Setup> {
    if (backend === 'canvas') return { backend };
    this.#module ??= this.#options.loadModule();
    try {
      return { backend, module: await this.#module, libraries };
    } catch (error) {
      // A download that failed is tried again by the next job.
      this.#module = undefined;
      throw error;
    }
  }

  /** Resolves when the worker has started or failed to. */
  async #spawn({ libraries, vipsOnly }: Pick<QueuedJob, 'libraries' | 'vipsOnly'>): Promise<void> {
    const { promise: settled, resolve } = Promise.withResolvers<void>();
    const backend = vipsOnly ? 'vips' : this.#choice.current;
    const worker: PoolWorker = { backend, libraries, vipsOnly, state: 'starting' };
    this.#workers.add(worker);
    let setup: Setup;
    try {
      setup = await this.#setupOf(worker);
    } catch (error) {
      return this.#startFailed(worker, 'not-loaded', `The engine could not be loaded: ${String(error)}`);
    }
    // The pool was closed while the module was on its way.
    if (!this.#workers.has(worker)) return;
    worker.startTimer = setTimeout(() => {
      this.#startFailed(worker, 'broken', 'The engine did not start in time');
      resolve();
    }, START_TIMEOUT_MS);
    worker.port = this.#options.spawn({
      onMessage: (message) => {
        this.#receive(worker, message);
        if (message.type === 'started' || message.type === 'start-failed') resolve();
      },
      onBroken: (reason) => {
        this.#broken(worker, reason);
        resolve();
      },
    });
    worker.port.post({ type: 'start', setup });
    await settled;
  }

  #receive(worker: PoolWorker, message: FromWorker): void {
    if (!this.#workers.has(worker)) return;
    switch (message.type) {
      case 'started':
        if (this.#choice.isTooSlow(worker, message.speed)) {
          this.#startFailed(worker, 'slow', 'libvips is too slow here');
          break;
        }
        clearTimeout(worker.startTimer);
        this.#choice.started(worker, message.speed);
        worker.state = 'idle';
        this.#assign();
        break;
      case 'start-failed':
        this.#startFailed(worker, 'broken', message.message);
        break;
      case 'admit':
        this.#admit(worker, message.pixels);
        break;
      case 'draw':
        void this.#draw(worker, message.sizes);
        break;
      case 'progress':
        worker.job?.onProgress?.(message.progress);
        break;
      case 'done':
        worker.job?.resolve(message.value);
        this.#free(worker, message.heapBytes > LARGEST_HEAP_BYTES);
        break;
      case 'failed':
        if (message.error.code === 'beyond-browser' && this.#choice.hasSlowVips) {
          this.#giveToVips(worker);
          break;
        }
        worker.job?.reject(fromErrorMessage(message.error));
        this.#free(worker, BREAKS_WORKER.has(message.error.code) || message.heapBytes > LARGEST_HEAP_BYTES);
        break;
    }
  }

  /** Better slowly than not at all. */
  #giveToVips(worker: PoolWorker): void {
    const { job } = worker;
    if (job) {
      job.vipsOnly = true;
      this.#queue.unshift(job);
    }
    this.#free(worker, false);
  }

  #admit(worker: PoolWorker, pixels: number): void {
    const leave = this.#gate.enter(pixels, () => worker.port?.post({ type: 'admitted' }));
    worker.releasePixels = leave;
  }

  async #draw(worker: PoolWorker, sizes: DrawingSizes): Promise<void> {
    const file = worker.job?.job.file;
    try {
      const bitmap = file && (await this.#options.drawVector?.(file, sizes));
      worker.port?.post({ type: 'drawn', bitmap }, bitmap && [bitmap]);
    } catch {
      // It is no drawing, or its pixels are kept from scripts (Safari, for HTML within an SVG).
      worker.port?.post({ type: 'drawn', bitmap: undefined });
    }
  }

  #free(worker: PoolWorker, recycle: boolean): void {
    delete worker.job;
    worker.releasePixels?.();
    delete worker.releasePixels;
    worker.state = 'idle';
    if (recycle) this.#end(worker);
    this.#assign();
  }

  #cancel(queued: QueuedJob, error: ImageError): void {
    const worker = [...this.#workers].find(({ job }) => job === queued);
    this.#queue = this.#queue.filter((other) => other !== queued);
    queued.reject(error);
    if (!worker) return;
    this.#end(worker);
    this.#assign();
    // The next job should not have to wait for a start.
    void this.warm();
  }

  /** Ends a worker; its job, if it has one, is rejected. */
  #end(worker: PoolWorker, error?: ImageError): void {
    if (!this.#workers.delete(worker)) return;
    clearTimeout(worker.startTimer);
    worker.releasePixels?.();
    if (error) worker.job?.reject(error);
    worker.port?.terminate();
  }

  #broken(worker: PoolWorker, reason: string): void {
    if (!this.#workers.has(worker)) return;
    if (worker.state === 'starting') {
      this.#startFailed(worker, 'broken', reason);
    } else {
      this.#end(worker, new ImageError('codec-failed', `The worker broke: ${reason}`));
      this.#assign();
    }
  }

  #startFailed(worker: PoolWorker, reason: StartFailure, message: string): void {
    if (!this.#workers.has(worker)) return;
    this.#end(worker);
    if (!this.#choice.startFailed(worker, reason)) this.#rejectQueue(new ImageError('engine-unavailable', message));
    this.#assign();
  }
}

function canServe(worker: PoolWorker, { libraries, vipsOnly }: QueuedJob): boolean {
  if (worker.vipsOnly !== vipsOnly) return false;
  return worker.backend === 'canvas' || libraries.every((library) => worker.libraries.includes(library));
}
