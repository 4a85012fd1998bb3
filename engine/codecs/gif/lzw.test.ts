import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeGif } from '../../../fixtures/gif.ts';
import { asSharp, photoLike } from '../../../fixtures/pictures.ts';
import { parseGif } from './blocks.ts';
import { pixelsIn } from './lzw.ts';

const [WIDTH, HEIGHT] = [120, 90];
const PALETTE = Array.from({ length: 4 }, (_, i) => [i, i, i]);

it.each([2, 16, 256])('counts the pixels of a frame in %i colours', async (colours) => {
  const gif = await asSharp(photoLike(WIDTH, HEIGHT)).gif({ colours }).toBuffer();
  expect(parseGif(gif).frames.map(({ pixels }) => pixelsIn(pixels))).toEqual([WIDTH * HEIGHT]);
});

it('counts those of one colour, whose strings are long', async () => {
  const gif = await sharp({ create: { width: 700, height: 700, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  expect(parseGif(gif).frames.map(({ pixels }) => pixelsIn(pixels))).toEqual([700 * 700]);
});

it.each([0, 1, 100])('counts %i pixels of a frame that has more', (stored) => {
  const gif = makeGif({
    width: 16,
    height: 16,
    palette: PALETTE,
    frames: [{ box: [0, 0, 16, 16], at: () => 1, stored }],
  });
  expect(parseGif(gif).frames.map(({ pixels }) => pixelsIn(pixels))).toEqual([stored]);
});
