import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress, Result } from '#engine';

/** Runs a request until it is cancelled. */
export type Run<R = Result> = (options: { signal: AbortSignal; onProgress(progress: Progress): void }) => Promise<R>;

/** The engine's work on one file, as a page shows it. */
export type RunState<R = Result> =
  | { state: 'idle' }
  | { state: 'running'; progress: Progress }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; result: R };

export interface JobControl<R = Result> {
  job: RunState<R>;
  /**
   * Cancels what runs and starts another run.
   * @returns its result, or undefined if it failed or was cancelled; never rejects
   */
  start(run: Run<R>, onFailure: (error: unknown) => void): Promise<R | undefined>;
  /** Also cancels. */
  reset(): void;
  /** Shows a result that was made before. */
  show(result: R): void;
}

const QUEUED: Progress = { stage: 'queued', done: 0 };

/** One job at a time. Leaving the page cancels it. */
export function useJob<R = Result>(): JobControl<R> {
  const [job, setJob] = useState<RunState<R>>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);

  const reset = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setJob({ state: 'idle' });
  }, []);

  const show = useCallback((result: R) => setJob({ state: 'done', result }), []);

  const start = useCallback<JobControl<R>['start']>(async (run, onFailure) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setJob({ state: 'running', progress: QUEUED });
    try {
      const onProgress = (progress: Progress) => {
        if (!signal.aborted) setJob({ state: 'running', progress });
      };
      const result = await run({ signal, onProgress });
      signal.throwIfAborted();
      setJob({ state: 'done', result });
      return result;
    } catch (error) {
      // A cancelled job has already been removed from the screen.
      if (signal.aborted) return undefined;
      setJob({ state: 'failed', error });
      onFailure(error);
      return undefined;
    }
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  return { job, start, reset, show };
}
