import type { RunOptions } from '../engine.ts';

/**
 * Does work whose reports go to a program. An error that `onProgress` throws ends the work, which rejects with it, once.
 * @throws the program's error, or that of the work
 */
export async function untilProgressThrows<T>(
  options: RunOptions | undefined,
  work: (options: RunOptions | undefined) => Promise<T>,
): Promise<T> {
  const report = options?.onProgress;
  if (!report) return work(options);
  const thrown: unknown[] = [];
  const ended = new AbortController();
  const onProgress: typeof report = (progress) => {
    if (thrown.length > 0) return;
    try {
      report(progress);
    } catch (error) {
      thrown.push(error);
      ended.abort();
    }
  };
  const { signal } = options;
  const made = work({
    ...options,
    onProgress,
    signal: signal ? AbortSignal.any([signal, ended.signal]) : ended.signal,
  });
  const result = await made.catch((error: unknown) => {
    throw thrown.length > 0 ? thrown[0] : error;
  });
  // The last report comes with the result.
  if (thrown.length > 0) throw thrown[0];
  return result;
}
