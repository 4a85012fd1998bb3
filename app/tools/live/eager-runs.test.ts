import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EagerRuns } from './eager-runs.ts';

interface Job {
  signal: AbortSignal;
  progress(done: number): void;
  finish(): Promise<void>;
  fail(): Promise<void>;
}

/** Runs that end when the test decides. */
function makeRuns() {
  const runs = new EagerRuns<string>();
  const jobs: Job[] = [];
  const begun: string[] = [];
  const ended: string[] = [];
  const job = (settings: string, id: string, afterMs = 300) => ({
    id,
    afterMs,
    run: ({ signal, onProgress }: Parameters<Parameters<typeof runs.request>[1]['run']>[0]) =>
      new Promise<string>((resolve, reject) => {
        const name = `${id} ${settings}`;
        begun.push(name);
        signal.addEventListener('abort', () => reject(new Error('cancelled')));
        const settled = () => vi.advanceTimersByTimeAsync(0).then(() => {});
        jobs.push({
          signal,
          progress: (done) => onProgress({ stage: 'encoding', done }),
          finish: () => {
            resolve(name);
            return settled();
          },
          fail: () => {
            reject(new Error('broken'));
            return settled();
          },
        });
      }),
    made: (result: string) => void ended.push(result),
    failed: (error: unknown) => void ended.push(error ? 'failed' : 'cancelled'),
  });
  const want = (settings: string, ids: string[]) => runs.want(settings, () => ids.map((id) => job(settings, id)));
  return { runs, jobs, begun, ended, job, want, at: (n: number) => jobs[n] ?? expect.unreachable(`no job ${n}`) };
}

const pause = () => vi.advanceTimersByTimeAsync(1000);
const signal = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('runs in advance', () => {
  it('begin after a pause, two at a time, each once', async () => {
    const { want, begun, ended, at } = makeRuns();
    want('75', ['a', 'b', 'c']);
    expect(begun).toEqual([]);
    await pause();
    expect(begun).toEqual(['a 75', 'b 75']);
    for (const n of [0, 1, 2]) await at(n).finish();
    want('75', ['a', 'b', 'c']);
    await pause();
    expect(begun).toEqual(['a 75', 'b 75', 'c 75']);
    expect(ended).toEqual(['a 75', 'b 75', 'c 75']);
  });

  it('have their own pauses', async () => {
    const { runs, job, begun } = makeRuns();
    runs.want('75', () => [job('75', 'result', 180), job('75', 'look', 50)]);
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(['look 75']);
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(['look 75', 'result 75']);
  });

  it('are aborted by other settings, which start after another pause', async () => {
    const { want, jobs, begun, ended, at } = makeRuns();
    want('75', ['a', 'b']);
    await pause();
    for (const settings of ['70', '65', '60']) want(settings, ['a', 'b']);
    expect(jobs.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    await pause();
    expect(begun.slice(2)).toEqual(['a 60', 'b 60']);
    await at(2).finish();
    expect(ended).toEqual(['a 60']);
  });

  it('start without another pause if files were added', async () => {
    const { want, begun } = makeRuns();
    want('75', ['a']);
    await pause();
    want('75', ['a', 'b']);
    expect(begun).toEqual(['a 75', 'b 75']);
  });

  it('are not retried after a failure, until the settings change', async () => {
    const { want, begun, ended, at } = makeRuns();
    want('75', ['a']);
    await pause();
    await at(0).fail();
    want('75', ['a']);
    await pause();
    expect(begun).toEqual(['a 75']);
    expect(ended).toEqual(['failed']);
  });

  it('restart if the same settings are wanted again immediately', async () => {
    const { runs, want, begun, ended, at } = makeRuns();
    want('75', ['a']);
    await pause();
    runs.end();
    want('75', ['a']);
    await pause();
    expect(begun).toEqual(['a 75', 'a 75']);
    await at(1).finish();
    expect(ended).toEqual(['a 75']);
  });
});

describe('a request', () => {
  it('joins the current run and receives its progress', async () => {
    const { runs, want, job, begun, at } = makeRuns();
    want('75', ['a']);
    await pause();
    const progress: number[] = [];
    const result = runs.request('75', job('75', 'a'), {
      signal: signal(),
      onProgress: ({ done }) => progress.push(done),
    });
    at(0).progress(0.4);
    await at(0).finish();
    expect(await result).toBe('a 75');
    expect(progress).toEqual([0.4]);
    expect(begun).toEqual(['a 75']);
  });

  it('waits for no pause, and keeps the run when other settings are wanted', async () => {
    const { runs, want, job, begun, at } = makeRuns();
    want('75', ['a']);
    const result = runs.request('75', job('75', 'a'), { signal: signal() });
    expect(begun).toEqual(['a 75']);
    want('60', ['a']);
    expect(at(0).signal.aborted).toBe(false);
    await at(0).finish();
    expect(await result).toBe('a 75');
  });

  it('can cancel it', async () => {
    const { runs, job, ended } = makeRuns();
    const aborter = new AbortController();
    const result = runs.request('75', job('75', 'a'), { signal: aborter.signal });
    aborter.abort();
    await expect(result).rejects.toThrow('cancelled');
    expect(ended).toEqual(['cancelled']);
  });

  it('rejects when everything is aborted', async () => {
    const { runs, job, ended } = makeRuns();
    const result = runs.request('75', job('75', 'a'), { signal: signal() });
    runs.abort();
    await expect(result).rejects.toThrow('cancelled');
    expect(ended).toEqual([]);
  });
});
