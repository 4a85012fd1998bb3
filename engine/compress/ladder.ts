import type { Made, Settings } from './request.ts';

/**
 * A search as a generator: it yields what to encode next, receives the file, and returns its result. It encodes nothing
 * itself, so its decisions can be tested without an encoder.
 */
export type Ladder<Result, Proposal = Settings> = Generator<Proposal, Result, Made>;

/** Encodes what a ladder proposes until the ladder returns. */
export async function climb<Result, Proposal>(
  ladder: Ladder<Result, Proposal>,
  encode: (proposal: Proposal) => Promise<Made>,
): Promise<Result> {
  let step = ladder.next();
  while (!step.done) step = ladder.next(await encode(step.value));
  return step.value;
}
