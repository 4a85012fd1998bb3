import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Probe, Recipe, Result } from '#engine';
import * as door from '#engine';
import type { BatchItem } from './batch.ts';
import type { RowResult } from './row-result.ts';
import { Trials } from './trials.ts';

interface Job {
  file: File;
  recipe: Recipe;
  signal: AbortSignal;
  finish(): Promise<void>;
  fail(): Promise<void>;
}

const recipe = (quality: number): Recipe => ({ edits: [], output: { aim: 'compress', format: 'jpeg', quality } });

function makeTrials(count: number) {
  const jobs: Job[] = [];
  let items = Array.from(
    { length: count },
    (_, n): BatchItem => ({ id: `${n}`, file: new File(['x'], `${n}.jpg`), status: 'ready', probe: {} as Probe }),
  );
  const engine = {
    run: (file: File, recipe: Recipe, { signal }: { signal: AbortSignal }) =>
      new Promise<Result>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('cancelled')));
        const settled = () => vi.advanceTimersByTimeAsync(0);
        jobs.push({
          file,
          recipe,
          signal,
          finish: () => {
            resolve({ format: 'jpeg', bytes: 1 } as Result);
            return settled().then(() => {});
          },
          fail: () => {
            reject(new Error('broken'));
            return settled().then(() => {});
          },
        });
      }),
  };
  const made: string[] = [];
  const trials = new Trials(
    async () => ({ engine, door }) as never,
    () => items,
    (id: string, trial: RowResult) => {
      made.push(`${id} ${trial.recipe.output.quality}`);
      items = items.map((item) => (item.id === id ? { ...item, trial } : item));
    },
  );
  const names = () => jobs.map(({ file, recipe }) => `${file.name} ${recipe.output.quality}`);
  return { trials, jobs, made, names };
}

const pause = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('works out the first rows, two at a time, and leaves the rest', async () => {
  const { trials, jobs, made, names } = makeTrials(20);
  trials.want(recipe(75));
  await pause();
  expect(names()).toEqual(['0.jpg 75', '1.jpg 75']);
  for (let n = 0; n < 4; n++) await jobs[n]?.finish();
  await pause();
  expect(made).toEqual(['0 75', '1 75', '2 75', '3 75']);
  expect(jobs).toHaveLength(4);
});

it('begins anew with other settings, after a pause', async () => {
  const { trials, jobs, made, names } = makeTrials(2);
  trials.want(recipe(75));
  await pause();
  for (const quality of [70, 65, 60]) trials.want(recipe(quality));
  expect(jobs.every(({ signal }) => signal.aborted)).toBe(true);
  await pause();
  expect(names().slice(2)).toEqual(['0.jpg 60', '1.jpg 60']);
  await jobs[2]?.finish();
  expect(made).toEqual(['0 60']);
});

it('goes on where files have come, and does no row twice', async () => {
  const { trials, jobs } = makeTrials(1);
  trials.want(recipe(75));
  await pause();
  await jobs[0]?.finish();
  trials.want(recipe(75));
  await pause();
  expect(jobs).toHaveLength(1);
});

it('does what was asked for first, and tries nothing again that failed', async () => {
  const { trials, jobs, names } = makeTrials(9);
  trials.want(recipe(75));
  trials.ask('8', recipe(75));
  await pause();
  expect(names()).toEqual(['8.jpg 75', '0.jpg 75']);
  await jobs[1]?.fail();
  trials.want(recipe(75));
  await pause();
  expect(names()).toEqual(['8.jpg 75', '0.jpg 75', '1.jpg 75']);
});

it('ends when a run begins', async () => {
  const { trials, jobs } = makeTrials(3);
  trials.want(recipe(75));
  await pause();
  trials.want(undefined);
  await pause();
  expect(jobs.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
