import { expect, it } from 'vitest';
import { paint } from '../../../../fixtures/pictures.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import type { JpegPixels } from '../encoder/pixels.ts';
import { betterOf, sampleOf } from './better-of.ts';

const [score, encoder, decoder] = await Promise.all([
  compileModule('score'),
  compileModule('jpeg'),
  compileModule('jpeg-decoder'),
]);

/** Red and blue lines, a pixel wide. */
const lines = (width: number, height: number): JpegPixels => ({
  ...paint(width, height, (x, y) => (x % 7 === 0 ? [255, 0, 0] : y % 9 === 0 ? [0, 0, 255] : [255, 255, 255])),
  channels: 3,
});
/** Soft colours alone. */
const soft = (width: number, height: number): JpegPixels => ({
  ...paint(width, height, (x, y) => [128 + 100 * Math.sin(x / 90), 128 + 100 * Math.cos(y / 70), 128]),
  channels: 3,
});
const halved = { scale: 0.7, subsampling: '4:2:0' } as const;
const full = { scale: 1, subsampling: '4:4:4' } as const;

it.each([
  ['lines', lines, full],
  ['soft colours', soft, halved],
] as const)(
  '%s: returns the better options in either order, from a sample of a large picture too',
  (_, make, better) => {
    for (const [width, height] of [
      [320, 256],
      [1600, 1200],
    ] as const) {
      const picture = make(width, height);
      const kernels = { score, encoder, decoder };
      expect(betterOf<typeof halved | typeof full>(kernels, picture, [halved, full])).toBe(better);
      expect(betterOf<typeof halved | typeof full>(kernels, picture, [full, halved])).toBe(better);
    }
  },
);

it('takes tiles from all over a large picture, and small or narrow ones as they are', () => {
  const picture: JpegPixels = { ...paint(1600, 1200, (x, y) => [x >> 7, y >> 7, 7]), channels: 3 };
  const sample = sampleOf(picture);
  expect([sample.width, sample.height, sample.data.length]).toEqual([1024, 512, 1024 * 512 * 3]);
  const tiles = new Set<string>();
  for (let i = 0; i < sample.data.length; i += 3) tiles.add(`${sample.data[i]} ${sample.data[i + 1]}`);
  expect(tiles.size).toBeGreaterThan(28);
  for (const [width, height] of [
    [640, 640],
    [100, 9000],
  ] as const) {
    const whole = lines(width, height);
    expect(sampleOf(whole)).toBe(whole);
  }
});
