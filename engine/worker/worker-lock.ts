/*
 * A browser that is short of memory may terminate a worker without an event. So a worker holds a lock while it runs a job, and
 * the browser releases the lock when the worker is gone. The page requests the same lock: when it gets it, the job is over.
 *
 * The lock is held per job, not for the worker's lifetime, because pages with locks are not eligible for the back/forward cache.
 */

/** A worker posts this when it holds its lock. Not part of the protocol. */
const HELD = 'picwright-lock-held';

/** The result is posted before the lock is released, but may arrive later. */
const GRACE_MS = 3000;

type Scope = Pick<DedicatedWorkerGlobalScope, 'name' | 'navigator' | 'postMessage'>;

/** Runs the work while holding a lock with the worker's name. Without the Locks API (an insecure page) it runs without one. */
export async function whileHeld(scope: Scope, work: () => Promise<void>): Promise<void> {
  const { locks } = scope.navigator;
  if (!locks) return work();
  await locks.request(scope.name, () => {
    scope.postMessage(HELD);
    return work();
  });
}

export const isHeldMessage = (data: unknown) => data === HELD;

/** The page's side of the lock of one worker. */
export class WorkerLock {
  readonly #name: string;
  readonly #onDead: () => void;
  readonly #given = new AbortController();
  #jobs = 0;
  #answers = 0;

  /** @param name the unique name of the worker and its lock */
  constructor(name: string, onDead: () => void) {
    this.#name = name;
    this.#onDead = onDead;
  }

  /** Records that a job started. */
  gave(): void {
    this.#jobs += 1;
  }

  /** Records that a job succeeded or failed. */
  answered(): void {
    this.#answers += 1;
  }

  /** Requests the lock that the worker holds. */
  watch(): void {
    const job = this.#jobs;
    const isAnswered = () => this.#answers >= job;
    navigator.locks
      .request(this.#name, { signal: this.#given.signal }, () => {
        if (!isAnswered()) setTimeout(() => isAnswered() || this.#given.signal.aborted || this.#onDead(), GRACE_MS);
      })
      // The request was aborted.
      .catch(() => {});
  }

  /** Stops watching a worker that is terminated on purpose. */
  release(): void {
    this.#given.abort();
  }
}
