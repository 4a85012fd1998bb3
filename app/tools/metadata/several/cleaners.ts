import { Inspector } from '#engine/inspect/inspector.ts';
import type { Cleaned, Wanted } from '#engine/inspect/requests.ts';
import type { Clean } from './clean-list.ts';

/** Each holds one file in memory while it cleans it. */
const MOST_WORKERS = 3;
const count = () => Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));

/** A worker with a row of files. */
interface Lane {
  inspector: Inspector;
  /** Settles after the last file. */
  last: Promise<unknown>;
}

/** Workers that clean files one after the other, each every second or third one. */
export class Cleaners {
  readonly #lanes = Array.from(
    { length: count() },
    (): Lane => ({ inspector: new Inspector(), last: Promise.resolve() }),
  );
  #files = 0;

  /** @throws as `Inspector` does, and the signal's reason if it is aborted before the file's turn */
  readonly clean: Clean = (file, wanted, signal) => {
    const lane = this.#lanes[this.#files++ % this.#lanes.length] as Lane;
    const cleaned = lane.last.then(() => {
      signal.throwIfAborted();
      return this.#cleanIn(lane, file, wanted);
    });
    lane.last = cleaned.catch(() => {});
    return cleaned;
  };

  [Symbol.dispose](): void {
    for (const { inspector } of this.#lanes) inspector[Symbol.dispose]();
  }

  async #cleanIn(lane: Lane, file: File, wanted: Wanted): Promise<Cleaned> {
    try {
      return await lane.inspector.clean(file, wanted);
    } catch (error) {
      // One whose code was not loaded never loads it.
      lane.inspector[Symbol.dispose]();
      lane.inspector = new Inspector();
      throw error;
    }
  }
}
