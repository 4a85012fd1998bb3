import { useEffect, useRef, useState } from 'react';
import { fetchSample } from '#app/upload/sample.ts';
import { benchmarkWords } from '#words/benchmark.ts';
import type { TrialOutcome } from './outcome.ts';

export type BenchmarkState =
  | { state: 'idle' }
  | { state: 'running'; label: string; done: number }
  | { state: 'done'; outcomes: TrialOutcome[]; photo: { name: string; bytes: number } }
  | { state: 'failed'; reason: string };

/** One run at a time. Leaving the page cancels it. */
export function useBenchmark() {
  const [state, setState] = useState<BenchmarkState>({ state: 'idle' });
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);

  /** @param chosen a JPEG; the sample by default */
  const start = async (chosen?: File) => {
    if (chosen && chosen.type !== 'image/jpeg') return setState({ state: 'failed', reason: benchmarkWords.unreadable });
    aborter.current?.abort();
    const controller = new AbortController();
    aborter.current = controller;
    const { signal } = controller;
    setState({ state: 'running', label: benchmarkWords.loading, done: 0 });
    try {
      const [{ runBenchmark }, photo] = await Promise.all([import('./run.ts'), chosen ?? fetchSample(signal)]);
      const onProgress = (progress: { label: string; done: number }) =>
        !signal.aborted && setState({ state: 'running', ...progress });
      const outcomes = await runBenchmark(photo, { signal, onProgress });
      setState({ state: 'done', outcomes, photo: { name: photo.name, bytes: photo.size } });
    } catch (error) {
      if (signal.aborted) return;
      const unreadable = error instanceof DOMException && error.name === 'InvalidStateError';
      setState({ state: 'failed', reason: unreadable ? benchmarkWords.unreadable : benchmarkWords.notLoaded });
    }
  };

  const cancel = () => {
    aborter.current?.abort();
    setState({ state: 'idle' });
  };

  return { state, start, cancel };
}
