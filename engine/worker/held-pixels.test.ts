import { describe, expect, it, vi } from 'vitest';
import type { Recipe } from '../recipe/index.ts';
import { type FakeWorker, file, makePool, probe, started } from './fake-workers.node.ts';

/* Files that stay open: which worker gets their next job, and when their memory is released. */

const recipe: Recipe = { edits: [], output: { aim: 'encode', format: 'png' } };
const run = (held: number) => ({ kind: 'run', file, name: '', held, recipe }) as const;
const done = (heldPixels: number) => ({ type: 'done', value: {} as never, heapBytes: 0, heldPixels }) as const;
const lastOf = ({ received }: FakeWorker) => received.at(-1);

/** Two workers, the second of which keeps 60 pixels of file 7. */
async function keeping(options: Parameters<typeof makePool>[0] = {}) {
  const made = makePool({ workers: 2, pixelBudget: 100, ...options });
  const jobs = [made.pool.submit(probe), made.pool.submit(run(7))];
  const [other, keeper] = [await started(await made.worker(0)), await started(await made.worker(1))];
  keeper.answer(done(60));
  other.done();
  await Promise.all(jobs);
  return { ...made, other, keeper };
}

describe('an open file', () => {
  it('gets its next job where its pixels are', async () => {
    const { pool, other, keeper } = await keeping();
    const job = pool.submit(run(7));
    await vi.waitFor(() => expect(keeper.jobs).toHaveLength(2));
    keeper.answer(done(60));
    await job;
    expect(other.jobs).toHaveLength(1);
  });

  it('waits for the stopping worker that had it last, instead of filling another one’s memory', async () => {
    const { pool, other, keeper } = await keeping();
    const aborter = new AbortController();
    const cancelled = pool.submit(run(7), { signal: aborter.signal });
    await vi.waitFor(() => expect(keeper.jobs).toHaveLength(2));
    aborter.abort();
    await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' });
    const next = pool.submit(run(7));
    // Other jobs run meanwhile.
    const foreign = pool.submit(probe);
    await vi.waitFor(() => expect(other.jobs).toHaveLength(2));
    other.done();
    await foreign;
    expect(other.jobs).toHaveLength(2);
    keeper.fails('cancelled');
    await vi.waitFor(() => expect(keeper.jobs).toHaveLength(3));
    keeper.answer(done(60));
    await next;
    expect(other.jobs).toHaveLength(2);
  });

  it('moves to another worker if the last one encodes AVIF, which stops late', async () => {
    const { pool, worker, workers } = makePool({ workers: 2 });
    const aborter = new AbortController();
    const avif = { ...run(7), recipe: { ...recipe, output: { aim: 'encode', format: 'avif' } as const } };
    const cancelled = pool.submit(avif, { signal: aborter.signal });
    const busy = await started(await worker(0));
    aborter.abort();
    await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' });
    const jobs = [pool.submit(avif), pool.submit(avif)];
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    const other = await started(await worker(1));
    await vi.waitFor(() => expect(other.jobs).toHaveLength(1));
    other.answer(done(60));
    await vi.waitFor(() => expect(other.jobs).toHaveLength(2));
    other.answer(done(60));
    await Promise.all(jobs);
    expect(busy.jobs).toHaveLength(1);
  });

  it('leaves other workers to other jobs', async () => {
    const { pool, other, keeper } = await keeping();
    const job = pool.submit(probe);
    await vi.waitFor(() => expect(other.jobs).toHaveLength(2));
    other.done();
    await job;
    expect(keeper.jobs).toHaveLength(1);
  });

  it('yields if no other worker is free', async () => {
    const { pool, other, keeper } = await keeping();
    const jobs = [pool.submit(probe), pool.submit(probe)];
    await vi.waitFor(() => expect(keeper.jobs).toHaveLength(2));
    expect(keeper.received.at(-2)).toEqual({ type: 'let-go' });
    keeper.done();
    other.done();
    await Promise.all(jobs);
  });

  it('yields to a job that needs the memory', async () => {
    const { pool, other, keeper } = await keeping();
    const job = pool.submit(probe);
    await vi.waitFor(() => expect(other.jobs).toHaveLength(2));
    other.answer({ type: 'admit', pixels: 50 });
    expect(lastOf(keeper)).toEqual({ type: 'let-go' });
    expect(lastOf(other)).toEqual({ type: 'admitted' });
    other.done();
    await job;
  });

  it('counts its kept pixels once during a job', async () => {
    const { pool, keeper } = await keeping();
    const job = pool.submit(run(7));
    await vi.waitFor(() => expect(keeper.jobs).toHaveLength(2));
    keeper.answer({ type: 'admit', pixels: 100 });
    expect(lastOf(keeper)).toEqual({ type: 'admitted' });
    keeper.answer(done(100));
    await job;
  });

  it('is released on request', async () => {
    const { pool, keeper } = await keeping();
    pool.releaseFile(8);
    expect(lastOf(keeper)).not.toEqual({ type: 'let-go' });
    pool.releaseFile(7);
    expect(lastOf(keeper)).toEqual({ type: 'let-go' });
  });

  it('is released after a minute', async () => {
    const { pool, keeper } = await keeping();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const job = pool.submit(run(7));
      await vi.advanceTimersByTimeAsync(1);
      keeper.answer(done(60));
      await job;
      await vi.advanceTimersByTimeAsync(59_000);
      expect(lastOf(keeper)).not.toEqual({ type: 'let-go' });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(lastOf(keeper)).toEqual({ type: 'let-go' });
    } finally {
      vi.useRealTimers();
    }
  });
});
