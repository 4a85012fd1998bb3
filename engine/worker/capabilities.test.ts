import { describe, expect, it } from 'vitest';
import { CAPABILITIES, makePool, ON_CANVAS, started } from './fake-workers.node.ts';

describe('capabilities', () => {
  it('are those of the current backend, which is started if necessary', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const asked = pool.capabilities();
    (await started(await worker(0))).done();
    expect(await asked).toEqual(CAPABILITIES);
    expect(await pool.capabilities()).toEqual(CAPABILITIES);
  });

  it('are the canvas’s after a fallback', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const asked = pool.capabilities();
    for (const n of [0, 1]) (await worker(n)).answer({ type: 'start-failed', reason: 'broken', message: 'no' });
    const canvas = await worker(2);
    canvas.answer({ type: 'started', speed: 'fast', capabilities: ON_CANVAS });
    canvas.done();
    expect(await asked).toEqual(ON_CANVAS);
  });

  it('are all of libvips’s if it is only slow, since it does what the canvas rejects', async () => {
    const { pool, worker } = makePool({ workers: 1 });
    const asked = pool.capabilities();
    (await worker(0)).answer({ type: 'started', speed: 'slow', capabilities: CAPABILITIES });
    const canvas = await worker(1);
    canvas.answer({ type: 'started', speed: 'fast', capabilities: ON_CANVAS });
    canvas.done();
    expect(await asked).toEqual(CAPABILITIES);
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
