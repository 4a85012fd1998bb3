import sharp from 'sharp';
import { expect, it } from 'vitest';
import { grey, greyTiff } from './grey.ts';

const COLOURS = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 255, 255],
  [255, 255, 255, 255],
  [0, 0, 0, 0],
  [0, 0, 0, 255],
];
const picture = { width: 3, height: 2, data: new Uint8ClampedArray(COLOURS.flat()) };

it('colours become their luma, on white', () => {
  const { data } = grey(picture);
  expect([...data.filter((_, i) => i % 4 === 1)]).toEqual([54, 182, 18, 255, 255, 0]);
  expect([...data.filter((_, i) => i % 4 === 3)]).toEqual(Array(6).fill(255));
});

it('a file of it has one channel', async () => {
  const { data, info } = await sharp(greyTiff(grey(picture)))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2, channels: 1 });
  expect([...data]).toEqual([54, 182, 18, 255, 255, 0]);
});
