import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureFile } from '../../fixtures/index.ts';
import type { DrawingSizes } from '../codecs/svg/drawing.ts';
import type { Recipe } from '../recipe/index.ts';
import { CAPABILITIES, type FakeWorker, file, makePool, probe, started, svgProbe } from './fake-workers.node.ts';

describe('jobs', () => {
  it('gives a worker one job at a time and the next when it is done', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const jobs = [pool.submit(probe), pool.submit(probe)];
    const only = await started(await worker(0));
    expect(only.jobs).toHaveLength(1);
    only.done();
    expect(only.jobs).toHaveLength(2);
    only.done();
    await expect(Promise.all(jobs)).resolves.toHaveLength(2);
  });

  it('starts no more workers than allowed', async () => {
    const { pool, workers, worker } = makePool({ workers: 2 });
    const jobs = [1, 2, 3, 4].map(() => pool.submit(probe));
    const [a, b] = [await started(await worker(0)), await started(await worker(1))];
    a.done();
    b.done();
    a.done();
    b.done();
    await Promise.all(jobs);
    expect(workers).toHaveLength(2);
  });

  it('rejects a file that is not a picture at once, without a worker', async () => {
    const { pool, workers } = makePool();
    await expect(pool.submit({ kind: 'probe', file: await fixtureFile('text.jpg') })).rejects.toMatchObject({
      code: 'unsupported',
    });
    await expect(pool.submit({ kind: 'probe', file: await fixtureFile('empty.jpg') })).rejects.toMatchObject({
      code: 'unreadable',
    });
    expect(workers).toHaveLength(0);
  });

  it('rejects a file that has changed or gone since it was chosen, and does not call it damaged', async () => {
    const { pool, workers } = makePool();
    const gone = Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('The file has changed', 'NotReadableError')),
    });
    const chosen = Object.assign(new File(['bytes'], 'a.png'), { slice: () => gone });
    await expect(pool.submit({ kind: 'probe', file: chosen })).rejects.toMatchObject({ code: 'file-changed' });
    expect(workers).toHaveLength(0);
  });

  it('passes the engine’s error on with its code', async () => {
    const { pool, worker } = makePool();
    const job = pool.submit(probe);
    (await started(await worker(0))).fails('unreadable', { message: 'damaged' });
    await expect(job).rejects.toMatchObject({ name: 'ImageError', code: 'unreadable', message: 'damaged' });
  });

  it.each([
    ['what it has drawn', async (_file: Blob, { wanted }: DrawingSizes) => wanted as unknown as ImageBitmap],
    ['nothing where it cannot draw', () => Promise.reject(new Error('no drawing'))],
    ['nothing where nobody draws', undefined],
  ])('requests the page to draw and passes the worker %s', async (answer, drawVector) => {
    const draw = drawVector && vi.fn(drawVector);
    const { pool, worker } = makePool({ drawVector: draw });
    const job = pool.submit(svgProbe);
    const fake = await started(await worker(0));
    const wanted = { width: 640, height: 480 };
    const drawing = new Blob(['<svg/>']);
    fake.answer({ type: 'draw', sizes: { natural: { width: 64, height: 48 }, wanted }, drawing });
    await vi.waitFor(() =>
      expect(fake.received.at(-1)).toEqual({
        type: 'drawn',
        bitmap: answer === 'what it has drawn' ? wanted : undefined,
      }),
    );
    if (draw) expect(draw.mock.calls[0]?.[0]).toBe(drawing);
    fake.done();
    await job;
  });

  it('adds the watermarks of the engine and of the run to a recipe with a watermark, and to no other', async () => {
    const [own, shared] = [new Blob(['own']), new Blob(['shared'])];
    const { pool, worker } = makePool({ watermarks: () => ({ a: shared, b: shared, c: shared }) });
    const run = (edits: Recipe['edits']) =>
      pool.submit(
        { kind: 'run', file, name: '', recipe: { edits, output: { format: 'png', aim: 'encode' } } },
        { watermarks: { b: own } },
      );
    const marked = run([
      { do: 'watermark', picture: 'a' },
      { do: 'watermark', picture: 'b' },
    ]);
    const fake = await started(await worker(0));
    expect(fake.jobs.at(-1)).toMatchObject({ job: { watermarks: { a: shared, b: own } } });
    // Another one of the engine, which this recipe does not refer to.
    expect(fake.jobs.at(-1)).not.toHaveProperty('job.watermarks.c');
    fake.done();
    await marked;
    const plain = run([]);
    await vi.waitFor(() => expect(fake.jobs).toHaveLength(2));
    expect(fake.jobs.at(-1)).not.toHaveProperty('job.watermarks');
    fake.done();
    await plain;
  });

  it('responds to a worker whose drawing cannot be transferred', async () => {
    const { pool, worker } = makePool({ drawVector: async () => ({}) as ImageBitmap });
    const job = pool.submit(svgProbe);
    const fake = await started(await worker(0));
    fake.refuses = ({ type, ...message }) => type === 'drawn' && 'bitmap' in message && message.bitmap !== undefined;
    const sizes = { width: 1, height: 1 };
    fake.answer({ type: 'draw', sizes: { natural: sizes, wanted: sizes }, drawing: svgProbe.file });
    await vi.waitFor(() => expect(fake.received.at(-1)).toEqual({ type: 'drawn', bitmap: undefined }));
    fake.done();
    await job;
  });

  it('replaces an idle worker by one with the library that a format needs', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const first = pool.submit(probe);
    const plain = await started(await worker(0));
    plain.done();
    await first;
    const second = pool.submit(svgProbe);
    const able = await started(await worker(1));
    expect(plain.terminated).toBe(true);
    expect(able.received[0]).toMatchObject({ type: 'start', setup: { libraries: ['vips-resvg.wasm'] } });
    able.done();
    await second;
  });

  it('admits pixels within the budget', async () => {
    const { pool, worker } = makePool({ workers: 2, pixelBudget: 100 });
    const jobs = [pool.submit(probe), pool.submit(probe)];
    const [a, b] = [await started(await worker(0)), await started(await worker(1))];
    a.answer({ type: 'admit', pixels: 80 });
    b.answer({ type: 'admit', pixels: 80 });
    expect(a.received.at(-1)).toEqual({ type: 'admitted' });
    expect(b.received.at(-1)).not.toEqual({ type: 'admitted' });
    a.done();
    expect(b.received.at(-1)).toEqual({ type: 'admitted' });
    b.done();
    await Promise.all(jobs);
  });
});

describe('cancelling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const MIN_GRACE_MS = 2000;
  /** The worker's stop flag in shared memory: 1 means to stop. */
  const told = ({ received }: FakeWorker) => {
    const [start] = received;
    return start?.type === 'start' && start.setup.backend === 'vips' ? start.setup.stop[0] : undefined;
  };

  it('signals the worker of a running job to stop, and then gives it the next one', async () => {
    const { pool, worker, workers } = makePool({ workers: 1 });
    const aborter = new AbortController();
    const job = pool.submit(probe, { signal: aborter.signal });
    const busy = await started(await worker(0));
    expect(told(busy)).toBe(0);
    aborter.abort();
    await expect(job).rejects.toMatchObject({ code: 'cancelled' });
    expect(told(busy)).toBe(1);
    const next = pool.submit(probe);
    busy.fails('cancelled');
    await vi.waitFor(() => expect(busy.jobs).toHaveLength(2));
    expect(told(busy)).toBe(0);
    busy.done();
    await expect(next).resolves.toEqual({ name: 'made' });
    expect(workers).toHaveLength(1);
  });

  it.each([
    { what: 'that its backend does not support', heapBytes: 0, next: 0 },
    { what: 'that broke its memory', heapBytes: Number.POSITIVE_INFINITY, next: 1 },
  ])('never runs a cancelled job $what elsewhere', async ({ heapBytes, next }) => {
    const { pool, workers, worker } = makePool({ workers: 1, hasOwnCodec: true });
    const aborter = new AbortController();
    const recipe: Recipe = { edits: [], output: { format: 'jpeg', aim: 'encode' } };
    const named = { kind: 'run', file: await fixtureFile('tiny.jpg'), recipe } as const;
    const job = pool.submit({ ...named, name: 'cancelled' }, { signal: aborter.signal });
    const fake = await started(await worker(0));
    aborter.abort();
    await expect(job).rejects.toMatchObject({ code: 'cancelled' });
    fake.fails('beyond-browser', { heapBytes });
    const other = pool.submit({ ...named, name: 'other' });
    const serving = next === 0 ? fake : await started(await worker(next));
    await vi.waitFor(() => expect(serving.jobs.at(-1)).toMatchObject({ job: { name: 'other' } }));
    serving.done();
    await other;
    expect(workers).toHaveLength(next + 1);
  });

  it('terminates a worker that does not stop, and starts another', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const aborter = new AbortController();
    const job = pool.submit(probe, { signal: aborter.signal });
    const busy = await started(await worker(0));
    aborter.abort();
    await expect(job).rejects.toMatchObject({ code: 'cancelled' });
    const next = pool.submit(probe);
    await vi.advanceTimersByTimeAsync(MIN_GRACE_MS);
    expect(busy.terminated).toBe(true);
    const other = await started(await worker(1));
    await vi.waitFor(() => expect(other.jobs).toHaveLength(1));
    other.done();
    await expect(next).resolves.toEqual({ name: 'made' });
  });

  it('gives a worker that started slowly longer to stop', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const aborter = new AbortController();
    const job = pool.submit(probe, { signal: aborter.signal });
    const busy = await worker(0);
    await vi.advanceTimersByTimeAsync(4000);
    await started(busy);
    aborter.abort();
    await expect(job).rejects.toMatchObject({ code: 'cancelled' });
    await vi.advanceTimersByTimeAsync(11_900);
    expect(busy.terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(busy.terminated).toBe(true);
  });

  it('removes a waiting job from the queue without affecting the running one', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const aborter = new AbortController();
    const running = pool.submit(probe);
    const waiting = pool.submit(probe, { signal: aborter.signal });
    const busy = await started(await worker(0));
    aborter.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    expect(busy.terminated).toBe(false);
    busy.done();
    await expect(running).resolves.toEqual({ name: 'made' });
  });

  it('does not start a job with an aborted signal', async () => {
    const { pool, workers } = makePool();
    await expect(pool.submit(probe, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
    expect(workers).toHaveLength(0);
  });

  it('releases the pixels of a cancelled job', async () => {
    const { pool, worker } = makePool({ workers: 2, pixelBudget: 100 });
    const aborter = new AbortController();
    const cancelled = pool.submit(probe, { signal: aborter.signal });
    const other = pool.submit(probe);
    const [a, b] = [await started(await worker(0)), await started(await worker(1))];
    a.answer({ type: 'admit', pixels: 100 });
    b.answer({ type: 'admit', pixels: 100 });
    aborter.abort();
    await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' });
    // The pixels count until the worker has stopped.
    expect(b.received.at(-1)).not.toEqual({ type: 'admitted' });
    a.fails('cancelled');
    expect(b.received.at(-1)).toEqual({ type: 'admitted' });
    b.done();
    await other;
  });

  it.each([
    ['before it asks to be let in', ['abort', 'ask']],
    ['while it waits to be let in', ['ask', 'abort']],
  ])('admits a worker whose job is cancelled %s, so that it can stop', async (_, order) => {
    const { pool, worker } = makePool({ workers: 2, pixelBudget: 100 });
    const aborter = new AbortController();
    const other = pool.submit(probe);
    const cancelled = pool.submit(probe, { signal: aborter.signal });
    const [a, b] = [await started(await worker(0)), await started(await worker(1))];
    a.answer({ type: 'admit', pixels: 60 });
    for (const what of order) {
      if (what === 'ask') b.answer({ type: 'admit', pixels: 60 });
      else aborter.abort();
    }
    await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' });
    expect(b.received.at(-1)).toEqual({ type: 'admitted' });
    b.fails('cancelled');
    a.done();
    await other;
    // The worker allocated no pixels, and released none.
    const all = pool.submit(probe);
    await vi.waitFor(() => expect(a.jobs.length + b.jobs.length).toBe(3));
    const last = a.jobs.length === 2 ? a : b;
    last.answer({ type: 'admit', pixels: 100 });
    expect(last.received.at(-1)).toEqual({ type: 'admitted' });
    last.done();
    await all;
    expect(b.terminated).toBe(false);
  });

  it('starts a spare worker when the only one has to be terminated', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const aborter = new AbortController();
    const job = pool.submit(probe, { signal: aborter.signal });
    const busy = await started(await worker(0));
    aborter.abort();
    await expect(job).rejects.toMatchObject({ code: 'cancelled' });
    await vi.advanceTimersByTimeAsync(MIN_GRACE_MS);
    expect(busy.terminated).toBe(true);
    expect((await worker(1)).received[0]).toMatchObject({ type: 'start' });
  });
});

describe('workers that die', () => {
  it('rejects the current job, and serves the next', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const job = pool.submit(probe);
    const next = pool.submit(probe);
    (await started(await worker(0))).events.onBroken('exit 1');
    await expect(job).rejects.toMatchObject({ code: 'codec-failed' });
    (await started(await worker(1))).done();
    await expect(next).resolves.toEqual({ name: 'made' });
  });

  it('replaces a worker after a codec failed or its heap has grown', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const first = pool.submit(probe);
    const failing = await started(await worker(0));
    failing.fails('out-of-memory');
    await expect(first).rejects.toMatchObject({ code: 'out-of-memory' });
    expect(failing.terminated).toBe(true);
    const second = pool.submit(probe);
    const growing = await started(await worker(1));
    growing.answer({ type: 'done', value: {} as never, heapBytes: 2 ** 30 });
    await second;
    expect(growing.terminated).toBe(true);
  });

  it('rejects everything when it is closed', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const jobs = [pool.submit(probe), pool.submit(probe)];
    const busy = await started(await worker(0));
    pool.close();
    for (const job of jobs) await expect(job).rejects.toMatchObject({ code: 'cancelled' });
    expect(busy.terminated).toBe(true);
    await expect(pool.submit(probe)).rejects.toMatchObject({ code: 'engine-unavailable' });
  });
});

describe('starting', () => {
  it('tries twice, then falls back to the canvas', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const job = pool.submit(probe);
    (await worker(0)).doesNotStart();
    (await worker(1)).doesNotStart();
    const fallback = await started(await worker(2));
    expect(fallback.received[0]).toEqual({ type: 'start', setup: { backend: 'canvas' } });
    fallback.done();
    await expect(job).resolves.toEqual({ name: 'made' });
  });

  it('runs a job again if its worker was broken, and reports the second result', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const breaks = (worker: FakeWorker) => worker.fails('codec-failed', { heapBytes: Number.POSITIVE_INFINITY });
    const innocent = pool.submit(probe);
    const guilty = pool.submit(probe);
    const first = await started(await worker(0));
    breaks(first);
    const second = await started(await worker(1));
    expect(first.terminated).toBe(true);
    second.done();
    await expect(innocent).resolves.toEqual({ name: 'made' });
    breaks(second);
    breaks(await started(await worker(2)));
    await expect(guilty).rejects.toMatchObject({ code: 'codec-failed' });
  });

  it('falls back at once if libvips is slow', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const job = pool.submit(probe);
    (await worker(0)).answer({ type: 'started', speed: 'slow', capabilities: CAPABILITIES });
    const fallback = await started(await worker(1));
    expect(fallback.received[0]).toMatchObject({ setup: { backend: 'canvas' } });
    fallback.done();
    await job;
  });

  describe('with a slow libvips', () => {
    /** At most one worker. The canvas worker is the second one created, and has the job. */
    async function fallenBack(options: { signal?: AbortSignal } = {}) {
      const made = makePool({ workers: 1 });
      const job = made.pool.submit(probe, options);
      (await made.worker(0)).answer({ type: 'started', speed: 'slow', capabilities: CAPABILITIES });
      return { ...made, job, canvas: await started(await made.worker(1)) };
    }

    it('uses it only for jobs that the canvas rejects', async () => {
      const { pool, worker, job, canvas } = await fallenBack();
      const easy = pool.submit(probe);
      canvas.fails('beyond-browser');
      const slow = await worker(2);
      expect(canvas.terminated).toBe(true);
      expect(slow.received[0]).toMatchObject({ setup: { backend: 'vips' } });
      slow.answer({ type: 'started', speed: 'slow', capabilities: CAPABILITIES });
      expect(slow.jobs).toHaveLength(1);
      slow.done({ name: 'slowly' });
      await expect(job).resolves.toEqual({ name: 'slowly' });
      const second = await started(await worker(3));
      expect(second.received[0]).toMatchObject({ setup: { backend: 'canvas' } });
      second.done();
      await expect(easy).resolves.toEqual({ name: 'made' });
    });

    it('can be cancelled in between', async () => {
      const aborter = new AbortController();
      const { worker, job, canvas } = await fallenBack({ signal: aborter.signal });
      canvas.fails('beyond-browser');
      aborter.abort();
      await expect(job).rejects.toMatchObject({ code: 'cancelled' });
      const slow = await started(await worker(2));
      expect(slow.jobs).toHaveLength(0);
    });

    it('fails if it then does not start', async () => {
      const { worker, job, canvas } = await fallenBack();
      canvas.fails('beyond-browser');
      for (const n of [2, 3]) (await worker(n)).doesNotStart();
      await expect(job).rejects.toMatchObject({ code: 'engine-unavailable' });
    });
  });

  it('distinguishes a busy machine from a slow libvips', async () => {
    const { pool, worker, workers } = makePool({ workers: 2 });
    const jobs = [pool.submit(probe), pool.submit(probe)];
    const quick = await started(await worker(0));
    const busy = await worker(1);
    busy.answer({ type: 'started', speed: 'slow', capabilities: CAPABILITIES });
    quick.done();
    busy.done();
    await Promise.all(jobs);
    expect(workers).toHaveLength(2);
  });

  it('reports what the canvas cannot do if libvips is unavailable', async () => {
    const { pool, worker, workers } = makePool({ workers: 1, canRunVips: () => false });
    const job = pool.submit(probe);
    (await started(await worker(0))).fails('beyond-browser');
    await expect(job).rejects.toMatchObject({ code: 'beyond-browser' });
    expect(workers).toHaveLength(1);
  });

  it('uses a slow libvips on request', async () => {
    const { pool, worker } = makePool({ workers: 1, backend: 'vips' });
    const job = pool.submit(probe);
    const slow = await worker(0);
    slow.answer({ type: 'started', speed: 'slow', capabilities: CAPABILITIES });
    slow.done();
    await expect(job).resolves.toEqual({ name: 'made' });
  });

  it('does not try libvips where it cannot run', async () => {
    const { pool, worker } = makePool({ canRunVips: () => false });
    void pool.warm();
    expect((await worker(0)).received[0]).toEqual({ type: 'start', setup: { backend: 'canvas' } });
  });

  it.each(['not-loaded', 'broken'] as const)('gives up with two workers that fail in turns: %s', async (reason) => {
    const { pool, workers } = makePool({ workers: 2, canRunVips: () => false });
    const jobs = [pool.submit(probe), pool.submit(probe)];
    const settled = Promise.allSettled(jobs);
    let next = 0;
    for (let round = 0; round < 20; round++) {
      await new Promise((resolve) => setTimeout(resolve));
      const fake = workers[next];
      if (!fake) break;
      next += 1;
      fake.doesNotStart(reason);
    }
    expect(workers.length).toBeLessThanOrEqual(4);
    for (const end of await settled) {
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'engine-unavailable' } });
    }
    // A later job tries as often again.
    const later = pool.submit(probe);
    const { length } = workers;
    await vi.waitFor(() => expect(workers[length]).toBeDefined());
    workers[length]?.doesNotStart(reason);
    await vi.waitFor(() => expect(workers[length + 1]).toBeDefined());
    (await started(workers[length + 1] as FakeWorker)).done();
    await later;
  });

  it('reports that the engine is unavailable if nothing starts', async () => {
    const { pool, worker } = makePool({ workers: 1, backend: 'canvas' });
    const jobs = [pool.submit(probe), pool.submit(probe)];
    (await worker(0)).doesNotStart();
    (await worker(1)).doesNotStart();
    for (const job of jobs) await expect(job).rejects.toMatchObject({ code: 'engine-unavailable' });
  });
});
