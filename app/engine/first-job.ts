import type { Engine } from '#engine';

/*
 * The progress of the visit's first job. Downloads for later visits wait for it, because on a slow line they would
 * delay it.
 */

/** Time for a new visitor to choose a file, and for another job to follow a cancelled one, in milliseconds. */
const GRACE = 3000;

/** After this time without a sign of life, a job is no longer waited for, in milliseconds. */
const PATIENCE = 60_000;

let arriving: Promise<unknown> | undefined;
let first: Promise<unknown> | undefined;
const beginning = Promise.withResolvers<void>();

/** @param there settles when downloads that the visitor will soon need have arrived */
export function noteArrival(there: Promise<unknown>): void {
  arriving = there.catch(() => {});
}

/** Wraps an engine to observe its first job, from the probe of a file to the first result. */
export function withFirstJobNoted(engine: Engine): Engine {
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const noted = <T>(job: Promise<T>): Promise<T> => {
    running += 1;
    job.then(
      () => resolve(),
      ({ code }: { code?: unknown }) => {
        running -= 1;
        if (code !== 'cancelled') resolve();
        // Usually another job follows: live results are cancelled by each change of the settings.
        else setTimeout(() => running === 0 && resolve(), GRACE);
      },
    );
    return job;
  };
  return {
    ...engine,
    probe: (...args) => {
      if (!first) {
        first = promise;
        beginning.resolve();
      }
      return engine.probe(...args);
    },
    run: (...args) => noted(engine.run(...args)),
    async *runAll(...args) {
      try {
        yield* engine.runAll(...args);
      } finally {
        resolve();
      }
    },
    open: (file) => {
      const opened = engine.open(file);
      return { ...opened, run: (...args) => noted(opened.run(...args)) };
    },
  };
}

/** Calls the listener when the first job begins, unless it has begun already. */
export function onFirstJob(listener: () => void): void {
  if (!first) void beginning.promise.then(listener);
}

/** Resolves when the first job, which may not have begun, is done. */
export async function afterFirstJob(): Promise<void> {
  await beginning.promise;
  await firstJobDone(0);
}

/** Resolves when no urgent download is pending and the first job, if it has begun, is done. */
export async function firstJobDone(grace = GRACE): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, grace));
  let seen: Promise<unknown> | undefined;
  do {
    seen = arriving;
    await seen;
  } while (seen !== arriving);
  if (first) await Promise.race([first, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
