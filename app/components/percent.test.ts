import { describe, expect, it } from 'vitest';
import { savingsPercent } from './percent.ts';

describe('savingsPercent', () => {
  it.each([
    [1000, 250, 75],
    [1000, 1000, 0],
    [1000, 1500, 0],
    [3, 2, 33],
    [1000, 1, 100],
    [1000, 5, 100],
    [1000, 6, 99],
    [1000, 0, 100],
    [0, 0, 0],
  ])('%i to %i bytes is %i%% smaller', (original, result, percent) => {
    expect(savingsPercent(original, result)).toBe(percent);
  });
});
