import type { Capabilities } from '../backends/backend.ts';
import type { DrawingSizes } from '../decoders/drawing.ts';
import type { EngineOptions } from '../engine.ts';
import { fromErrorMessage, ImageError } from '../errors.ts';
import type { Progress } from '../result.ts';
import { BackendChoice, type StartFailure } from './backend-choice.ts';
import { Downloads, LibraryMissing, type Sources } from './downloads.ts';
import { HeldPixels } from './held-pixels.ts';
import { PixelGate } from './pixel-gate.ts';
import type { FromWorker, Job, JobValues, Memory, Setup, SpawnWorker } from './protocol.ts';
import { canServe, heldBy, librariesFor, type PoolWorker, type QueuedJob, stopsLate } from './queued-job.ts';
import { TINY_PICTURE } from './tiny-picture.ts';

/** The sources are asked again after a failure, never after a success. */
export interface PoolOptions extends Sources {
  spawn: SpawnWorker;
  workers: number;
  pixelBudget: number;
  backend: NonNullable<EngineOptions['backend']>;
  /** Can this place run libvips at all? */
  canRunVips(): boolean;
  drawVector?: EngineOptions['drawVector'];
}

export interface SubmitOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** A worker with all of its code that has not started by then never will (seen under Firefox with a debugger attached, and in WebKitGTK). */
const START_TIMEOUT_MS = 15_000;
/**
 * A worker that has not given up by then is ended: many an encoder looks up only when it is done. To end one costs the start of
 * another, the decoding of its picture, and a hitch of the page while hundreds of megabytes are given back. So it gets a few times
 * what its own start took, which grows with slow devices and busy ones, and at least two seconds: the end of a JPEG of 10 megapixels
 * beside another one.
 */
const STOP_GRACE = { starts: 3, leastMs: 2000 };
/** A heap that one huge picture has grown is given back by ending its worker. An ordinary one stays under 400 MB. */
const LARGEST_HEAP_BYTES = 640 * 1024 ** 2;
/** Errors after which a backend may be in any state, or its worker goes on remembering what it could not fetch. */
const BREAKS_WORKER = new Set(['codec-failed', 'out-of-memory', 'codec-unavailable']);

/**
 * Workers with one job each. Who cancels a job is free at once; its worker is told to give up, and is ended where it does
 * not, since WebAssembly cannot be interrupted. Whatever happens to a worker, the promise of its job settles.
 */
export class Pool {
  readonly #options: PoolOptions;
  readonly #gate: PixelGate;
  readonly #held: HeldPixels;
  readonly #choice: BackendChoice;
  readonly #workers = new Set<PoolWorker>();
  #queue: QueuedJob[] = [];
  readonly #downloads: Downloads;
  readonly #known = new Map<Setup['backend'], Capabilities>();
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#gate = new PixelGate(options.pixelBudget);
    this.#held = new HeldPixels(this.#gate);
    this.#choice = new BackendChoice(options.backend, options.canRunVips);
    this.#downloads = new Downloads(options);
  }

  /** Starts workers before they are needed, as far as there may be so many. */
  async warm(count = 1): Promise<void> {
    const missing = Math.min(count, this.#options.workers) - this.#workers.size;
    if (missing <= 0 || this.#closed) return;
    await Promise.all(Array.from({ length: missing }, () => this.#spawn({ libraries: [], vipsOnly: false })));
  }

  /** What the backend that serves here reads and writes; starts one where none has started. */
  async capabilities(): Promise<Capabilities> {
    const known = () => this.#known.get(this.#choice.hasSlowVips ? 'vips' : this.#choice.current);
    if (!known()) await this.submit({ kind: 'probe', file: new Blob([TINY_PICTURE]) });
    return known() ?? Promise.reject(new ImageError('engine-unavailable', 'The engine has just changed'));
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

  /** How many workers of libvips have, or would have, nothing to do. */
  get idle(): number {
    if (this.#choice.current !== 'vips') return 0;
    const busy = [...this.#workers].filter(({ job }) => job !== undefined).length;
    return Math.max(0, this.#options.workers - busy - this.#queue.length);
  }

  /** Has the kept pixels of a file given back; the next job on it decodes it again. */
  letGoOf(id: number): void {
    this.#held.letGoOf(id);
  }

  /** Ends all workers; what is pending is rejected. */
  close(): void {
    this.#closed = true;
    const gone = new ImageError('cancelled', 'The engine was closed');
    for (const worker of [...this.#workers]) this.#end(worker, gone);
    this.#rejectQueue(gone);
  }

  /** @param concerns which of the waiting jobs; all by default */
  #rejectQueue(error: ImageError, concerns: (queued: QueuedJob) => boolean = () => true): void {
    const rejected = this.#queue.filter(concerns);
    this.#queue = this.#queue.filter((queued) => !rejected.includes(queued));
    for (const { reject } of rejected) reject(error);
  }

  /** Gives queued jobs to workers, in order, and makes workers where there are too few. */
  #assign(): void {
    for (const queued of [...this.#queue]) {
      const idle = [...this.#workers].filter(({ state }) => state === 'idle');
      if (this.#isAwaited(queued)) continue;
      const able = this.#bestOf(idle, queued);
      if (able) {
        this.#queue = this.#queue.filter((other) => other !== queued);
        this.#give(able, queued);
        continue;
      }
      // One that gives up its job is free, or ended, sooner than another one has started.
      const coming = [...this.#workers].filter(({ state }) => state === 'starting' || state === 'stopping');
      // Enough workers are on their way for all that wait.
      if (coming.filter((worker) => canServe(worker, queued)).length >= this.#queue.length) return;
      if (this.#hasRoomFor(queued)) void this.#spawn(queued);
      else if (idle[0]) {
        this.#end(idle[0]);
        void this.#spawn(queued);
      }
    }
  }

  /** Beside sharp there may be as many of libvips: where files of both kinds come by turns, neither waits for a start. */
  #hasRoomFor({ vipsOnly }: QueuedJob): boolean {
    const counted = [...this.#workers].filter((worker) => !this.#choice.isSharp || worker.vipsOnly === vipsOnly);
    return counted.length < this.#options.workers;
  }

  /**
   * The worker that had this file last gives up in a moment: that is about as soon as another has decoded it too, and what a
   * large picture makes of a worker's heap is not given back.
   */
  #isAwaited(queued: QueuedJob): boolean {
    const id = heldBy(queued);
    if (id === undefined) return false;
    return [...this.#workers].some(
      ({ state, lastFile, job }) => state === 'stopping' && lastFile === id && job && !stopsLate(job),
    );
  }

  /** The one that has the file open, or had it last; else one whose file nobody has to open again. */
  #bestOf(idle: readonly PoolWorker[], queued: QueuedJob): PoolWorker | undefined {
    const able = idle.filter((worker) => canServe(worker, queued));
    const id = heldBy(queued);
    return (
      able.find((worker) => id !== undefined && this.#held.of(worker) === id) ??
      able.find((worker) => id !== undefined && worker.lastFile === id) ??
      able.find((worker) => this.#held.of(worker) === undefined) ??
      able[0]
    );
  }

  #give(worker: PoolWorker, queued: QueuedJob): void {
    const id = heldBy(queued);
    if (this.#held.of(worker) !== id) this.#held.letGo(worker);
    if (id !== undefined) worker.lastFile = id;
    this.#held.forget(worker);
    if (worker.stop) Atomics.store(worker.stop, 0, 0);
    worker.state = 'busy';
    worker.job = queued;
    worker.port?.post({ type: 'job', job: queued.job });
  }

  async #setupOf(worker: PoolWorker): Promise<Setup> {
    const { backend, libraries } = worker;
    if (backend !== 'vips') return { backend };
    const [module, files] = await Promise.all([this.#downloads.module(), this.#downloads.files(libraries)]);
    // libvips runs where there is shared memory, and nowhere else.
    worker.stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    return { backend, module, libraries, files, stop: worker.stop };
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
      return this.#notLoaded(worker, error);
    }
    // The pool was closed while the module was on its way.
    if (!this.#workers.has(worker)) return;
    const startFailed = (reason: StartFailure, message: string) => {
      this.#startFailed(worker, reason, message);
      resolve();
    };
    let loaded = performance.now();
    worker.port = this.#options.spawn({
      onMessage: (message) => {
        if (message.type === 'started') worker.startMs = performance.now() - loaded;
        this.#receive(worker, message);
        if (message.type === 'started' || message.type === 'start-failed') resolve();
        if (message.type !== 'loaded') return;
        // From here on it is the worker that takes time, and no network.
        loaded = performance.now();
        worker.startTimer = setTimeout(startFailed, START_TIMEOUT_MS, 'broken', 'The engine did not start in time');
      },
      onBroken: (reason) => {
        this.#broken(worker, reason);
        resolve();
      },
      onNotLoaded: (reason) => startFailed('not-loaded', reason),
    });
    worker.port.post({ type: 'start', setup });
    await settled;
  }

  #receive(worker: PoolWorker, message: FromWorker): void {
    if (!this.#workers.has(worker)) return;
    switch (message.type) {
      case 'started':
        this.#known.set(worker.backend, message.capabilities);
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
        this.#startFailed(worker, message.reason, message.message);
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
        this.#free(worker, message.heapBytes > LARGEST_HEAP_BYTES, message);
        break;
      case 'failed':
        if (message.error.code === 'beyond-browser' && this.#choice.hasVipsBeside && !worker.vipsOnly) {
          // Better slowly than not at all.
          this.#giveToOther(worker, 'vipsOnly');
          break;
        }
        // Memory that was written over may have been so by the job before: a fresh worker tells whether it is this one's own fault.
        if (message.heapBytes === Number.POSITIVE_INFINITY && worker.job && !worker.job.again) {
          this.#giveToOther(worker, 'again');
          break;
        }
        worker.job?.reject(fromErrorMessage(message.error));
        this.#free(worker, BREAKS_WORKER.has(message.error.code) || message.heapBytes > LARGEST_HEAP_BYTES, message);
        break;
    }
  }

  /** Has another worker do its job. @param why what the job is to remember; see `QueuedJob` */
  #giveToOther(worker: PoolWorker, why: 'vipsOnly' | 'again'): void {
    const { job } = worker;
    if (job) {
      job[why] = true;
      this.#queue.unshift(job);
    }
    this.#free(worker, why === 'again');
  }

  #admit(worker: PoolWorker, pixels: number): void {
    worker.atGate = true;
    worker.releasePixels = this.#gate.enter(pixels, () => this.#letIn(worker));
    if (worker.state === 'stopping') this.#callFromGate(worker);
    if (this.#gate.isCrowded) this.#held.letGoOf();
  }

  #letIn(worker: PoolWorker): void {
    delete worker.atGate;
    worker.port?.post({ type: 'admitted' });
  }

  /** One that waits to be let in cannot give up; one that is let in does so before it takes a pixel. */
  #callFromGate(worker: PoolWorker): void {
    if (!worker.atGate) return;
    worker.releasePixels?.();
    delete worker.releasePixels;
    this.#letIn(worker);
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

  #free(worker: PoolWorker, recycle: boolean, { heldPixels }: Partial<Memory> = {}): void {
    const id = worker.job && heldBy(worker.job);
    delete worker.job;
    clearTimeout(worker.stopTimer);
    worker.releasePixels?.();
    delete worker.releasePixels;
    worker.state = 'idle';
    if (recycle) this.#end(worker);
    else if (id !== undefined && heldPixels !== undefined) this.#held.keep(worker, id, heldPixels);
    this.#assign();
  }

  #cancel(queued: QueuedJob, error: ImageError): void {
    const worker = [...this.#workers].find(({ job }) => job === queued);
    this.#queue = this.#queue.filter((other) => other !== queued);
    queued.reject(error);
    if (!worker) return;
    if (!worker.stop) {
      this.#endStopped(worker);
      return;
    }
    worker.state = 'stopping';
    Atomics.store(worker.stop, 0, 1);
    this.#callFromGate(worker);
    const grace = Math.max(STOP_GRACE.leastMs, STOP_GRACE.starts * (worker.startMs ?? 0));
    worker.stopTimer = setTimeout(() => this.#endStopped(worker), grace);
  }

  #endStopped(worker: PoolWorker): void {
    this.#end(worker);
    this.#assign();
    // The next job should not have to wait for a start.
    const isSpare = ({ state }: PoolWorker) => state === 'idle' || state === 'starting';
    if (!this.#closed && ![...this.#workers].some(isSpare)) void this.#spawn(worker);
  }

  /** Ends a worker; its job, if it has one, is rejected. */
  #end(worker: PoolWorker, error?: ImageError): void {
    if (!this.#workers.delete(worker)) return;
    clearTimeout(worker.startTimer);
    clearTimeout(worker.stopTimer);
    this.#held.forget(worker);
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
    if (this.#choice.startFailed(worker, reason)) {
      this.#assign();
      return;
    }
    // What another worker can do waits for it; to try yet another start has to wait as well.
    const isLost = (queued: QueuedJob) => ![...this.#workers].some((other) => canServe(other, queued));
    this.#rejectQueue(new ImageError('engine-unavailable', message), isLost);
  }

  #notLoaded(worker: PoolWorker, error: unknown): void {
    if (!(error instanceof LibraryMissing)) {
      this.#startFailed(worker, 'not-loaded', `The engine could not be loaded: ${String(error)}`);
      return;
    }
    if (!this.#workers.has(worker)) return;
    this.#end(worker);
    const missing = new ImageError('codec-unavailable', 'A part that this format needs could not be fetched', {
      cause: error,
    });
    this.#rejectQueue(missing, ({ libraries }) => libraries.includes(error.library));
    this.#assign();
  }
}
