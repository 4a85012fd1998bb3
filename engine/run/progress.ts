import type { Progress } from './result.ts';

/** Reports the progress of a job. It never falls, and each report is at least a percent higher than the last. */
export class ProgressMeter {
  #last = -1;
  readonly #report: ((progress: Progress) => void) | undefined;

  constructor(report?: (progress: Progress) => void) {
    this.#report = report;
  }

  /** Reports a stage. @param done 0 to 1 over the whole job */
  at(stage: Progress['stage'], done: number): void {
    const bounded = Math.min(1, done);
    if (bounded < this.#last + 0.01 && bounded < 1) return;
    if (bounded <= this.#last) return;
    this.#last = bounded;
    this.#report?.({ stage, done: bounded });
  }

  /** Returns a function that maps 0 to 1 of a stage to its share of the job. */
  within(stage: Progress['stage'], from: number, to: number): (done: number) => void {
    return (done) => this.at(stage, from + (to - from) * done);
  }
}
