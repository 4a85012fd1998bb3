import { expect, test } from 'vitest';
import { sharpnessOf } from './sharpness.ts';

function painted(grey: (x: number, y: number) => number) {
  const [width, height] = [64, 64];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++)
    data.set(
      [0, 1, 2].map(() => grey(i % width, Math.floor(i / width))),
      4 * i,
    );
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return sharpnessOf({ data, width, height });
}

test('uniform areas and gradients have none', () => {
  expect(painted(() => 200)).toBeCloseTo(0, 3);
  expect(painted((x, y) => x + y)).toBeCloseTo(0, 3);
});

test('finer stripes have more', () => {
  const stripes = (wide: number) => painted((x) => (Math.floor(x / wide) % 2 ? 255 : 0));
  // Half of the neighbours of a pixel are its opposite, except at the border.
  expect(stripes(1)).toBeCloseTo(127.5 * Math.sqrt((62 * 62) / (64 * 64)), 1);
  expect(stripes(8)).toBeLessThan(stripes(2));
});
