import type { Result } from '#engine';

/** As many settings as one goes back and forth between. */
const MOST_RESULTS = 8;
/** Bytes of all of them together: the browser keeps them for as long as they are here. */
const MOST_BYTES = 96 * 1024 ** 2;

/** The last few results of one picture, by the settings that made them. */
export class SeenResults {
  /** The one that was used last comes last. */
  readonly #results = new Map<string, Result>();

  get(key: string): Result | undefined {
    const result = this.#results.get(key);
    if (result) this.add(key, result);
    return result;
  }

  add(key: string, result: Result): void {
    this.#results.delete(key);
    this.#results.set(key, result);
    for (const [oldest] of this.#results) {
      if (this.#results.size <= 1 || (this.#results.size <= MOST_RESULTS && this.#bytes() <= MOST_BYTES)) return;
      this.#results.delete(oldest);
    }
  }

  #bytes(): number {
    return [...this.#results.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }
}
