import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paint, photoLike } from '../../fixtures/pictures.ts';
import { libjpegAt, shown } from '../../proof/jpeg/libjpeg.ts';
import { loadKernel } from '../score/load.node.ts';
import type { Pixels } from '../score/pixels.ts';
import { prepare } from '../score/score.ts';
import { encodeWith } from './encode-with.ts';
import { loadJpegEncoder } from './load.node.ts';

const [kernel, module] = await Promise.all([loadKernel(), loadJpegEncoder()]);

type Colour = readonly [number, number, number];

const RED: Colour = [255, 0, 0];
const BLUE: Colour = [0, 0, 255];
const GREEN: Colour = [0, 255, 0];
const YELLOW: Colour = [255, 255, 0];
const WHITE: Colour = [255, 255, 255];
const GREY: Colour = [120, 120, 120];

/** An H, an L and a T of strokes two pixels wide, again and again. */
function isInk(x: number, y: number): boolean {
  const [u, v] = [x % 12, y % 16];
  if (v < 3 || v > 12 || u > 8) return false;
  const letter = (Math.floor(x / 12) + Math.floor(y / 16)) % 3;
  if (letter === 0) return u < 2 || u > 6 || v === 7;
  if (letter === 1) return u < 2 || v > 10;
  return v < 5 || (u > 2 && u < 5);
}

const DRAWINGS: Readonly<Record<string, (x: number, y: number) => Colour>> = {
  'red letters on blue': (x, y) => (isInk(x, y) ? RED : BLUE),
  'saturated stripes': (x, y) => [RED, YELLOW, BLUE, GREEN, WHITE][Math.floor((x + y) / 7) % 5] ?? RED,
  'a test card': (x, y) => {
    if (Math.hypot(x - 64, y - 64) < 40) return [RED, YELLOW, BLUE, GREEN][Math.floor(x / 9) % 4] ?? RED;
    return x % 16 === 0 || y % 16 === 0 ? WHITE : GREY;
  },
  'coloured letters on white': (x, y) => (isInk(x, y) ? ([BLUE, RED, GREY][(y >> 4) % 3] ?? BLUE) : WHITE),
};

function icon(): Pixels {
  const drawn = paint(64, 64, (x, y) => {
    const from = Math.hypot(x - 32, y - 32);
    if (from > 28) return WHITE;
    return Math.abs(x - y) < 5 || Math.abs(x + y - 63) < 5 ? YELLOW : BLUE;
  });
  return { ...drawn, channels: 3 };
}

const pictures: (readonly [string, Pixels])[] = [
  ...Object.entries(DRAWINGS).map(([name, at]) => [name, { ...paint(128, 128, at), channels: 3 } as const] as const),
  ['an icon of 64 × 64 pixels', icon()],
];

it.each(pictures)('%s: no more than 3 points below libjpeg-turbo at equal bytes', async (_, picture) => {
  const prepared = prepare(kernel, picture);
  const peer = await libjpegAt(picture, prepared);
  for (const settings of [
    { quality: 75, colour: 'auto' },
    { quality: 80, colour: 'auto' },
    { quality: 90, colour: 'full' },
    { quality: 95, colour: 'full' },
  ] as const) {
    const file = encodeWith(module, picture, settings);
    const least = (peer(file.length) ?? 0) - 3;
    expect(prepared.score(await shown(picture, file)), `at ${settings.quality}`).toBeGreaterThan(least);
  }
});

const photo: Pixels = { ...photoLike(256, 192), channels: 3 };
const letters: Pixels = {
  ...paint(256, 192, (x, y) => (isInk(x, y) ? ([BLUE, RED, GREY][(y >> 4) % 3] ?? BLUE) : WHITE)),
  channels: 3,
};

it.each([
  ['a photo', photo, '4:2:0'],
  ['a drawing', letters, '4:4:4'],
] as const)('keeps of the colour of %s what it needs, unless a ratio is asked for', async (_, picture, usual) => {
  const subsampling = async (colour: 'auto' | 'halved' | 'full') =>
    (await sharp(encodeWith(module, picture, { quality: 75, colour })).metadata()).chromaSubsampling;
  expect(await subsampling('auto')).toBe(usual);
  expect(await subsampling('halved')).toBe('4:2:0');
  expect(await subsampling('full')).toBe('4:4:4');
});

it('keeps the colour of a drawing in full for about the bytes of halved colour', () => {
  const bytes = (colour: 'auto' | 'halved' | 'full') => encodeWith(module, letters, { quality: 75, colour }).length;
  expect(bytes('auto') / bytes('halved')).toBeLessThan(1.1);
  expect(bytes('auto')).toBeLessThan(bytes('full'));
});
