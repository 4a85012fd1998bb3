import { expect, it, vi } from 'vitest';
import { bracket, halved, narrowed, type Tried } from './bracket.ts';

it('finds the neighbours of a limit along any coordinate', async () => {
  const at = vi.fn(async (step: number): Promise<Tried> => ({ step, above: Math.log(step / 40.5) }));
  const ends = { low: await at(1), high: await at(100) };
  const { low, high } = await bracket(ends, {
    at,
    beyond: () => undefined,
    isNear: (below, above) => above.step - below.step === 1,
    x: Math.log,
  });
  expect([low?.step, high?.step]).toEqual([40, 41]);
  expect(at).toHaveBeenCalledTimes(4);
});

it('halves the steps between two ends, and knows when they are neighbours', async () => {
  const at = vi.fn(async (step: number): Promise<Tried> => ({ step, above: step <= 71 ? -1 : 1 }));
  const ends = { low: { step: 0, above: -1 }, high: { step: 101, above: 1 } };
  const { low, high } = await narrowed(ends, at, halved);
  expect([low.step, high.step]).toEqual([71, 72]);
  expect(at.mock.calls.length).toBeLessThanOrEqual(7);
});
