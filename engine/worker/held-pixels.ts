import type { PixelGate } from './pixel-gate.ts';
import type { PoolWorker } from './queued-job.ts';

/** The pixels of an unused file are released after this time. */
const KEEP_MS = 60_000;

interface Held {
  /** The file's id. */
  id: number;
  leave(): void;
  timer: ReturnType<typeof setTimeout>;
}

/** The pixels that idle workers keep, by file. They count in the budget of all jobs. */
export class HeldPixels {
  readonly #gate: PixelGate;
  readonly #held = new Map<PoolWorker, Held>();

  constructor(gate: PixelGate) {
    this.#gate = gate;
  }

  /** The id of the file whose pixels the worker keeps. */
  of(worker: PoolWorker): number | undefined {
    return this.#held.get(worker)?.id;
  }

  /** Records the pixels that a worker keeps after its job. */
  keep(worker: PoolWorker, id: number, pixels: number): void {
    this.#held.set(worker, {
      id,
      leave: this.#gate.keep(pixels),
      timer: setTimeout(() => this.release(worker), KEEP_MS),
    });
    // Waiting jobs need the memory now.
    if (this.#gate.isCrowded) this.release(worker);
  }

  /** Removes a worker that gets a job or is terminated. Its kept pixels count with that job. */
  forget(worker: PoolWorker): void {
    const held = this.#held.get(worker);
    if (!held) return;
    this.#held.delete(worker);
    clearTimeout(held.timer);
    held.leave();
  }

  /** Makes a worker release its kept pixels. */
  release(worker: PoolWorker): void {
    if (!this.#held.has(worker)) return;
    worker.port?.post({ type: 'let-go' });
    this.forget(worker);
  }

  /** Releases the kept pixels of one file, or of all. */
  releaseFile(id?: number): void {
    for (const [worker, held] of [...this.#held]) if (id === undefined || held.id === id) this.release(worker);
  }
}
