import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { asSharp, photoLike } from '../../../fixtures/pictures.ts';
import { judgedParts, scoreFullSize, scoreResized } from './score.ts';
import { ScorePool } from './score-pool.ts';

const pool = new ScorePool();
afterAll(() => pool[Symbol.dispose]());

const original = await asSharp(photoLike(400, 300)).png().toBuffer();

describe('a score', () => {
  it('is 100 for the picture itself', async () => {
    expect(await scoreFullSize(pool, original, await sharp(original).webp({ lossless: true }).toBuffer())).toBe(100);
  });

  it('decreases with the quality', async () => {
    const scores = [];
    for (const quality of [95, 75, 40]) {
      scores.push(await scoreFullSize(pool, original, await sharp(original).jpeg({ quality }).toBuffer()));
    }
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(3);
  });

  it('of half the pixels measures the missing detail, not a shift of the picture', async () => {
    const smooth = await asSharp(photoLike(400, 300)).blur(4).png().toBuffer();
    const half = await sharp(smooth).resize(200, 150).png().toBuffer();
    expect(await scoreFullSize(pool, smooth, half)).toBeGreaterThan(95);
  });

  it('accepts every common kernel of a resize, but not blur', async () => {
    const small = (image: Sharp) => image.png().toBuffer();
    const ideal = await small(sharp(original).resize(200, 150, { kernel: 'linear' }));
    const blurred = await small(sharp(ideal).blur(1.5));
    expect(await scoreResized(pool, original, ideal)).toBeGreaterThan(99);
    expect(await scoreResized(pool, original, blurred)).toBeLessThan(80);
  });
});

it('judges a large picture by four parts inside it', () => {
  const size = { width: 3872, height: 2592 };
  const parts = judgedParts(size);
  expect(parts).toHaveLength(4);
  for (const { left, top, width, height } of parts) {
    expect([left >= 0, top >= 0, left + width <= size.width, top + height <= size.height]).not.toContain(false);
  }
  expect(judgedParts({ width: 1000, height: 700 })).toEqual([{ left: 0, top: 0, width: 1000, height: 700 }]);
});
