import type { RunOptions } from '../engine.ts';

/**
 * Several jobs as one: their progress is told together, and where one fails the others are given up.
 * @param of how much of all the work they are, 0 to 1
 */
export async function together<T, R>(
  inputs: readonly T[],
  { signal, onProgress }: RunOptions,
  of: number,
  run: (input: T, options: RunOptions) => Promise<R>,
): Promise<R[]> {
  const given = new AbortController();
  const either = signal ? AbortSignal.any([signal, given.signal]) : given.signal;
  const done = inputs.map(() => 0);
  const tell = (i: number, share: number) => {
    done[i] = share;
    onProgress?.({ stage: 'encoding', done: (of * done.reduce((sum, each) => sum + each, 0)) / inputs.length });
  };
  try {
    return await Promise.all(
      inputs.map((input, i) => run(input, { signal: either, onProgress: ({ done }) => tell(i, done) })),
    );
  } catch (error) {
    given.abort();
    throw error;
  }
}
