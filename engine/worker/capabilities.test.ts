import { describe, expect, it } from 'vitest';
import { CAPABILITIES, makePool, ON_CANVAS, probe, started } from './fake-workers.node.ts';

describe('capabilities', () => {
  it('are libvips’s before it starts', async () => {
    const { pool, workers } = makePool({ workers: 1 });
    expect(await pool.capabilities()).toEqual(CAPABILITIES);
    expect(workers).toHaveLength(0);
  });

  it('are the canvas’s where libvips cannot run, which is started if necessary', async () => {
    const { pool, worker } = makePool({ workers: 1, canRunVips: () => false, hasOwnCodec: true });
    const asked = pool.capabilities();
    (await started(await worker(0), ON_CANVAS)).done();
    expect(await asked).toEqual(ON_CANVAS);
    expect(await pool.capabilities()).toEqual(ON_CANVAS);
  });

  it('are the canvas’s after a fallback', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const job = pool.submit(probe);
    for (const n of [0, 1]) (await worker(n)).doesNotStart();
    (await started(await worker(2), ON_CANVAS)).done();
    await job;
    expect(await pool.capabilities()).toEqual(ON_CANVAS);
  });

  it('are all of libvips’s if it is only slow, since it does what the canvas rejects', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const job = pool.submit(probe);
    (await worker(0)).answer({ type: 'started', speed: 'slow', capabilities: CAPABILITIES });
    (await started(await worker(1), ON_CANVAS)).done();
    await job;
    expect(await pool.capabilities()).toEqual(CAPABILITIES);
  });

  it('are unavailable until a worker starts', async () => {
    const { pool, worker } = makePool({ workers: 1, backend: 'canvas' });
    const asked = pool.capabilities();
    for (const n of [0, 1]) (await worker(n)).doesNotStart();
    await expect(asked).rejects.toMatchObject({ code: 'engine-unavailable' });
    const again = pool.capabilities();
    (await started(await worker(2), ON_CANVAS)).done();
    expect(await again).toEqual(ON_CANVAS);
  });
});
