import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Engine, Opened, Result } from '#engine';

async function settled(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false;
  promise.then(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(20);
  return isSettled;
}
const load = () => import('./first-job.ts');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

it('waits for nothing before a visitor has begun', async () => {
  const { firstJobDone } = await load();
  expect(await settled(firstJobDone(0))).toBe(true);
});

it('waits for a pending download, whether it succeeds or not', async () => {
  const { firstJobDone, noteArrival } = await load();
  const engine = Promise.withResolvers<void>();
  noteArrival(engine.promise);
  const done = firstJobDone(0);
  expect(await settled(done)).toBe(false);
  engine.reject(new Error('No network'));
  expect(await settled(done)).toBe(true);
});

it('reports the beginning of the first job only', async () => {
  const { onFirstJob, withFirstJobNoted } = await load();
  const engine = withFirstJobNoted({ probe: async () => ({}) } as unknown as Engine);
  const listener = vi.fn();
  onFirstJob(listener);
  const file = new File(['x'], 'x.jpg');
  await engine.probe(file);
  await engine.probe(file);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('waits for the first result once a file has been opened', async () => {
  const { firstJobDone, withFirstJobNoted } = await load();
  const job = Promise.withResolvers<Result>();
  const opened = { run: () => job.promise } as unknown as Opened;
  const engine = withFirstJobNoted({
    probe: async () => ({}),
    open: () => opened,
  } as unknown as Engine);
  const file = new File(['x'], 'x.jpg');
  await engine.probe(file);
  const done = firstJobDone(0);
  void engine.open(file).run({ edits: [], output: { format: 'same', aim: 'encode' } });
  expect(await settled(done)).toBe(false);
  job.resolve({} as Result);
  expect(await settled(done)).toBe(true);
});

it('waits for the next result when one is cancelled', async () => {
  const { firstJobDone, withFirstJobNoted } = await load();
  const jobs = [Promise.withResolvers<Result>(), Promise.withResolvers<Result>()];
  let begun = 0;
  const opened = { run: () => jobs[begun++]?.promise } as unknown as Opened;
  const engine = withFirstJobNoted({ probe: async () => ({}), open: () => opened } as unknown as Engine);
  const file = new File(['x'], 'x.jpg');
  await engine.probe(file);
  const done = firstJobDone(0);
  const { run } = engine.open(file);
  const runs = [0, 1].map(() => run({ edits: [], output: { format: 'same', aim: 'encode' } }));
  jobs[0]?.reject(Object.assign(new Error('The job was cancelled'), { code: 'cancelled' }));
  await expect(runs[0]).rejects.toThrow();
  expect(await settled(done)).toBe(false);
  jobs[1]?.resolve({} as Result);
  expect(await settled(done)).toBe(true);
});

it('does not wait for a result after a job that was cancelled for good', async () => {
  const { firstJobDone, withFirstJobNoted } = await load();
  const cancelled = Object.assign(new Error('The job was cancelled'), { code: 'cancelled' });
  const run = () => Promise.reject(cancelled);
  const engine = withFirstJobNoted({ probe: async () => ({}), run } as unknown as Engine);
  const file = new File(['x'], 'x.jpg');
  await engine.probe(file);
  await expect(engine.run(file, { edits: [], output: { format: 'same', aim: 'encode' } })).rejects.toBe(cancelled);
  const done = vi.fn();
  void firstJobDone(0).then(done);
  await vi.advanceTimersByTimeAsync(2000);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(done).toHaveBeenCalled();
});

it('can wait for a first job that has not begun', async () => {
  const { afterFirstJob, withFirstJobNoted } = await load();
  const run = async () => ({}) as Result;
  const engine = withFirstJobNoted({ probe: async () => ({}), run } as unknown as Engine);
  const after = afterFirstJob();
  expect(await settled(after)).toBe(false);
  const file = new File(['x'], 'x.jpg');
  await engine.probe(file);
  await engine.run(file, { edits: [], output: { format: 'same', aim: 'encode' } });
  expect(await settled(after)).toBe(true);
});

it('waits for all results of a series', async () => {
  const { firstJobDone, withFirstJobNoted } = await load();
  const job = Promise.withResolvers<void>();
  const engine = withFirstJobNoted({
    probe: async () => ({}),
    async *runAll() {
      yield { index: 0, result: {} as Result };
      await job.promise;
    },
  } as unknown as Engine);
  const file = new File(['x'], 'x.jpg');
  await engine.probe(file);
  const done = firstJobDone(0);
  const series = (async () => {
    for await (const _ of engine.runAll(file, []));
  })();
  expect(await settled(done)).toBe(false);
  job.resolve();
  await series;
  expect(await settled(done)).toBe(true);
});
