import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Rgb } from './ssimulacra2.ts';

interface Waiting {
  message: { original: Rgb; distorted: Rgb };
  resolve(score: number): void;
  reject(error: unknown): void;
}

/** Scores pictures on all cores. Nothing may be timed meanwhile. */
export class ScorePool implements Disposable {
  readonly #busy = new Map<Worker, Waiting>();
  readonly #idle: Worker[] = [];
  readonly #queue: Waiting[] = [];

  score(original: Rgb, distorted: Rgb): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ message: { original, distorted }, resolve, reject });
      if (this.#idle.length === 0 && this.#busy.size < availableParallelism()) this.#idle.push(this.#spawn());
      this.#assign();
    });
  }

  #spawn(): Worker {
    const worker = new Worker(new URL('./score-worker.ts', import.meta.url));
    worker.on('message', (score: number) => {
      const waiting = this.#busy.get(worker);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      waiting?.resolve(score);
      this.#assign();
    });
    // The worker has already ended with its error.
    worker.on('error', (error) => {
      this.#busy.get(worker)?.reject(error);
      this.#busy.delete(worker);
      if (this.#queue.length > 0) this.#idle.push(this.#spawn());
      this.#assign();
    });
    return worker;
  }

  #assign(): void {
    while (this.#idle.length > 0 && this.#queue.length > 0) {
      const [worker, waiting] = [this.#idle.pop(), this.#queue.shift()];
      if (!worker || !waiting) return;
      this.#busy.set(worker, waiting);
      worker.postMessage(waiting.message);
    }
  }

  [Symbol.dispose](): void {
    for (const worker of [...this.#idle, ...this.#busy.keys()]) void worker.terminate();
  }
}
