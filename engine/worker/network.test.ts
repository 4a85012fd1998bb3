import { describe, expect, it, vi } from 'vitest';
import { type FakeWorker, makePool, probe, started, svgProbe } from './fake-workers.node.ts';

/* A slow or lost network never counts as a broken engine, and its failures are not cached. */

describe('the engine', () => {
  it('does not cache a failed download: the next job tries again', async () => {
    let online = false;
    const { pool, worker } = makePool({
      workers: 1,
      loadModule: async () => {
        if (!online) throw new TypeError('Failed to fetch');
        return {} as WebAssembly.Module;
      },
    });
    await expect(pool.submit(probe)).rejects.toMatchObject({ code: 'engine-unavailable' });
    online = true;
    const job = pool.submit(probe);
    const fake = await started(await worker(0));
    expect(fake.received[0]).toMatchObject({ setup: { backend: 'vips' } });
    fake.done();
    await expect(job).resolves.toEqual({ name: 'made' });
  });

  it('terminates a worker that does not start in time after its code is loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { pool, workers } = makePool({ workers: 1 });
      const warming = pool.warm();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(workers[0]?.terminated).toBe(false);
      workers[0]?.answer({ type: 'loaded' });
      await vi.advanceTimersByTimeAsync(15_000);
      await warming;
      expect(workers[0]?.terminated).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['says so', (fake: FakeWorker) => fake.doesNotStart('not-loaded')],
    ['has no script', (fake: FakeWorker) => fake.events.onNotLoaded('offline')],
  ])('does not count a worker without its code as a broken libvips: it %s', async (_way, fail) => {
    const { pool, worker } = makePool({ workers: 1 });
    for (const n of [0, 2, 4]) {
      const job = pool.submit(probe);
      fail(await worker(n));
      fail(await worker(n + 1));
      await expect(job).rejects.toMatchObject({ code: 'engine-unavailable' });
    }
    const job = pool.submit(probe);
    const fake = await started(await worker(6));
    expect(fake.received[0]).toMatchObject({ setup: { backend: 'vips' } });
    fake.done();
    await job;
  });

  it('reports at once that nothing arrives, since waiting again would take as long, and tries again with the next job', async () => {
    const { pool, worker, workers } = makePool({ workers: 1 });
    for (const fail of [
      (fake: FakeWorker) => fake.events.onSilent('no byte'),
      (fake: FakeWorker) => fake.doesNotStart('silent'),
    ]) {
      const job = pool.submit(probe);
      const fake = await worker(workers.length);
      fail(fake);
      await expect(job).rejects.toMatchObject({ code: 'engine-unavailable' });
      expect(fake.terminated).toBe(true);
    }
    expect(workers).toHaveLength(2);
    const job = pool.submit(probe);
    (await started(await worker(2))).done();
    await job;
  });

  it('reports at once that its module does not arrive', async () => {
    let asked = 0;
    const { pool } = makePool({
      workers: 1,
      loadModule: () => {
        asked += 1;
        return Promise.reject(new DOMException('no byte', 'TimeoutError'));
      },
    });
    await expect(pool.submit(probe)).rejects.toMatchObject({ code: 'engine-unavailable' });
    expect(asked).toBe(1);
  });

  it('leaves jobs to the existing worker if no other can start', async () => {
    const { pool, worker, workers } = makePool({ workers: 2 });
    const jobs = [1, 2, 3].map(() => pool.submit(probe));
    const [first, second] = [await started(await worker(0)), await worker(1)];
    second.events.onNotLoaded('offline');
    (await worker(2)).events.onNotLoaded('offline');
    first.done();
    (await worker(3)).events.onNotLoaded('offline');
    for (const _ of [1, 2]) first.done();
    await expect(Promise.all(jobs)).resolves.toHaveLength(3);
    expect(workers.every(({ received }) => received[0]?.type === 'start')).toBe(true);
  });
});

describe('a library of libvips', () => {
  /** A library that cannot be fetched until `online` is set. */
  function withLibrary(workers: number) {
    const network = { online: false, asked: 0 };
    const loadLibrary = async () => {
      network.asked += 1;
      if (!network.online) throw new TypeError('Failed to fetch');
      return new Blob(['wasm']);
    };
    return { ...makePool({ workers, loadLibrary }), network };
  }

  it('that cannot be fetched fails only the jobs that need it, each time', async () => {
    const { pool, worker, workers, network } = withLibrary(1);
    for (const asked of [1, 2, 3, 4]) {
      await expect(pool.submit(svgProbe)).rejects.toMatchObject({ code: 'codec-unavailable' });
      expect(network.asked).toBe(asked);
    }
    expect(workers).toHaveLength(0);
    const plain = pool.submit(probe);
    const first = await started(await worker(0));
    expect(first.received[0]).toMatchObject({ setup: { backend: 'vips', libraries: [] } });
    first.done();
    await plain;

    network.online = true;
    const drawing = pool.submit(svgProbe);
    const able = await started(await worker(1));
    const file = new Blob(['wasm']);
    expect(able.received[0]).toMatchObject({ setup: { backend: 'vips', files: { 'vips-resvg.wasm': file } } });
    able.done();
    await drawing;
  });

  it('is fetched once for all workers, before any of them starts', async () => {
    const { promise, resolve } = Promise.withResolvers<Blob>();
    const loadLibrary = vi.fn(() => promise);
    const { pool, worker, workers } = makePool({ workers: 2, loadLibrary });
    const jobs = [pool.submit(svgProbe), pool.submit(svgProbe)];
    await vi.waitFor(() => expect(loadLibrary).toHaveBeenCalled());
    expect(workers).toHaveLength(0);
    resolve(new Blob());
    const fakes = [await started(await worker(0)), await started(await worker(1))];
    for (const fake of fakes) fake.done();
    await Promise.all(jobs);
    expect(loadLibrary).toHaveBeenCalledTimes(1);
  });

  it('that is missing does not affect a worker with other jobs', async () => {
    const { pool, worker } = withLibrary(2);
    const running = pool.submit(probe);
    const busy = await started(await worker(0));
    await expect(pool.submit(svgProbe)).rejects.toMatchObject({ code: 'codec-unavailable' });
    busy.done();
    await expect(running).resolves.toEqual({ name: 'made' });
  });
});

it('uses a new worker after a decoder could not be fetched, since the old one caches the failure', async () => {
  const { pool, worker } = makePool({ workers: 1 });
  const first = pool.submit(probe);
  const old = await started(await worker(0));
  old.fails('codec-unavailable');
  await expect(first).rejects.toMatchObject({ code: 'codec-unavailable' });
  expect(old.terminated).toBe(true);
  const next = pool.submit(probe);
  (await started(await worker(1))).done();
  await next;
});
