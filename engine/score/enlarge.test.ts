import { expect, it } from 'vitest';
import type { Pixels } from '../pixels/pixels.ts';
import { enlarge } from './enlarge.ts';

const greys = (width: number, height: number, at: (x: number, y: number) => number): Pixels => ({
  width,
  height,
  channels: 3,
  data: Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    return at(pixel % width, Math.floor(pixel / width));
  }),
});

it('keeps a plain colour', () => {
  const { data, ...size } = enlarge(
    greys(5, 4, () => 200),
    { width: 13, height: 9 },
  );
  expect(size).toEqual({ width: 13, height: 9, channels: 3 });
  expect(new Set(data)).toEqual(new Set([200]));
});

it('aligns the edges of both pictures, so that a slope is at the same place', () => {
  const slope = (width: number, height: number) =>
    greys(width, height, (x, y) => Math.round((150 * (x + 0.5)) / width + (100 * (y + 0.5)) / height));
  const wanted = slope(60, 48);
  const enlarged = enlarge(slope(20, 16), wanted);
  for (let y = 3; y < 45; y++) {
    for (let x = 3; x < 57; x++) {
      const at = (y * 60 + x) * 3;
      expect(Math.abs((enlarged.data[at] ?? 0) - (wanted.data[at] ?? 0)), `${x}, ${y}`).toBeLessThanOrEqual(2);
    }
  }
});
