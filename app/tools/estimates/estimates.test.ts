import { describe, expect, test } from 'vitest';
import { targetDeviation } from '#engine';
import { previewEstimate, qualityAfterRun, qualityFromTarget, sizeFromQuality } from './estimates.ts';

const MB = 1_000_000;

describe('sizeFromQuality', () => {
  test.each([
    [100, 1_000_000],
    [90, 850_000],
    [80, 700_000],
    [79, 690_000],
    [60, 500_000],
    [40, 300_000],
    [39, 278_000],
    [20, 164_000],
    [1, 50_000],
  ])('quality %d of 1 MB is %d bytes', (quality, bytes) => {
    expect(sizeFromQuality(MB, quality)).toBe(bytes);
  });

  test('is never below 10 KB', () => {
    expect(sizeFromQuality(100_000, 1)).toBe(10_240);
    expect(sizeFromQuality(0, 75)).toBe(10_240);
  });

  test('never decreases while the quality increases', () => {
    for (let quality = 2; quality <= 100; quality++) {
      expect(sizeFromQuality(MB, quality)).toBeGreaterThan(sizeFromQuality(MB, quality - 1));
    }
  });
});

describe('qualityFromTarget', () => {
  test.each([
    [1_500_000, 95],
    [1_000_000, 95],
    [900_000, 95],
    [800_000, 94],
    [500_000, 85],
    [499_999, 70],
    [250_000, 50],
    [100_000, 38],
    [99_999, 30],
    [50_000, 15],
    [10_000, 5],
    [1, 5],
  ])('%d bytes of 1 MB need quality %d', (target, quality) => {
    expect(qualityFromTarget(MB, target)).toBe(quality);
  });
});

test.each([
  [75, 750_000, 23],
  [100, 1_000_000, 0],
  [50, 500_000, 45],
  [1, 10_000, 89],
])('the preview at quality %d promises %d bytes, %d%% smaller', (quality, bytes, smallerPercent) => {
  expect(previewEstimate(MB, quality)).toEqual({ bytes, smallerPercent });
});

test.each([
  [1_000_000, 1_000_000, 50],
  [1_000_000, 500_000, 71],
  [1_000_000, 250_000, 95],
  [1_000_000, 400_000, 79],
  [1_000_000, 0, 95],
  [150, 4_000_000, 1],
])('after %d bytes became %d the slider is at %d', (original, result, quality) => {
  expect(qualityAfterRun(original, result)).toBe(quality);
});

test('a megabyte is met within 1%, any other target within 3%', () => {
  expect(targetDeviation(1024 * 1024)).toBe(0.01);
  expect(targetDeviation(1023 * 1024)).toBe(0.03);
  expect(targetDeviation(100 * 1024)).toBe(0.03);
});
