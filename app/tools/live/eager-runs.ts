import type { Progress } from '#engine';

/** Fewer than most machines have workers, so that a requested run need not wait. */
const AT_ONCE = 2;

export interface Listening {
  signal: AbortSignal;
  onProgress?(progress: Progress): void;
}

/** One run of the engine. */
export interface EagerJob<R> {
  /** Unique among the jobs of the same settings. */
  id: string;
  /** The pause between a change of the settings and the run. */
  afterMs: number;
  run(options: Required<Listening>): Promise<R>;
  /** Called before the requester gets the result, and only while the run is wanted or was requested. */
  made?(result: R): void;
  /** @param error undefined if the requester has cancelled it */
  failed?(error: unknown): void;
}

interface Running<R> {
  controller: AbortController;
  result: Promise<R>;
  listeners: Set<(progress: Progress) => void>;
  requested: boolean;
}

/**
 * Runs that start in advance, while settings are being changed. A change aborts runs that it makes useless, and the new
 * ones start after a pause. A request joins the current run, if there is one.
 */
export class EagerRuns<R> {
  readonly #running = new Map<string, Running<R>>();
  /** Started for the current settings. Failed ones are not retried. */
  readonly #begun = new Set<string>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #settings: string | undefined;
  #jobs: () => readonly EagerJob<R>[] = () => [];
  /** The longest pause that has passed. */
  #waitedMs = 0;

  /**
   * Call this when settings or files have changed.
   * @param settings a text that differs for other settings
   * @param jobs returns the wanted runs, the first ones first; called whenever another one can start
   */
  want(settings: string, jobs: () => readonly EagerJob<R>[]): void {
    if (settings !== this.#settings) this.end();
    this.#settings = settings;
    this.#jobs = jobs;
    for (const { afterMs } of jobs()) this.#wait(afterMs);
    this.#next();
  }

  /**
   * Joins a job's run or starts it at once, and keeps it even if other runs are wanted later. The signal cancels the
   * run itself.
   */
  request(settings: string, job: EagerJob<R>, { signal, onProgress }: Listening): Promise<R> {
    const running = this.#running.get(keyOf(settings, job)) ?? this.#start(settings, job);
    running.requested = true;
    if (onProgress) running.listeners.add(onProgress);
    signal.addEventListener('abort', () => running.controller.abort(), { once: true });
    return running.result;
  }

  /** Aborts runs that were not requested, and cancels pauses. */
  end(): void {
    this.#abort(({ requested }) => !requested);
  }

  /** Aborts all runs. */
  abort(): void {
    this.#abort(() => true);
  }

  #abort(isEnded: (running: Running<R>) => boolean): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#begun.clear();
    this.#waitedMs = 0;
    this.#settings = undefined;
    this.#jobs = () => [];
    for (const [key, running] of this.#running) {
      if (!isEnded(running)) continue;
      // Immediately, because the same settings may be wanted again before the run has ended.
      this.#running.delete(key);
      running.controller.abort();
    }
  }

  #wait(ms: number): void {
    if (ms <= this.#waitedMs || this.#timers.has(ms)) return;
    const isOver = () => {
      this.#waitedMs = Math.max(this.#waitedMs, ms);
      this.#next();
    };
    this.#timers.set(ms, setTimeout(isOver, ms));
  }

  #next(): void {
    for (const job of this.#settings === undefined ? [] : this.#jobs()) {
      if ([...this.#running.values()].filter(({ requested }) => !requested).length >= AT_ONCE) return;
      if (job.afterMs > this.#waitedMs || this.#begun.has(job.id)) continue;
      this.#begun.add(job.id);
      if (!this.#running.has(keyOf(this.#settings, job))) this.#start(this.#settings, job);
    }
  }

  #start(settings: string | undefined, job: EagerJob<R>): Running<R> {
    const key = keyOf(settings, job);
    const controller = new AbortController();
    const { signal } = controller;
    const listeners: Running<R>['listeners'] = new Set();
    const onProgress = (progress: Progress) => {
      for (const listener of listeners) listener(progress);
    };
    const running = { controller, listeners, result: job.run({ signal, onProgress }), requested: false };
    this.#running.set(key, running);
    const settle = (report: () => void) => {
      if (this.#running.get(key) !== running) return;
      this.#running.delete(key);
      report();
      this.#next();
    };
    running.result.then(
      (result) => settle(() => (signal.aborted ? job.failed?.(undefined) : job.made?.(result))),
      (error: unknown) => settle(() => job.failed?.(signal.aborted ? undefined : error)),
    );
    return running;
  }
}

const keyOf = (settings: string | undefined, { id }: { id: string }) => `${id} ${settings}`;
