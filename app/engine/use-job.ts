import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress, Result } from '#engine';

/** Runs a request until it is cancelled. */
export type Run = (options: { signal: AbortSignal; onProgress(progress: Progress): void }) => Promise<Result>;

/** One run of the engine on one file, as a page shows it. */
export type RunState =
  | { state: 'idle' }
  | { state: 'running'; progress: Progress }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; result: Result };

export interface JobControl {
  job: RunState;
  /** Resolves with the result, or with undefined if the run failed or was cancelled; never rejects. */
  start(run: Run, onFailure: (error: unknown) => void): Promise<Result | undefined>;
  cancel(): void;
  reset(): void;
}

const QUEUED: Progress = { stage: 'queued', done: 0 };

/** One job at a time. Leaving the page cancels it. */
export function useJob(): JobControl {
  const [job, setJob] = useState<RunState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setJob({ state: 'idle' });
  }, []);

  const start = useCallback<JobControl['start']>(async (run, onFailure) => {
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

  return { job, start, cancel, reset: cancel };
}
