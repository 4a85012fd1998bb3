import { describe, expect, it, vi } from 'vitest';
import { mostColours } from './most-colours.ts';

describe('the most colours below a limit', () => {
  /** 10,000 bytes at 0, growing evenly. */
  const growing = (growth: number) =>
    vi.fn(async (quality: number) => ({ bytes: new Uint8Array(10_000 * Math.exp(growth * quality)) }));

  it('are those of the quality if they fit', async () => {
    const encodeAt = growing(0.008);
    expect(await mostColours(75, 20_000, encodeAt)).toMatchObject({ quality: 75 });
    expect(encodeAt).toHaveBeenCalledTimes(1);
  });

  it.each([0.003, 0.005, 0.008, 0.015])('are found where a step of quality adds %f', async (growth) => {
    const limit = 10_000 * Math.exp(growth * 40);
    const encodeAt = growing(growth);
    const { quality = 0, bytes } = (await mostColours(90, limit, encodeAt)) ?? {};
    expect(bytes?.length).toBeLessThan(limit);
    expect(quality).toBeLessThanOrEqual(40);
    expect(quality).toBeGreaterThan(36);
    expect(encodeAt.mock.calls.length).toBeLessThanOrEqual(7);
  });

  it('are none if the fewest are too many, which is soon known', async () => {
    const encodeAt = growing(0.008);
    expect(await mostColours(75, 5000, encodeAt)).toBeUndefined();
    expect(encodeAt).toHaveBeenCalledTimes(2);
  });
});
