import type { PixelGate } from './pixel-gate.ts';
import type { PoolWorker } from './queued-job.ts';

/** Kept pixels of a file that nobody asks for are given back after this time. */
const KEEP_MS = 60_000;

interface Held {
  /** The file's number. */
  id: number;
  leave(): void;
  timer: ReturnType<typeof setTimeout>;
}

/** Which idle worker keeps the pixels of which file, counted in the budget of all jobs. */
export class HeldPixels {
  readonly #gate: PixelGate;
  readonly #held = new Map<PoolWorker, Held>();

  constructor(gate: PixelGate) {
    this.#gate = gate;
  }

  /** The number of the file whose pixels the worker keeps. */
  of(worker: PoolWorker): number | undefined {
    return this.#held.get(worker)?.id;
  }

  /** The worker, whose job is over, has kept so many pixels of the file. */
  keep(worker: PoolWorker, id: number, pixels: number): void {
    this.#held.set(worker, {
      id,
      leave: this.#gate.keep(pixels),
      timer: setTimeout(() => this.letGo(worker), KEEP_MS),
    });
    // Whoever waits for room has a better use for it.
    if (this.#gate.isCrowded) this.letGo(worker);
  }

  /** The worker is taken on again, or ended: what it keeps is counted with its job. */
  forget(worker: PoolWorker): void {
    const held = this.#held.get(worker);
    if (!held) return;
    this.#held.delete(worker);
    clearTimeout(held.timer);
    held.leave();
  }

  /** Has the worker give back what it keeps. */
  letGo(worker: PoolWorker): void {
    if (!this.#held.has(worker)) return;
    worker.port?.post({ type: 'let-go' });
    this.forget(worker);
  }

  /** Has given back what is kept of a file, or of all. */
  letGoOf(id?: number): void {
    for (const [worker, held] of [...this.#held]) if (id === undefined || held.id === id) this.letGo(worker);
  }
}
