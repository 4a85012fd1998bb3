import { expect, it } from 'vitest';
import { PixelGate } from './pixel-gate.ts';

function enter(gate: PixelGate, pixels: number) {
  const entry = { inside: false, leave: () => {} };
  entry.leave = gate.enter(pixels, () => {
    entry.inside = true;
  });
  return entry;
}

it('admits jobs that fit, and the next one when memory is released', () => {
  const gate = new PixelGate(100);
  const [a, b, c] = [enter(gate, 60), enter(gate, 40), enter(gate, 30)];
  expect([a.inside, b.inside, c.inside]).toEqual([true, true, false]);
  b.leave();
  expect(c.inside).toBe(true);
});

it('admits a job above the budget alone', () => {
  const gate = new PixelGate(100);
  const small = enter(gate, 10);
  const huge = enter(gate, 500);
  const after = enter(gate, 10);
  expect([huge.inside, after.inside]).toEqual([false, false]);
  small.leave();
  expect([huge.inside, after.inside]).toEqual([true, false]);
  huge.leave();
  expect(after.inside).toBe(true);
});

it('drops a job that leaves while it waits, and counts each release once', () => {
  const gate = new PixelGate(100);
  const first = enter(gate, 100);
  const waiting = enter(gate, 100);
  waiting.leave();
  waiting.leave();
  first.leave();
  expect(waiting.inside).toBe(false);
  const [next, more] = [enter(gate, 100), enter(gate, 1)];
  expect([next.inside, more.inside]).toEqual([true, false]);
});
