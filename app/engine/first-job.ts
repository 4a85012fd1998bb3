import type { Engine } from '#engine';

/*
 * How far the visit's first job has come, for what had better wait for it: on a slow line, what is fetched for a later visit
 * takes the room of what somebody is waiting for.
 */

/** Time for somebody who has just come to choose a file, in milliseconds. */
const GRACE = 3000;

/** A job of which nothing is heard for this long is waited for no more, in milliseconds. */
const PATIENCE = 60_000;

let arriving: Promise<unknown> | undefined;
let first: Promise<unknown> | undefined;
let begun = () => {};

/** @param there settles when what somebody will soon need has been fetched */
export function noteArrival(there: Promise<unknown>): void {
  arriving = there.catch(() => {});
}

/** The same engine, of which the first job is noted: from the look at a file to the first result. */
export function withFirstJobNoted(engine: Engine): Engine {
  const { promise, resolve } = Promise.withResolvers<void>();
  const noted = <T>(job: Promise<T>): Promise<T> => {
    job.then(
      () => resolve(),
      () => resolve(),
    );
    return job;
  };
  return {
    ...engine,
    probe: (...args) => {
      if (!first) {
        first = promise;
        begun();
      }
      return engine.probe(...args);
    },
    run: (...args) => noted(engine.run(...args)),
    open: (file) => {
      const opened = engine.open(file);
      return { ...opened, run: (...args) => noted(opened.run(...args)) };
    },
  };
}

/** Calls the listener when the first job begins, if it has not begun yet. */
export function onFirstJob(listener: () => void): void {
  begun = listener;
}

/** Resolves when nothing is on its way that somebody waits for, and the first job, where one has begun, is done. */
export async function firstJobDone(grace = GRACE): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, grace));
  let seen: Promise<unknown> | undefined;
  do {
    seen = arriving;
    await seen;
  } while (seen !== arriving);
  if (first) await Promise.race([first, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
