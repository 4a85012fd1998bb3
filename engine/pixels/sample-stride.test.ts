import { expect, it } from 'vitest';
import { sampleStride } from './sample-stride.ts';

it('samples all pixels of a small picture', () => {
  expect(sampleStride({ width: 100, height: 100 }, 20_000)).toBe(1);
});

it.each([
  [1600, 1000],
  [1920, 1080],
  [20_000, 1],
  [1, 400_000],
])('samples columns of a picture of %d × %d alike', (width, height) => {
  const stride = sampleStride({ width, height }, 20_000);
  const counts = new Uint32Array(width);
  for (let pixel = 0; pixel < width * height; pixel += stride) counts[pixel % width] = (counts[pixel % width] ?? 0) + 1;
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});
