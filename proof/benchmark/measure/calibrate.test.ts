import { describe, expect, it } from 'vitest';
import { calibrate, pair } from './calibrate.ts';

/** An invented encoder: bytes double every ten steps of quality. */
const encoder = (factor: number) => async (quality: number) => Math.round(factor * 2 ** (quality / 10));

describe('calibrate', () => {
  it.each([
    [1000, 70, 128_000],
    [1000, 40, 16_100],
    [1000, 41, 17_000],
  ])('finds the nearest quality', async (factor, quality, target) => {
    expect((await calibrate(encoder(factor), target)).quality).toBe(quality);
  });

  it('ends at the bounds', async () => {
    expect((await calibrate(encoder(1000), 1)).quality).toBe(5);
    expect((await calibrate(encoder(1000), 1e12)).quality).toBe(98);
  });
});

describe('pair', () => {
  it('keeps the requested quality if the other library has a matching one', async () => {
    const found = await pair(encoder(1000), encoder(2000), { quality: 75, tolerance: 0.01 });
    expect([found.ours.quality, found.theirs.quality]).toEqual([75, 65]);
  });

  it('moves its own quality if the other library has no step near enough', async () => {
    // Only even qualities change the other library's size.
    const coarse = (quality: number) => encoder(1000)(2 * Math.round(quality / 2));
    const { ours, theirs } = await pair(encoder(1000), coarse, { quality: 75, tolerance: 0.01 });
    expect(ours.quality).toBe(74);
    expect(theirs.bytes).toBe(ours.bytes);
  });
});
