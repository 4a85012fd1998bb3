import type { Job } from './job.ts';

/** A request to a worker of the pool. */
export interface JobRequest {
  file: File;
  job: Job;
}

/** The worker's reply. */
export type WorkerReply = { blob: Blob } | { error: string };

interface Waiting {
  request: JobRequest;
  resolve(blob: Blob): void;
  reject(error: Error): void;
}

/** Workers that each process one request at a time, in order. All are started at once and stay alive. */
export class WorkerPool {
  readonly #workers: Worker[];
  readonly #idle: Worker[];
  readonly #busy = new Map<Worker, Waiting>();
  #queue: Waiting[] = [];

  constructor(count: number, spawn: () => Worker) {
    this.#workers = Array.from({ length: count }, spawn);
    this.#idle = [...this.#workers];
    for (const worker of this.#workers) {
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => this.#settle(worker, data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#settle(worker, { error: event.message || 'the worker could not be loaded' });
      };
    }
  }

  /** @throws {Error} with the worker's message */
  readonly run = (file: File, job: Job): Promise<Blob> =>
    new Promise((resolve, reject) => {
      this.#queue.push({ request: { file, job }, resolve, reject });
      this.#assign();
    });

  /** Terminates the workers and rejects pending requests. */
  readonly close = (): void => {
    for (const worker of this.#workers) worker.terminate();
    for (const { reject } of [...this.#busy.values(), ...this.#queue]) reject(new Error('The pool was closed'));
    this.#busy.clear();
    this.#queue = [];
    this.#idle.length = 0;
  };

  #assign(): void {
    while (this.#queue.length > 0 && this.#idle.length > 0) {
      const waiting = this.#queue.shift();
      const worker = this.#idle.shift();
      if (!waiting || !worker) return;
      this.#busy.set(worker, waiting);
      worker.postMessage(waiting.request);
    }
  }

  #settle(worker: Worker, reply: WorkerReply): void {
    const waiting = this.#busy.get(worker);
    if (!waiting) return;
    this.#busy.delete(worker);
    this.#idle.push(worker);
    if ('blob' in reply) waiting.resolve(reply.blob);
    else waiting.reject(new Error(reply.error));
    this.#assign();
  }
}
