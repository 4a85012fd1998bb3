import { describe, expect, it } from 'vitest';
import { CAPABILITIES, makePool, ON_CANVAS, probe } from './fake-workers.node.ts';

describe('capabilities', () => {
  it('are libvips’s before it starts', async () => {
    const { pool, workers } = makePool({ workers: 1 });
    expect(await pool.capabilities()).toEqual(CAPABILITIES);
    expect(workers).toHaveLength(0);
  });

  it('are the canvas’s where libvips cannot run, which is started if necessary', async () => {
    const { pool, worker } = makePool({ workers: 1, canRunVips: () => false, hasOwnCodec: true });
    const asked = pool.capabilities();
    const canvas = await worker(0);
    canvas.answer({ type: 'started', speed: 'fast', capabilities: ON_CANVAS });
    canvas.done();
    expect(await asked).toEqual(ON_CANVAS);
    expect(await pool.capabilities()).toEqual(ON_CANVAS);
  });

  it('are the canvas’s after a fallback', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const job = pool.submit(probe);
    for (const n of [0, 1]) (await worker(n)).answer({ type: 'start-failed', reason: 'broken', message: 'no' });
    const canvas = await worker(2);
    canvas.answer({ type: 'started', speed: 'fast', capabilities: ON_CANVAS });
    canvas.done();
    await job;
    expect(await pool.capabilities()).toEqual(ON_CANVAS);
  });

  it('are all of libvips’s if it is only slow, since it does what the canvas rejects', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const job = pool.submit(probe);
    (await worker(0)).answer({ type: 'started', speed: 'slow', capabilities: CAPABILITIES });
    const canvas = await worker(1);
    canvas.answer({ type: 'started', speed: 'fast', capabilities: ON_CANVAS });
    canvas.done();
    await job;
    expect(await pool.capabilities()).toEqual(CAPABILITIES);
  });

  it('are unavailable until a worker starts', async () => {
    const { pool, worker } = makePool({ workers: 1, backend: 'canvas' });
    const asked = pool.capabilities();
    for (const n of [0, 1]) (await worker(n)).answer({ type: 'start-failed', reason: 'broken', message: 'no' });
    await expect(asked).rejects.toMatchObject({ code: 'engine-unavailable' });
    const again = pool.capabilities();
    const canvas = await worker(2);
    canvas.answer({ type: 'started', speed: 'fast', capabilities: ON_CANVAS });
    canvas.done();
    expect(await again).toEqual(ON_CANVAS);
  });
});
