import type { Progress } from './result.ts';

/** A frame of the page. */
export const FRAME_MS = 16;

/**
 * Reports the progress of a job. It never falls, and each report but the last is at least a percent higher than the one before. Within a
 * stage it is also later by a time that can be set.
 */
export class ProgressMeter {
  #last = -1;
  #stage: Progress['stage'] | undefined;
  #reportedAt = 0;
  readonly #report: ((progress: Progress) => void) | undefined;
  readonly #everyMs: number;

  /** @param everyMs milliseconds between two reports, where each is a message to the page */
  constructor(report?: (progress: Progress) => void, everyMs = 0) {
    this.#report = report;
    this.#everyMs = everyMs;
  }

  /** Reports a stage. @param done 0 to 1 over the whole job */
  at(stage: Progress['stage'], done: number): void {
    const bounded = Math.min(1, done);
    if (bounded < this.#last + 0.01 && bounded < 1) return;
    if (bounded <= this.#last) return;
    const now = performance.now();
    if (stage === this.#stage && bounded < 1 && now < this.#reportedAt + this.#everyMs) return;
    this.#last = bounded;
    this.#stage = stage;
    this.#reportedAt = now;
    this.#report?.({ stage, done: bounded });
  }

  /** Returns a function that maps 0 to 1 of a stage to its share of the job. */
  within(stage: Progress['stage'], from: number, to: number): (done: number) => void {
    return (done) => this.at(stage, from + (to - from) * done);
  }
}
