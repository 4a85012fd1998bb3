import { expect, it } from 'vitest';
import { bytesAt } from './curve.ts';

it('interpolates the bytes at a score, on a logarithmic scale', () => {
  const points = [
    { quality: 50, score: 60, bytes: 1000 },
    { quality: 80, score: 80, bytes: 4000 },
  ];
  expect(bytesAt(points, 70)).toBeCloseTo(2000);
  expect(bytesAt(points, 80)).toBeCloseTo(4000);
  expect(bytesAt(points, 90)).toBeUndefined();
});
