/** Limits how many pieces of work run at once. Thousands that all begin in one task would block the page. */
export class Turns {
  #free: number;
  /** In the order in which they came. */
  readonly #waiting = new Set<() => void>();

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /**
   * Runs the work once it is its turn.
   * @throws the signal's reason if it is aborted before
   */
  async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#turn(signal);
    try {
      return await work();
    } finally {
      this.#free++;
      const [next] = this.#waiting;
      next?.();
    }
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.#waiting.delete(begin);
        signal.removeEventListener('abort', leave);
        this.#free--;
        resolve();
      };
      const leave = () => {
        this.#waiting.delete(begin);
        reject(signal.reason);
      };
      if (signal.aborted) leave();
      else if (this.#free > 0) begin();
      else {
        this.#waiting.add(begin);
        signal.addEventListener('abort', leave, { once: true });
      }
    });
  }
}
