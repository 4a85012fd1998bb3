import { describe, expect, it } from 'vitest';
import { interpolate, mean, median } from './statistics.ts';

it('computes the mean', () => expect(mean([1, 2, 6])).toBe(3));

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %o is %d', (values, expected) => expect(median(values)).toBe(expected));

describe('interpolate', () => {
  const points = [
    { x: 80, y: 9 },
    { x: 60, y: 1 },
    { x: 70, y: 3 },
  ];
  it.each([
    [60, 1],
    [65, 2],
    [75, 6],
    [80, 9],
    [59, undefined],
    [81, undefined],
  ])('at %i is %d', (x, y) => expect(interpolate(points, x)).toBe(y));
});
