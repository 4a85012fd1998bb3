/*
 * A worker may end without a word: a browser that is short of memory ends it, and no event tells. For as long as it
 * works on a job it therefore holds a lock that the browser takes from the dead; whoever gets the lock after it knows
 * that the work is over, one way or the other.
 *
 * For a job and not for its whole life, since a page with locks held is not kept for the way back to it.
 */

/** What a worker posts once it holds its lock: no message of the protocol. */
const HELD = 'picwright-lock-held';

/** The answer was posted before the lock was let go; it may arrive a moment after. */
const GRACE_MS = 3000;

type Scope = Pick<DedicatedWorkerGlobalScope, 'name' | 'navigator' | 'postMessage'>;

/** Does the work while a lock of the worker's name is held. Without locks (an insecure page) it is done all the same. */
export async function whileHeld(scope: Scope, work: () => Promise<void>): Promise<void> {
  const { locks } = scope.navigator;
  if (!locks) return work();
  await locks.request(scope.name, () => {
    scope.postMessage(HELD);
    return work();
  });
}

export const saysItHoldsLock = (data: unknown) => data === HELD;

/** A page's end of the line to one worker. */
export class Lifeline {
  readonly #name: string;
  readonly #onDead: () => void;
  readonly #given = new AbortController();
  #jobs = 0;
  #answers = 0;

  /** @param name the worker's, and its lock's: nobody else's */
  constructor(name: string, onDead: () => void) {
    this.#name = name;
    this.#onDead = onDead;
  }

  /** A job was given. */
  gave(): void {
    this.#jobs += 1;
  }

  /** A job was answered, for good or ill. */
  answered(): void {
    this.#answers += 1;
  }

  /** The worker holds its lock: waits in line behind it. */
  watch(): void {
    const job = this.#jobs;
    const isAnswered = () => this.#answers >= job;
    navigator.locks
      .request(this.#name, { signal: this.#given.signal }, () => {
        if (!isAnswered()) setTimeout(() => isAnswered() || this.#given.signal.aborted || this.#onDead(), GRACE_MS);
      })
      // The line was let go.
      .catch(() => {});
  }

  /** The worker is ended on purpose. */
  letGo(): void {
    this.#given.abort();
  }
}
