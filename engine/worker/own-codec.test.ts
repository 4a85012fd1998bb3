import { expect, it, vi } from 'vitest';
import { fixtureFile } from '../../fixtures/index.ts';
import type { Output } from '../recipe/index.ts';
import { type FakeWorker, makePool as makeAnyPool, probe as pngProbe, started } from './fake-workers.node.ts';
import type { PoolOptions } from './pool.ts';
import type { Job } from './protocol.ts';

/* Jobs that the engine's own codec does, in workers of its own. */

type RunJob = Extract<Job, { kind: 'run' }>;

const jpeg = await fixtureFile('quadrants.jpg');
const probe = { kind: 'probe', file: jpeg } as const;
const runTo = (format: Output['format']): RunJob => ({
  kind: 'run',
  file: jpeg,
  name: 'a.jpg',
  recipe: { edits: [], output: { aim: 'encode', format } },
});
const makePool = (options: Partial<PoolOptions> = {}) => makeAnyPool({ hasOwnCodec: true, ...options });

const backendOf = ({ received: [first] }: FakeWorker) => first?.type === 'start' && first.setup.backend;

it.each([
  ['a header', probe],
  ['a JPEG from a JPEG', runTo('jpeg')],
  ['the same format', runTo('same')],
  ['a page around a JPEG', runTo('pdf')],
  ['a preview', { kind: 'preview', file: jpeg, maxSide: 100 } as const],
])('%s needs no libvips', async (_, job) => {
  const { pool, worker, workers } = makePool({
    loadModule: () => Promise.reject(new Error('libvips was fetched')),
  });
  const done = pool.submit(job);
  (await started(await worker(0))).done();
  await expect(done).resolves.toEqual({ name: 'made' });
  expect(workers.map(backendOf)).toEqual(['jpeg']);
});

it.each([
  ['another format of the file', pngProbe],
  ['another format of the result', runTo('webp')],
  ['several formats of one series', { ...runTo('jpeg'), held: 1, series: ['jpeg', 'avif'] }],
] satisfies [string, Job][])('%s needs libvips', async (_, job) => {
  const { pool, worker } = makePool();
  const done = pool.submit(job);
  const first = await started(await worker(0));
  expect(backendOf(first)).toBe('vips');
  first.done();
  await done;
});

it('reports at once that its code does not arrive, and is tried again', async () => {
  const { pool, worker, workers } = makePool();
  const job = pool.submit(probe);
  (await worker(0)).doesNotStart('silent');
  await expect(job).rejects.toMatchObject({ code: 'engine-unavailable' });
  expect(workers).toHaveLength(1);
  const again = pool.submit(probe);
  const next = await started(await worker(1));
  expect(backendOf(next)).toBe('jpeg');
  next.done();
  await again;
});

it('goes on to libvips with what it rejects', async () => {
  const { pool, worker } = makePool();
  const done = pool.submit(runTo('jpeg'));
  (await started(await worker(0))).fails('beyond-browser');
  const second = await started(await worker(1));
  expect(backendOf(second)).toBe('vips');
  second.done();
  await expect(done).resolves.toEqual({ name: 'made' });
});

it('goes on to the canvas on a page that is not isolated, and reports what that rejects', async () => {
  const { pool, worker } = makePool({ canRunVips: () => false });
  const done = pool.submit(runTo('jpeg'));
  const first = await started(await worker(0));
  expect(first.received[0]).toEqual({ type: 'start', setup: { backend: 'jpeg' } });
  first.fails('beyond-browser');
  const canvas = await started(await worker(1));
  expect(backendOf(canvas)).toBe('canvas');
  canvas.fails('beyond-browser');
  await expect(done).rejects.toMatchObject({ code: 'beyond-browser' });
});

it('is left out once it does not start', async () => {
  const { pool, worker, workers } = makePool({ workers: 1 });
  const jobs = [pool.submit(probe), pool.submit(probe)];
  (await worker(0)).doesNotStart();
  const other = await started(await worker(1));
  jobs.push(pool.submit(probe));
  for (const n of [1, 2, 3]) {
    await vi.waitFor(() => expect(other.jobs).toHaveLength(n));
    other.done();
  }
  await Promise.all(jobs);
  expect(workers.map(backendOf)).toEqual(['jpeg', 'vips']);
});

it('is tried again after it could not be fetched', async () => {
  const { pool, worker } = makePool({ workers: 1 });
  const job = pool.submit(probe);
  (await worker(0)).doesNotStart('not-loaded');
  (await started(await worker(1))).done();
  await job;
  const later = pool.submit(probe);
  const third = await started(await worker(2));
  expect(backendOf(third)).toBe('jpeg');
  third.done();
  await later;
});

it('has a limit of its own beside libvips’s', async () => {
  const { pool, worker, workers } = makePool({ workers: 1 });
  const jobs = [pool.submit(probe), pool.submit(pngProbe), pool.submit(probe)];
  const [own, vips] = [await started(await worker(0)), await started(await worker(1))];
  expect(workers.map(backendOf)).toEqual(['jpeg', 'vips']);
  own.done();
  own.done();
  vips.done();
  await Promise.all(jobs);
  expect(workers).toHaveLength(2);
});

it('stops a cancelled job by its flag, where memory can be shared', async () => {
  const { pool, worker } = makePool({ workers: 1 });
  const giveUp = new AbortController();
  const job = pool.submit(probe, { signal: giveUp.signal });
  const own = await started(await worker(0));
  const [start] = own.received;
  giveUp.abort();
  await expect(job).rejects.toMatchObject({ code: 'cancelled' });
  const stop = start?.type === 'start' && 'stop' in start.setup ? start.setup.stop : undefined;
  expect(stop?.[0]).toBe(1);
  expect(own.terminated).toBe(false);
  pool.close();
});

it('is started in advance: alone for JPEGs, beside libvips for unknown files', async () => {
  const alone = makePool({ workers: 1 });
  void alone.pool.warm(1, 'jpeg');
  await started(await alone.worker(0));
  expect(alone.workers.map(backendOf)).toEqual(['jpeg']);
  const both = makePool({ workers: 1 });
  void both.pool.warm();
  await both.worker(1);
  expect(both.workers.map(backendOf).sort()).toEqual(['jpeg', 'vips']);
});

it('is not used if the caller chose a backend', async () => {
  const { pool, worker } = makePool({ backend: 'vips' });
  const job = pool.submit(probe);
  const first = await started(await worker(0));
  expect(backendOf(first)).toBe('vips');
  first.done();
  await job;
});
