import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlannedResult, Progress, Recipe, Result } from '#engine';
import { LiveResults } from './live-results.ts';
import { knownIn } from './live-state.ts';

interface Job {
  which: number;
  recipe: Recipe;
  signal: AbortSignal;
  progress(done: number): void;
  finish(): Promise<void>;
  fail(): Promise<void>;
}

class Cancelled extends Error {
  override name = 'ImageError';
}

/** An engine whose jobs end when the test decides. The second file that it opens is for first looks. */
function makeLive(plan = small) {
  const jobs: Job[] = [];
  const rested: number[] = [];
  let opened = 0;
  const warmed: number[] = [];
  const engine = {
    warm: async (workers: number) => void warmed.push(workers),
    open: () => {
      const which = opened++;
      const run = (recipe: Recipe, options: { signal: AbortSignal; onProgress?: (progress: Progress) => void }) =>
        new Promise<Result>((resolve, reject) => {
          const { signal, onProgress } = options;
          signal.addEventListener('abort', () => reject(new Cancelled()));
          jobs.push({
            which,
            recipe,
            signal,
            progress: (done) => onProgress?.({ stage: 'encoding', done }),
            finish: async () => {
              resolve({ blob: new Blob(), bytes: 1, recipe, plan } as unknown as Result);
              await vi.advanceTimersByTimeAsync(0);
            },
            fail: async () => {
              reject(new Error('broken'));
              await vi.advanceTimersByTimeAsync(0);
            },
          });
        });
      return { run, rest: () => rested.push(which), [Symbol.dispose]: () => rested.push(which) };
    },
  };
  const live = new LiveResults(async () => ({ engine }) as never);
  live.open(new File(['x'], 'x.jpg'));
  return { live, jobs, rested, warmed, at: (n: number) => jobs[n] ?? expect.unreachable(`no job ${n}`) };
}

const small: PlannedResult = { format: 'jpeg', width: 800, height: 600, losses: [] };
const large: PlannedResult = { ...small, width: 4000, height: 3000 };
const recipe = (quality: number): Recipe => ({ edits: [], output: { aim: 'compress', format: 'jpeg', quality } });
const soon = () => vi.advanceTimersByTimeAsync(1);
const pause = () => vi.advanceTimersByTimeAsync(1000);
const given = () => ({ signal: new AbortController().signal, onProgress: () => {} });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('results while settings change', () => {
  it('start at once for the first settings, and after a pause for later ones', async () => {
    const { live, jobs, at } = makeLive();
    live.want(recipe(75), small);
    expect(live.state.get()).toMatchObject({ state: 'working' });
    await soon();
    await at(0).finish();
    expect(live.state.get()).toMatchObject({ state: 'done', shown: { isLook: false } });

    for (const quality of [74, 73, 72, 71]) {
      live.want(recipe(quality), small);
      await vi.advanceTimersByTimeAsync(30);
    }
    expect(jobs).toHaveLength(1);
    expect(live.state.get()).toMatchObject({ state: 'working', shown: { recipe: recipe(75) } });
    await pause();
    expect(jobs.map(({ recipe }) => recipe.output.quality)).toEqual([75, 71]);
    await at(1).finish();
    expect(live.state.get()).toMatchObject({ state: 'done', shown: { recipe: recipe(71) } });
  });

  it('leave time for the first edit of a picture that awaits one', async () => {
    const { live, jobs } = makeLive();
    live.want(recipe(80), small, true);
    expect(live.state.get()).toMatchObject({ state: 'working' });
    await vi.advanceTimersByTimeAsync(700);
    expect(jobs).toHaveLength(0);
    live.want(recipe(75), small);
    await vi.advanceTimersByTimeAsync(250);
    expect(jobs).toHaveLength(1);

    // Its first look would need a second worker, which takes longer to start.
    const edited = makeLive(large);
    edited.live.want(recipe(80), large, true);
    await vi.advanceTimersByTimeAsync(300);
    edited.live.want(recipe(75), large);
    await vi.advanceTimersByTimeAsync(250);
    expect(edited.jobs.map(({ which }) => which)).toEqual([0]);

    const unchanged = makeLive();
    unchanged.live.want(recipe(80), small, true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(unchanged.jobs).toHaveLength(1);
  });

  it('abort work that a change made useless', async () => {
    const { live, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    live.want(recipe(60), small);
    expect(at(0).signal.aborted).toBe(true);
    await pause();
    await at(1).finish();
    expect(live.state.get()).toMatchObject({ state: 'done', shown: { recipe: recipe(60) } });
  });

  it('return at once for settings that were used before', async () => {
    const { live, jobs, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    await at(0).finish();
    live.want(recipe(60), small);
    live.want(recipe(75), small);
    expect(live.state.get()).toMatchObject({ state: 'done', shown: { recipe: recipe(75) } });
    await pause();
    expect(jobs).toHaveLength(1);
  });

  it('of a large picture are preceded by a first look at a smaller one, except for the first', async () => {
    const { live, jobs, warmed, at } = makeLive(large);
    const look = [{ do: 'resize', longestEdge: 1024, enlarge: false }];
    live.want(recipe(75), large);
    await pause();
    // It would need a second worker.
    expect(jobs.map(({ recipe }) => recipe)).toEqual([recipe(75)]);
    await at(0).finish();
    expect(warmed).toEqual([2]);
    // That worker opens the picture, and nothing changes on the screen.
    expect(at(1).recipe).toEqual({ ...recipe(75), edits: look });
    await at(1).finish();
    expect(live.state.get()).toMatchObject({ state: 'done', shown: { isLook: false } });

    live.want(recipe(60), large);
    await pause();
    expect(at(2).recipe).toEqual({ ...recipe(60), edits: look });
    expect(at(3).recipe).toEqual(recipe(60));
    expect(at(2).which).not.toBe(at(3).which);
    await at(2).finish();
    expect(live.state.get()).toMatchObject({ state: 'working', shown: { isLook: true } });
    await at(3).finish();
    expect(live.state.get()).toMatchObject({ state: 'done', shown: { isLook: false } });
  });

  it('do not wait for the worker that opens the picture', async () => {
    const { live, jobs, at } = makeLive(large);
    live.want(recipe(75), large);
    await soon();
    await at(0).finish();
    live.want(recipe(60), large);
    expect(at(1).signal.aborted).toBe(true);
    await pause();
    expect(jobs.slice(2).map(({ recipe }) => recipe.output.quality)).toEqual([60, 60]);
  });

  it('are never replaced by a late first look', async () => {
    const { live, at } = makeLive(large);
    live.want(recipe(75), large);
    await soon();
    await at(0).finish();
    live.want(recipe(60), large);
    await pause();
    await at(3).finish();
    await at(2).finish();
    expect(live.state.get()).toMatchObject({ state: 'done', shown: { isLook: false, recipe: recipe(60) } });
  });

  it('are made again after a failure, with the same settings', async () => {
    const { live, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    await at(0).fail();
    live.want(recipe(75), small);
    await pause();
    expect(live.state.get()).toMatchObject({ state: 'failed', error: { message: 'broken' } });
    live.again(recipe(75), small);
    expect(live.state.get()).toMatchObject({ state: 'working' });
    await soon();
    await at(1).finish();
    expect(live.state.get()).toMatchObject({ state: 'done' });
  });

  it('report an error, until the settings change', async () => {
    const { live, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    await at(0).fail();
    expect(live.state.get()).toMatchObject({ state: 'failed', error: { message: 'broken' } });
    live.want(recipe(60), small);
    expect(live.state.get()).toEqual({ state: 'working' });
  });

  it('stop while the page is hidden, and release their memory', async () => {
    const { live, jobs, rested, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    live.sleep();
    expect(at(0).signal.aborted).toBe(true);
    expect(rested).toEqual([0, 1]);
    await pause();
    expect(live.state.get().state).toBe('idle');
    live.want(recipe(75), small);
    await soon();
    expect(jobs).toHaveLength(2);
  });

  it('are outdated after other settings once live results are off', async () => {
    const { live, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    await at(0).finish();
    live.sleep(recipe(75));
    expect(live.state.get()).toMatchObject({ state: 'done' });
    live.sleep(recipe(60));
    expect(live.state.get()).toMatchObject({ state: 'idle', shown: { recipe: recipe(75) } });
  });

  it('are made at the settings, and not during a run or beside its result', async () => {
    const { live, jobs } = makeLive();
    live.attend('running', recipe(75), small);
    live.attend('done', recipe(75), small);
    await pause();
    expect(jobs).toHaveLength(0);
    live.attend('idle', recipe(75), small);
    await soon();
    expect(jobs).toHaveLength(1);
    live.attend('failed', recipe(60), small);
    await pause();
    expect(jobs.map(({ recipe }) => recipe.output.quality)).toEqual([75, 60]);
    live.attend('running', recipe(50), undefined);
    expect(live.state.get().state).toBe('working');
    live.attend('idle', recipe(50), undefined);
    expect(live.state.get().state).toBe('idle');
  });

  it('restart if the page is hidden only briefly', async () => {
    const { live, jobs, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    live.sleep();
    // Before the aborted work has reacted.
    live.want(recipe(75), small);
    await soon();
    expect(jobs).toHaveLength(2);
    await at(1).finish();
    expect(live.state.get()).toMatchObject({ state: 'done' });
  });

  it('restart for another picture', async () => {
    const { live, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    await at(0).finish();
    live.open(new File(['y'], 'y.jpg'));
    expect(live.state.get()).toEqual({ state: 'idle' });
    live.want(recipe(75), small);
    await soon();
    await at(1).finish();
    expect(live.state.get().state).toBe('done');
  });
});

describe('the button', () => {
  it('outdates a result of other settings at once', async () => {
    const { live, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    await at(0).finish();
    void live.run(recipe(60), given());
    await soon();
    expect(live.state.get()).toMatchObject({ state: 'working', shown: { recipe: recipe(75) } });
    expect(knownIn(live.state.get())).toBeUndefined();
  });

  it('uses an existing result', async () => {
    const { live, jobs, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    await at(0).finish();
    expect(await live.run(recipe(75), given())).toBe(live.state.get().shown?.result);
    expect(jobs).toHaveLength(1);
  });

  it('joins the current run and shows its progress', async () => {
    const { live, jobs, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    const heard: number[] = [];
    const result = live.run(recipe(75), { ...given(), onProgress: ({ done }) => heard.push(done) });
    at(0).progress(0.4);
    await at(0).finish();
    expect(await result).toBe(live.state.get().shown?.result);
    expect(jobs).toHaveLength(1);
    expect(heard).toEqual([0.4]);
  });

  it('waits for no pause', async () => {
    const { live, jobs, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    await at(0).finish();
    live.want(recipe(60), small);
    const result = live.run(recipe(60), given());
    await soon();
    await at(1).finish();
    await result;
    await pause();
    expect(jobs).toHaveLength(2);
    expect(live.state.get()).toMatchObject({ state: 'done', shown: { recipe: recipe(60) } });
  });

  it('is not abandoned when the page is hidden, and stops when it is cancelled', async () => {
    const { live, jobs, at } = makeLive();
    live.want(recipe(75), small);
    await soon();
    const aborter = new AbortController();
    const result = live.run(recipe(75), { ...given(), signal: aborter.signal });
    live.sleep();
    expect(at(0).signal.aborted).toBe(false);
    aborter.abort();
    await expect(result).rejects.toThrow(Cancelled);
    await pause();
    expect(jobs).toHaveLength(1);
    expect(live.state.get()).toMatchObject({ state: 'idle' });
  });
});

describe('fifty changes during work', () => {
  it('end with the result of the last settings', async () => {
    const { live, jobs } = makeLive();
    for (let quality = 50; quality < 100; quality++) {
      live.want(recipe(quality), large);
      await vi.advanceTimersByTimeAsync(quality % 3 === 0 ? 400 : 20);
      if (quality % 7 === 0) await jobs.find(({ signal }) => !signal.aborted)?.finish();
    }
    await pause();
    for (const job of jobs) await job.finish();
    expect(live.state.get()).toMatchObject({ state: 'done', shown: { recipe: recipe(99), isLook: false } });
    expect(live.state.get().shown?.result).toMatchObject({ recipe: recipe(99) });
  });
});
