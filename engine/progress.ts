import type { Progress } from './result.ts';

/** Progress of one job: it never falls, and is told in steps of a percent at least. */
export class ProgressMeter {
  #last = -1;
  readonly #tell: ((progress: Progress) => void) | undefined;

  constructor(tell?: (progress: Progress) => void) {
    this.#tell = tell;
  }

  /** @param done 0 to 1 over the whole job */
  at(stage: Progress['stage'], done: number): void {
    const bounded = Math.min(1, done);
    if (bounded < this.#last + 0.01 && bounded < 1) return;
    if (bounded <= this.#last) return;
    this.#last = bounded;
    this.#tell?.({ stage, done: bounded });
  }

  /** A function that maps 0 to 1 of one stage onto its share of the whole. */
  within(stage: Progress['stage'], from: number, to: number): (done: number) => void {
    return (done) => this.at(stage, from + (to - from) * done);
  }
}
