import type { Result } from '#engine';

/** As many settings as visitors go back and forth between. */
const MOST_RESULTS = 8;
/** The total bytes of the results, which the browser keeps in memory meanwhile. */
const MOST_BYTES = 96 * 1024 ** 2;

/** The last few results of one picture, by recipe. */
export class SeenResults {
  /** In order of use, the latest last. */
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
