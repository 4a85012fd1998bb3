import type { Backend, Capabilities } from '../backends/backend.ts';
import { VIPS_CAPABILITIES } from '../backends/vips/capabilities.ts';
import type { DrawingSizes } from '../codecs/svg/drawing.ts';
import type { EngineOptions } from '../engine.ts';
import { fromErrorMessage, ImageError } from '../errors/errors.ts';
import type { Progress } from '../run/result.ts';
import type { Watermarks } from '../watermark/drawn.ts';
import { BackendChoice, type StartFailure } from './backend-choice.ts';
import { Downloads, LibraryMissing, type Sources } from './downloads.ts';
import { HeldPixels } from './held-pixels.ts';
import { PixelGate } from './pixel-gate.ts';
import type { FromWorker, Job, JobValues, Memory, Setup, SpawnWorker } from './protocol.ts';
import {
  canServe,
  heldBy,
  kindOf,
  type Lane,
  needsOf,
  type PoolWorker,
  type QueuedJob,
  stopsLate,
  withIncomplete,
  withWatermarks,
} from './queued-job.ts';
import { TINY_PICTURE } from './tiny-picture.ts';

/** The sources are called again after a failure, never after a success. */
export interface PoolOptions extends Sources {
  spawn: SpawnWorker;
  workers: number;
  pixelBudget: number;
  backend: NonNullable<EngineOptions['backend']>;
  /** Whether this environment can run libvips at all. */
  canRunVips(): boolean;
  /** Whether workers with the engine's own codec can be started. */
  hasOwnCodec?: boolean;
  drawVector?: EngineOptions['drawVector'];
  watermarks?: EngineOptions['watermarks'];
  readIncomplete?: EngineOptions['readIncomplete'];
  onArrival?: EngineOptions['onArrival'];
}

export interface SubmitOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  watermarks?: Watermarks | undefined;
  /** The file's first bytes, if they are known. */
  head?: Uint8Array | undefined;
}

/** A worker that has its code and has not started by then never will (seen in Firefox with a debugger attached, and in WebKitGTK). */
const START_TIMEOUT_MS = 15_000;
/**
 * A worker that has not stopped by then is terminated: many encoders check the stop flag only at their end. Terminating costs the
 * start of another worker, decoding the picture again, and a stall of the page while hundreds of megabytes are freed. So the grace
 * period is a multiple of the worker's own start-up time, which is longer on slow and busy devices, and at least two seconds: the
 * rest of a JPEG of 10 megapixels beside another job.
 */
const STOP_GRACE = { starts: 3, minMs: 2000 };
/** A worker whose heap has grown beyond this is terminated, which frees the memory. Ordinary heaps stay under 400 MB. */
const MAX_HEAP_BYTES = 640 * 1024 ** 2;
/** Errors after which a backend may be in an undefined state, or its worker keeps a failed download. */
const BREAKS_WORKER = new Set(['codec-failed', 'out-of-memory', 'codec-unavailable']);

const stopFlag = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/**
 * Workers with one job each. A cancelled job rejects at once. Its worker gets a signal to stop, and is terminated if it does
 * not, since WebAssembly cannot be interrupted. The promise of a job always settles, whatever happens to its worker.
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
    this.#choice = new BackendChoice(options.backend, options.canRunVips, options.hasOwnCodec);
    this.#downloads = new Downloads(options);
  }

  /** Starts workers in advance, up to the limit. @param backend the one whose jobs are to come; by default any */
  async warm(count = 1, backend?: Backend['id']): Promise<void> {
    if (this.#closed) return;
    const own = this.#choice.laneOf({ ownCodec: true });
    const lanes: ReadonlySet<Lane> = new Set(backend ? [backend === 'jpeg' ? own : 'chosen'] : [own, 'chosen']);
    const started = [...lanes].flatMap((lane) => {
      const missing = Math.min(count, this.#options.workers) - this.#workersBeside(lane).length;
      return Array.from({ length: Math.max(0, missing) }, () => this.#spawn({ libraries: [], lane }));
    });
    await Promise.all(started);
  }

  /**
   * The formats that the chosen backend reads and writes. libvips's are known before it starts; for another backend, this starts a
   * worker.
   */
  async capabilities(): Promise<Capabilities> {
    if (this.#choice.hasSlowVips || this.#choice.current === 'vips') return VIPS_CAPABILITIES;
    const known = () => this.#known.get(this.#choice.current);
    if (!known()) await this.submit({ kind: 'probe', file: new Blob([TINY_PICTURE]) }, {}, 'chosen');
    return known() ?? Promise.reject(new ImageError('engine-unavailable', 'The engine has just changed'));
  }

  async submit<K extends Job['kind']>(
    requested: Extract<Job, { kind: K }>,
    { signal, onProgress, watermarks, head }: SubmitOptions = {},
    wanted?: Lane,
  ): Promise<JobValues[K]> {
    const cancelled = () => new ImageError('cancelled', 'The job was cancelled', { cause: signal?.reason });
    if (this.#closed) throw new ImageError('engine-unavailable', 'The engine was closed');
    if (signal?.aborted) throw cancelled();
    const job = withIncomplete(
      withWatermarks(requested, { ...this.#options.watermarks?.(), ...watermarks }),
      this.#options.readIncomplete,
    );
    const { libraries, ownCodec } = await needsOf(job, head).catch((error: unknown) => {
      if (error instanceof ImageError) throw error;
      throw new ImageError('file-changed', 'The file cannot be read any more', { cause: error });
    });
    if (signal?.aborted) throw cancelled();

    const { promise, resolve, reject } = Promise.withResolvers<JobValues[keyof JobValues]>();
    const lane = wanted ?? this.#choice.laneOf({ ownCodec });
    const queued: QueuedJob = { job, libraries, lane, onProgress, resolve, reject };
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

  /** Number of libvips workers that are idle or could be started. */
  get idle(): number {
    if (this.#choice.current !== 'vips') return 0;
    const busy = this.#workersBeside('chosen').filter(({ job }) => job !== undefined).length;
    const waiting = this.#queue.filter(({ lane }) => lane !== 'own').length;
    return Math.max(0, this.#options.workers - busy - waiting);
  }

  /** Releases the kept pixels of a file; its next job decodes it again. */
  releaseFile(id: number): void {
    this.#held.releaseFile(id);
  }

  /** Terminates all workers and rejects pending jobs. */
  close(): void {
    this.#closed = true;
    const gone = new ImageError('cancelled', 'The engine was closed');
    for (const worker of [...this.#workers]) this.#end(worker, gone);
    this.#rejectQueue(gone);
  }

  /** Rejects waiting jobs. @param concerns selects them; default all */
  #rejectQueue(error: ImageError, concerns: (queued: QueuedJob) => boolean = () => true): void {
    const rejected = this.#queue.filter(concerns);
    this.#queue = this.#queue.filter((queued) => !rejected.includes(queued));
    for (const { reject } of rejected) reject(error);
  }

  /** Assigns queued jobs to workers, in order, and starts workers if there are too few. */
  #assign(): void {
    // Thousands may wait: once a job waits for a worker, so do all later ones that the same workers can do.
    const waiting = new Set<string>();
    for (const queued of [...this.#queue]) {
      if (waiting.has(kindOf(queued)) || this.#isAwaited(queued)) continue;
      const idle = [...this.#workers].filter(({ state }) => state === 'idle');
      const able = this.#bestOf(idle, queued);
      if (able) {
        this.#queue = this.#queue.filter((other) => other !== queued);
        this.#give(able, queued);
      } else if (!this.#startFor(queued)) waiting.add(kindOf(queued));
    }
  }

  /** Starts a worker for a job, unless enough are coming or running. */
  #startFor(queued: QueuedJob): boolean {
    // A stopping worker is free, or terminated, before another one could start.
    const coming = [...this.#workers].filter(({ state }) => state === 'starting' || state === 'stopping');
    const alike = this.#queue.filter(({ lane }) => lane === queued.lane);
    // Enough workers are starting or stopping for all waiting jobs of this kind.
    if (coming.filter((worker) => canServe(worker, queued)).length >= alike.length) return false;
    const beside = this.#workersBeside(queued.lane);
    if (beside.length >= this.#options.workers) {
      const unable = beside.find(({ state }) => state === 'idle');
      if (!unable) return false;
      this.#end(unable);
    }
    void this.#spawn(queued);
    return true;
  }

  /**
   * The workers that share a limit with those of a lane. The engine's own codec needs little memory, and beside sharp the same number
   * of libvips workers is allowed: with alternating files neither kind waits for a start.
   */
  #workersBeside(lane: Lane): PoolWorker[] {
    const isApart = (one: Lane) => one === 'own' || this.#choice.isSharp;
    return [...this.#workers].filter((worker) => worker.lane === lane || !(isApart(lane) || isApart(worker.lane)));
  }

  /**
   * Whether a job should wait for the stopping worker that last had its file. It stops about as soon as another worker would have
   * decoded the file, and each worker's heap that a large picture has grown stays large.
   */
  #isAwaited(queued: QueuedJob): boolean {
    const id = heldBy(queued);
    if (id === undefined) return false;
    return [...this.#workers].some(
      ({ state, lastFile, job }) => state === 'stopping' && lastFile === id && job && !stopsLate(job),
    );
  }

  /** The worker that has the file open, or had it last; otherwise one without an open file. */
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
    if (this.#held.of(worker) !== id) this.#held.release(worker);
    if (id !== undefined) worker.lastFile = id;
    this.#held.forget(worker);
    if (worker.stop) Atomics.store(worker.stop, 0, 0);
    worker.state = 'busy';
    worker.job = queued;
    worker.port?.post({ type: 'job', job: queued.job });
  }

  async #setupOf(worker: PoolWorker): Promise<Setup> {
    const { backend, libraries } = worker;
    if (backend === 'jpeg' && this.#options.canRunVips()) {
      worker.stop = stopFlag();
      return { backend, stop: worker.stop };
    }
    if (backend !== 'vips') return { backend };
    const [module, files] = await Promise.all([this.#downloads.module(), this.#downloads.files(libraries)]);
    // libvips requires shared memory.
    worker.stop = stopFlag();
    const draws = this.#options.drawVector !== undefined;
    return { backend, module, libraries, files, draws, stop: worker.stop };
  }

  /** Resolves when the worker has started or failed to. */
  async #spawn({ libraries, lane }: Pick<QueuedJob, 'libraries' | 'lane'>): Promise<void> {
    const { promise: settled, resolve } = Promise.withResolvers<void>();
    const worker: PoolWorker = { backend: this.#choice.backendOf(lane), libraries, lane, state: 'starting' };
    this.#workers.add(worker);
    let setup: Setup;
    try {
      setup = await this.#setupOf(worker);
    } catch (error) {
      return this.#notLoaded(worker, error);
    }
    // The pool was closed while the module was loading.
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
        // From here on only the worker takes time, not the network.
        loaded = performance.now();
        worker.startTimer = setTimeout(startFailed, START_TIMEOUT_MS, 'broken', 'The engine did not start in time');
      },
      onBroken: (reason) => {
        this.#broken(worker, reason);
        resolve();
      },
      onNotLoaded: (reason) => startFailed('not-loaded', reason),
      onSilent: (reason) => startFailed('silent', reason),
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
        void this.#draw(worker, message);
        break;
      case 'progress':
        worker.job?.onProgress?.(message.progress);
        break;
      case 'arrival':
        this.#options.onArrival?.(message.arrival);
        break;
      case 'done':
        worker.job?.resolve(message.value);
        this.#free(worker, message.heapBytes > MAX_HEAP_BYTES, message);
        break;
      case 'failed': {
        // A cancelled job has been rejected.
        const { job } = worker.state === 'stopping' ? {} : worker;
        if (job && message.error.code === 'beyond-browser' && this.#choice.laneAfter(worker.lane)) {
          this.#giveToOther(worker, 'next lane');
          break;
        }
        // An earlier job may have corrupted the memory: a new worker shows whether this job itself fails.
        if (job && message.heapBytes === Number.POSITIVE_INFINITY && !job.again) {
          this.#giveToOther(worker, 'again');
          break;
        }
        worker.job?.reject(fromErrorMessage(message.error));
        this.#free(worker, BREAKS_WORKER.has(message.error.code) || message.heapBytes > MAX_HEAP_BYTES, message);
        break;
      }
    }
  }

  /** Moves the worker's job to another worker: of the next lane, or of the same one. */
  #giveToOther(worker: PoolWorker, why: 'next lane' | 'again'): void {
    const { job } = worker;
    if (job) {
      if (why === 'again') job.again = true;
      else job.lane = this.#choice.laneAfter(job.lane) ?? job.lane;
      this.#queue.unshift(job);
    }
    this.#free(worker, why === 'again');
  }

  #admit(worker: PoolWorker, pixels: number): void {
    worker.atGate = true;
    worker.releasePixels = this.#gate.enter(pixels, () => this.#letIn(worker));
    if (worker.state === 'stopping') this.#callFromGate(worker);
    if (this.#gate.isCrowded) this.#held.releaseFile();
  }

  #letIn(worker: PoolWorker): void {
    delete worker.atGate;
    worker.port?.post({ type: 'admitted' });
  }

  /** Admits a cancelled job: a job that waits for admission cannot stop, but once admitted it stops before it allocates pixels. */
  #callFromGate(worker: PoolWorker): void {
    if (!worker.atGate) return;
    worker.releasePixels?.();
    delete worker.releasePixels;
    this.#letIn(worker);
  }

  async #draw(worker: PoolWorker, { sizes, drawing }: { sizes: DrawingSizes; drawing: Blob }): Promise<void> {
    try {
      const bitmap = await this.#options.drawVector?.(drawing, sizes);
      worker.port?.post({ type: 'drawn', bitmap }, bitmap && [bitmap]);
    } catch {
      // The file is not a drawing, or the canvas is tainted (Safari, for HTML within an SVG).
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
    const grace = Math.max(STOP_GRACE.minMs, STOP_GRACE.starts * (worker.startMs ?? 0));
    worker.stopTimer = setTimeout(() => this.#endStopped(worker), grace);
  }

  #endStopped(worker: PoolWorker): void {
    this.#end(worker);
    this.#assign();
    // So that the next job does not wait for a start.
    const isSpare = ({ state, lane }: PoolWorker) => lane === worker.lane && (state === 'idle' || state === 'starting');
    if (!this.#closed && ![...this.#workers].some(isSpare)) void this.#spawn(worker);
  }

  /** Terminates a worker and rejects its job, if any. */
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
    if (worker.lane === 'own') for (const queued of this.#queue) if (queued.lane === 'own') queued.lane = 'chosen';
    if (this.#choice.startFailed(worker, reason)) {
      this.#assign();
      return;
    }
    // Jobs that another worker can do wait for it, and so do new attempts to start one.
    const isUnservable = (queued: QueuedJob) => ![...this.#workers].some((other) => canServe(other, queued));
    this.#rejectQueue(new ImageError('engine-unavailable', message), isUnservable);
    if (this.#queue.length === 0) this.#choice.gaveUp();
  }

  #notLoaded(worker: PoolWorker, error: unknown): void {
    if (!(error instanceof LibraryMissing)) {
      const reason = error instanceof DOMException ? 'silent' : 'not-loaded';
      this.#startFailed(worker, reason, `The engine could not be loaded: ${String(error)}`);
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
