import type { RunOptions } from '../engine.ts';

/**
 * Runs several jobs as one: their progress is added up, and if one fails the others are cancelled.
 * @param of their share of the whole work, 0 to 1
 */
export async function runParallel<T, R>(
  inputs: readonly T[],
  { signal, onProgress, ...beside }: RunOptions,
  of: number,
  run: (input: T, options: RunOptions) => Promise<R>,
): Promise<R[]> {
  const given = new AbortController();
  const either = signal ? AbortSignal.any([signal, given.signal]) : given.signal;
  const done = inputs.map(() => 0);
  const report = (i: number, share: number) => {
    done[i] = share;
    onProgress?.({ stage: 'encoding', done: (of * done.reduce((sum, each) => sum + each, 0)) / inputs.length });
  };
  try {
    return await Promise.all(
      inputs.map((input, i) => run(input, { ...beside, signal: either, onProgress: ({ done }) => report(i, done) })),
    );
  } catch (error) {
    given.abort();
    throw error;
  }
}
