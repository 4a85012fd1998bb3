import { expect, it } from 'vitest';
import { paint } from '../../../../fixtures/pictures.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import type { JpegPixels } from '../encoder/pixels.ts';
import { betterOf } from './better-of.ts';

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
  '%s: returns the better options in either order, from the tiles of a large picture too',
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
