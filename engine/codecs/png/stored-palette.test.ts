import sharp from 'sharp';
import { expect, it } from 'vitest';
import { asSharp, photoLike } from '../../../fixtures/pictures.ts';
import { pngPalette } from './stored-palette.ts';

it('has the colours that are in the picture, and their alpha', async () => {
  const two = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000080' } })
    .composite([{ input: { create: { width: 4, height: 8, channels: 4, background: '#0000ff' } }, left: 0, top: 0 }])
    .png({ palette: true })
    .toBuffer();
  const palette = pngPalette(two) ?? new Uint8Array();
  const colours = Array.from({ length: palette.length / 4 }, (_, i) => [...palette.subarray(4 * i, 4 * i + 4)].join());
  expect(colours).toContain('0,0,255,255');
  expect(colours.some((colour) => /^25\d,0,0,1(27|28|29)$/.test(colour))).toBe(true);
});

it('is undefined for a true-colour file', async () => {
  expect(
    pngPalette(
      await asSharp(photoLike(20, 20, 1))
        .png()
        .toBuffer(),
    ),
  ).toBeUndefined();
});
