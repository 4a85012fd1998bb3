import { describe, expect, it } from 'vitest';
import { formatBytes, savingsPercent } from './bytes.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [185_059, '180.72 KB'],
    [1_048_575, '1 MB'],
    [2_790_013, '2.66 MB'],
    [1024 ** 3, '1 GB'],
    [5 * 1024 ** 4, '5120 GB'],
  ])('%i bytes read %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('savingsPercent', () => {
  it.each([
    [1000, 250, 75],
    [1000, 1000, 0],
    [1000, 1500, 0],
    [3, 2, 33],
    [1000, 1, 99],
    [1000, 0, 100],
    [0, 0, 0],
  ])('%i to %i bytes is %i%% smaller', (original, result, percent) => {
    expect(savingsPercent(original, result)).toBe(percent);
  });
});
