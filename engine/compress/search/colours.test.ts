import { describe, expect, it, vi } from 'vitest';
import type { Tried } from '../../search/bracket.ts';
import { fewestEnough, mostColours } from './colours.ts';

/** Returns the bytes at a quality, along lines between measured ones. */
function between(sizes: readonly (readonly [quality: number, bytes: number])[], at: number): number {
  const next = sizes.findIndex(([quality]) => quality >= at);
  const [[from, low], [to, high]] = [sizes[Math.max(0, next - 1)] ?? [0, 0], sizes[next] ?? [0, 0]];
  return Math.round(from === to ? high : low + ((high - low) * (at - from)) / (to - from));
}

describe('the most colours below a limit', () => {
  /** 10,000 bytes at 0, growing evenly. */
  const growing = (growth: number) =>
    vi.fn(async (quality: number) => ({ bytes: new Uint8Array(10_000 * Math.exp(growth * quality)) }));

  it('are those of the quality if they fit', async () => {
    const encodeAt = growing(0.008);
    expect((await mostColours(75, 20_000, encodeAt)).low).toMatchObject({ step: 75 });
    expect(encodeAt).toHaveBeenCalledTimes(1);
  });

  it.each([0.003, 0.005, 0.008, 0.015])('are found where a step of quality adds %f', async (growth) => {
    const limit = 10_000 * Math.exp(growth * 40);
    const encodeAt = growing(growth);
    const { step = 0, bytes } = (await mostColours(90, limit, encodeAt)).low ?? {};
    expect(bytes?.length).toBeLessThan(limit);
    expect(step).toBeLessThanOrEqual(40);
    expect(step).toBeGreaterThan(36);
    expect(encodeAt.mock.calls.length).toBeLessThanOrEqual(7);
  });

  it.each([
    [
      'many more for the last colours',
      [
        [56, 7720],
        [83, 9342],
        [91, 11_515],
        [94, 12_709],
        [99, 19_401],
      ],
      99,
      13_880,
    ],
    [
      'less and less',
      [
        [10, 1600],
        [20, 1873],
        [29, 2167],
        [32, 2400],
        [37, 2604],
        [54, 3221],
      ],
      54,
      2475,
    ],
  ] as const)('are near where the bytes grow by %s', async (_, sizes, quality, limit) => {
    const encodeAt = vi.fn(async (at: number) => ({ bytes: new Uint8Array(between(sizes, at)) }));
    const { bytes } = (await mostColours(quality, limit, encodeAt)).low ?? {};
    expect(bytes?.length).toBeLessThan(limit);
    expect(bytes?.length).toBeGreaterThan(0.9 * limit);
    expect(encodeAt.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('are none if the fewest are too many, which is soon known', async () => {
    const encodeAt = growing(0.008);
    expect((await mostColours(75, 5000, encodeAt)).low).toBeUndefined();
    expect(encodeAt).toHaveBeenCalledTimes(2);
  });
});

describe('the fewest colours that are enough', () => {
  /** Points above the least score, which grow with the colours. */
  const judge = (aboveAt: (step: number) => number) =>
    vi.fn(async (step: number): Promise<Tried> => ({ step, above: aboveAt(step) }));

  it.each([0.2, 0.5, 1.5])('are within two points above it where a step adds %f', async (points) => {
    const at = judge((step) => points * (step - 61));
    const { step, above } = await fewestEnough(await at(20), at);
    expect(step).toBeGreaterThanOrEqual(61);
    expect(above).toBeLessThanOrEqual(2);
    expect(at.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('are the first if these are enough, and the most if none are', async () => {
    const at = judge((step) => step - 90);
    expect(await fewestEnough({ step: 95, above: 5 }, at)).toMatchObject({ step: 95 });
    expect(at).not.toHaveBeenCalled();
    expect(
      await fewestEnough(
        { step: 20, above: -9 },
        judge(() => -1),
      ),
    ).toMatchObject({ step: 99 });
  });
});
