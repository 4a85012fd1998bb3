import type { Progress, Result } from '#engine';

/** Runs a request until it is cancelled. */
export type Run<R = Result> = (options: { signal: AbortSignal; onProgress(progress: Progress): void }) => Promise<R>;

/** The engine's work on one file, as a page shows it. */
export type RunState<R = Result> =
  | { state: 'idle' }
  | { state: 'running'; progress: Progress }
  | { state: 'failed'; error: unknown }
  /** `isSaved`: leaving the page does not lose it. */
  | { state: 'done'; result: R; isSaved: boolean };
