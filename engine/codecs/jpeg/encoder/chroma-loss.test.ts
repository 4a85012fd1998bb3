import { expect, it } from 'vitest';
import { paint, photoLike, type RawPicture } from '../../../../fixtures/pictures.ts';
import { chromaLossOf } from './chroma-loss.ts';

const lossOf = (picture: RawPicture) => chromaLossOf({ ...picture, channels: 3 });

const lines = (ink: readonly [number, number, number], width = 400) =>
  paint(width, 300, (x, y) => (x % 15 === 3 || y % 15 === 5 ? ink : [255, 255, 255]));

it('is near zero for photos, and largest for thin lines in saturated colours', () => {
  const red = lossOf(lines([255, 0, 0]));
  const pastel = lossOf(lines([250, 210, 200]));
  expect(lossOf(photoLike(400, 300))).toBeLessThan(0.001);
  expect(red).toBeGreaterThan(0.01);
  expect(pastel).toBeLessThan(red / 10);
});

it('is zero where colour does not vary', () => {
  expect(lossOf(lines([0, 0, 0]))).toBe(0);
  expect(lossOf(paint(200, 200, () => [200, 20, 20]))).toBe(0);
});

it('grows with the share of a picture that changes', () => {
  const partly = (share: number) =>
    paint(600, 300, (x, y) => (x < 600 * share && (x + y) % 5 === 0 ? [0, 0, 255] : [255, 255, 255]));
  expect(lossOf(partly(0.1))).toBeGreaterThan(0);
  expect(lossOf(partly(0.1))).toBeLessThan(lossOf(partly(1)));
});

it('reads grey samples, ignores alpha, and accepts pictures smaller than a block', () => {
  const { data, width, height } = lines([255, 0, 0]);
  const rgba = new Uint8Array(width * height * 4).map((_, i) => (i % 4 < 3 ? (data[(i >> 2) * 3 + (i % 4)] ?? 0) : i));
  expect(chromaLossOf({ data: rgba, width, height, channels: 4 })).toBe(
    chromaLossOf({ data, width, height, channels: 3 }),
  );
  expect(chromaLossOf({ data: new Uint8Array(width * height), width, height, channels: 1 })).toBe(0);
  expect(lossOf(paint(3, 1, (x) => (x === 1 ? [255, 0, 0] : [0, 0, 255])))).toBeGreaterThan(0.01);
});
