import { expect, it } from 'vitest';
import { noise, paint, photoLike, type RawPicture } from '../../fixtures/pictures.ts';
import { contentOf, plainShareOf } from './classify.ts';
import type { Samples } from './pixels.ts';

const asPixels = (picture: RawPicture): Samples<1 | 3 | 4> => ({ ...picture, channels: 3 });

const letters = paint(400, 300, (x, y) => ((x >> 1) % 5 < 2 && y % 14 < 9 ? [60, 60, 60] : [255, 250, 240]));

/** The same letters with a scanner's grain. */
function scanned(): Samples<1 | 3 | 4> {
  const next = noise(3);
  return asPixels(
    paint(400, 300, (x, y) => {
      const from = (y * 400 + x) * 3;
      const grain = 12 * next();
      return [0, 1, 2].map((c) => Math.max(0, (letters.data[from + c] ?? 0) - grain)) as [number, number, number];
    }),
  );
}

it.each([
  ['letters', letters, 1],
  ['bars of colour', paint(400, 300, (x) => ((x >> 5) & 1 ? [255, 0, 0] : [0, 0, 255])), 1],
  ['a photo', photoLike(400, 300), 0],
  ['a gradient', paint(400, 300, (x, y) => [x / 2, y / 2, 128]), 0],
  ['one colour', paint(400, 300, () => [9, 9, 9]), 0],
])('distinguishes drawings from photos: %s', (_, picture, share) => {
  expect(contentOf(asPixels(picture))).toBe(share);
});

it('classifies a scan as a photo, since its grain masks what a photo masks', () => {
  expect(contentOf(scanned())).toBeLessThan(0.1);
});

it('recognises a drawing from a sample of a large picture', () => {
  expect(contentOf(asPixels(paint(2400, 1600, (x, y) => ((x ^ y) & 32 ? [255, 255, 255] : [0, 0, 0]))))).toBe(1);
});

it('reads grey samples and ignores alpha', () => {
  const { width, height } = letters;
  const grey = letters.data.filter((_, i) => i % 3 === 0);
  expect(contentOf({ data: grey, width, height, channels: 1 })).toBe(1);
  const next = noise(5);
  const rgba = new Uint8Array(width * height * 4).map((_, i) =>
    i % 4 < 3 ? (letters.data[(i >> 2) * 3 + (i % 4)] ?? 0) : 256 * next(),
  );
  expect(contentOf({ data: rgba, width, height, channels: 4 })).toBe(1);
});

it('classifies a small picture as an icon, and a larger one if it is drawn', () => {
  const checks = (side: number) => asPixels(paint(side, side, (x, y) => ((x + y) & 4 ? [40, 40, 60] : [200, 0, 0])));
  expect(contentOf(asPixels(photoLike(96, 96)))).toBe(2);
  expect(contentOf(checks(32))).toBe(2);
  expect(contentOf(checks(120))).toBe(2);
  expect(contentOf(asPixels(photoLike(120, 120)))).toBe(0);
  expect(contentOf(checks(136))).toBe(1);
  expect(contentOf({ data: new Uint8Array(15), width: 5, height: 3, channels: 1 })).toBe(2);
});

it('measures the share of blocks that have one colour each', () => {
  const share = (picture: RawPicture) => plainShareOf(asPixels(picture));
  expect(share(paint(64, 64, () => [9, 99, 199]))).toBe(1);
  expect(share(paint(64, 64, (x, y) => (y < 32 ? [255, 255, 255] : [x, y, 0])))).toBe(0.5);
  expect(share(photoLike(400, 300))).toBeLessThan(0.1);
  expect(plainShareOf({ data: new Uint8Array(15), width: 5, height: 3, channels: 1 })).toBe(0);
});
