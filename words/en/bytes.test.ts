import { describe, expect, it } from 'vitest';
import { formatBytes, formatLimit, largerWords } from '#words/bytes.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [61_952, '60.50 KB'],
    [185_059, '180.72 KB'],
    [1_048_570, '1023.99 KB'],
    [1_048_575, '1.00 MB'],
    [2_790_013, '2.66 MB'],
    [1024 ** 3, '1.00 GB'],
    [5 * 1024 ** 4, '5120.00 GB'],
  ])('%i bytes read %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('formatLimit', () => {
  it.each([
    [512_000, '500 KB'],
    [20_992, '20.5 KB'],
    [1_048_576, '1 MB'],
    [10 * 1024, '10 KB'],
    [900, '900 Bytes'],
  ])('%i typed bytes read %s', (bytes, text) => {
    expect(formatLimit(bytes)).toBe(text);
  });
});

describe('largerWords', () => {
  it.each([
    [12, '12% larger'],
    [100, 'twice as large'],
    [143, '2.4 times as large'],
    [6165, '63 times as large'],
  ])('%i%% is %s', (percent, words) => {
    expect(largerWords(percent)).toBe(words);
  });
});
