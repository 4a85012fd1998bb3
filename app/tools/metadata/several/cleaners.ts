import { Turns } from '#app/tools/batch/turns.ts';
import { Inspector } from '#engine/inspect/inspector.ts';
import type { Clean } from './clean-list.ts';

/** Each holds one file in memory while it cleans it. */
const MOST_WORKERS = 3;
const count = () => Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));

/** Workers that clean files in turns. */
export class Cleaners {
  readonly #turns = new Turns(count());
  readonly #all = new Set<Inspector>();
  readonly #free: Inspector[] = [];

  /** @throws as `Inspector` does, and the signal's reason if it is aborted before the file's turn */
  readonly clean: Clean = (file, removal, signal) =>
    this.#turns.take(signal, async () => {
      const inspector = this.#free.pop() ?? this.#more();
      try {
        const cleaned = await inspector.clean(file, removal);
        this.#free.push(inspector);
        return cleaned;
      } catch (error) {
        // One whose code was not loaded never loads it.
        this.#all.delete(inspector);
        inspector[Symbol.dispose]();
        throw error;
      }
    });

  [Symbol.dispose](): void {
    for (const inspector of this.#all) inspector[Symbol.dispose]();
  }

  #more(): Inspector {
    const inspector = new Inspector();
    this.#all.add(inspector);
    return inspector;
  }
}
