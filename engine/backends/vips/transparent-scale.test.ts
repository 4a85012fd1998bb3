import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { asSharp, photoLike } from '../../../fixtures/pictures.ts';
import { createEngine } from '../../node.ts';

const engine = createEngine({ workers: 1, backend: 'vips' });
afterAll(() => engine[Symbol.asyncDispose]());

const [WIDTH, HEIGHT] = [320, 240];
const FACTOR = 4;
/** Transparent rows at the bottom, and the number of rows of the small picture that are far from them. */
const HOLE = 8;
const ROWS = 48;

const brightness = (data: Uint8Array) => data.reduce((sum, value) => sum + value, 0) / data.length;

it('scaling a picture with transparency keeps its brightness', async () => {
  const photo = photoLike(WIDTH, HEIGHT);
  const alpha = Buffer.alloc(WIDTH * HEIGHT, 255).fill(0, WIDTH * (HEIGHT - HOLE));
  const png = await asSharp(photo)
    .joinChannel(alpha, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer();
  const { blob } = await engine.run(new File([new Uint8Array(png)], 'photo.png'), {
    edits: [{ do: 'resize', width: WIDTH / FACTOR }],
    output: { aim: 'encode', format: 'png', lossless: true },
  });
  const seen = sharp(await blob.arrayBuffer()).removeAlpha();
  const scaled = await seen
    .extract({ left: 0, top: 0, width: WIDTH / FACTOR, height: ROWS })
    .raw()
    .toBuffer();
  const whole = brightness(photo.data.subarray(0, WIDTH * ROWS * FACTOR * 3));
  expect(Math.abs(brightness(scaled) - whole)).toBeLessThan(0.2);
});
