import sharp from 'sharp';
import { expect, it } from 'vitest';
import { heightMap, paint, photoLike, randomAt, saturated } from '../../../../fixtures/pictures.ts';
import { chosenChroma } from '../../../../proof/jpeg/chroma.ts';
import { libjpegAt, shown } from '../../../../proof/jpeg/libjpeg.ts';
import type { Pixels } from '../../../pixels/pixels.ts';
import { prepare } from '../../../score/score.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { encodeWith } from './encode-with.ts';

const [kernel, module] = await Promise.all([compileModule('score'), compileModule('jpeg')]);

type Colour = readonly [number, number, number];

const RED: Colour = [255, 0, 0];
const BLUE: Colour = [0, 0, 255];
const GREEN: Colour = [0, 255, 0];
const YELLOW: Colour = [255, 255, 0];
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const GREY: Colour = [120, 120, 120];

/** Returns a picture whose pixels are means of sixteen points each: edges are antialiased. */
function drawn(side: number, at: (x: number, y: number) => Colour): Pixels {
  const points = [0.125, 0.375, 0.625, 0.875];
  const picture = paint(side, side, (x, y) => {
    const sum = [0, 0, 0];
    for (const u of points)
      for (const v of points) for (const [c, sample] of at(x + u, y + v).entries()) sum[c] = (sum[c] ?? 0) + sample;
    return sum.map((all) => all / 16) as unknown as Colour;
  });
  return { ...picture, channels: 3 };
}

/** A repeated pattern of H, L and T, slanted. */
function isInk(x: number, y: number): boolean {
  const [u, v] = [(x + y / 4) % 12, y % 16];
  if (v < 3 || v > 12 || u > 8) return false;
  const letter = (Math.floor((x + y / 4) / 12) + Math.floor(y / 16)) % 3;
  if (letter === 0) return u < 2 || u > 6 || Math.abs(v - 7) < 1;
  if (letter === 1) return u < 2 || v > 10.5;
  return v < 5 || Math.abs(u - 4) < 1;
}

/** A badge with a vertical gradient and a cross, on white. */
const badge = (side: number, one: Colour, mark: Colour) =>
  drawn(side, (x, y) => {
    const [u, v] = [x / side - 0.5, y / side - 0.5];
    if (Math.hypot(u, v) > 0.44) return WHITE;
    if (Math.abs(u - v) < 0.07 || Math.abs(u + v) < 0.07) return mark;
    return one.map((sample) => sample + (255 - sample) * 0.5 * (0.5 - v)) as unknown as Colour;
  });

const pictures: (readonly [string, Pixels])[] = [
  ['red letters on blue', drawn(128, (x, y) => (isInk(x, y) ? RED : BLUE))],
  [
    'coloured letters on white',
    drawn(128, (x, y) => (isInk(x, y) ? ([BLUE, RED, GREY][(y >> 4) % 3] ?? BLUE) : WHITE)),
  ],
  [
    'saturated stripes',
    drawn(128, (x, y) => [RED, YELLOW, BLUE, GREEN, WHITE][Math.floor((x + y / 3) / 7) % 5] ?? RED),
  ],
  [
    'a test card',
    drawn(128, (x, y) => {
      if (Math.hypot(x - 64, y - 64) < 40) return [RED, YELLOW, BLUE, GREEN][Math.floor(x / 9) % 4] ?? RED;
      return x % 16 < 1 || y % 16 < 1 ? WHITE : GREY;
    }),
  ],
  ['an icon of 64 × 64 pixels', badge(64, BLUE, YELLOW)],
  ['an icon of 48 × 48 pixels', badge(48, [60, 120, 200], [250, 240, 160])],
  ['an icon of 32 × 32 pixels', badge(32, RED, WHITE)],
];

it.each(pictures)('%s: no more than 3 points below libjpeg-turbo at equal bytes', async (_, picture) => {
  const prepared = prepare(kernel, picture);
  const peer = await libjpegAt(picture, prepared);
  for (const settings of [
    { quality: 75, colour: 'auto' },
    { quality: 80, colour: 'auto' },
    { quality: 90, colour: 'rich' },
    { quality: 95, colour: 'rich' },
  ] as const) {
    const file = await encodeWith(module, picture, settings);
    const least = (peer(file.length) ?? 0) - 3;
    expect(prepared.score(await shown(picture, file)), `at ${settings.quality}`).toBeGreaterThan(least);
  }
});

const photo: Pixels = { ...photoLike(256, 192), channels: 3 };
const letters = drawn(192, (x, y) => (isInk(x, y) ? ([BLUE, RED, GREY][(y >> 4) % 3] ?? BLUE) : WHITE));

/** Colours change where samples of 4:2:0 do, so that means of 2 × 2 pixels are exact, but not what decoders interpolate. */
const sprites = (side: number): Pixels => ({
  ...paint(192, 192, (x, y) => saturated(6 * randomAt(Math.floor(x / side), Math.floor(y / side)))),
  channels: 3,
});

it.each([
  ['a photo', photo, '4:2:0'],
  ['a drawing', letters, '4:4:4'],
  ['large pixels of six', sprites(6), '4:4:4'],
  ['large pixels of eight', sprites(8), '4:4:4'],
] as const)('selects the subsampling for %s, unless one is set', async (_, picture, usual) => {
  const subsampling = async (colour: 'auto' | 'halved' | 'full') =>
    (await sharp(await encodeWith(module, picture, { quality: 75, colour })).metadata()).chromaSubsampling;
  expect(await subsampling('auto')).toBe(usual);
  expect(await subsampling('halved')).toBe('4:2:0');
  expect(await subsampling('full')).toBe('4:4:4');
});

const black = drawn(192, (x, y) => (isInk(x, y) ? [0, 0, 20] : WHITE));
const withDot = drawn(192, (x, y) => (Math.hypot(x - 100, y - 60) < 1 ? RED : isInk(x, y) ? [0, 0, 20] : WHITE));

it('keeps a red dot in 4:4:4 at fine qualities, and halves chroma that is nearly grey, below the finest', async () => {
  const subsampling = async (picture: Pixels, quality: number, colour: 'auto' | 'rich' | 'full') =>
    (await sharp(await encodeWith(module, picture, { quality, colour })).metadata()).chromaSubsampling;
  expect(await subsampling(withDot, 90, 'rich')).toBe('4:4:4');
  expect(await subsampling(black, 75, 'auto')).toBe('4:2:0');
  expect(await subsampling(black, 90, 'rich')).toBe('4:2:0');
  expect(await subsampling(black, 96, 'rich')).toBe('4:4:4');
  expect(await subsampling(black, 90, 'full')).toBe('4:4:4');
});

/** Two curves on a grey panel with a white grid. */
const chart = drawn(256, (x, y) => {
  if (x < 30 || y > 230) return WHITE;
  if (Math.abs(y - 130 - 60 * Math.sin(x / 30)) < 1.5) return [70, 130, 200];
  if (Math.abs(y - 100 - 40 * Math.cos(x / 40)) < 1.5) return [220, 120, 80];
  return x % 40 < 1 || y % 40 < 1 ? WHITE : [235, 235, 235];
});

/** From pale yellow to orange, on white. */
const ball = drawn(256, (x, y) => {
  const share = Math.hypot(x - 128, y - 128) / 110;
  return share > 1 ? WHITE : [250 - 20 * share, 240 - 90 * share, 200 - 160 * share];
});

it.each([
  ['a badge', badge(240, [60, 120, 200], [250, 240, 160])],
  ['a chart', chart],
  ['a ball with a gradient', ball],
  ['a map of heights, whose loss of chroma misleads', { ...heightMap(256, 256), channels: 3 as const }],
  ['blue and red lines', drawn(224, (x, y) => (x % 13 < 1 ? BLUE : y % 17 < 1 ? RED : WHITE))],
  ['coloured letters', drawn(224, (x, y) => (isInk(x, y) ? ([BLUE, RED, GREY][(y >> 4) % 3] ?? BLUE) : WHITE))],
])('takes few bytes more than with the other subsampling at the same score: %s', async (_, picture) => {
  for (const { excess } of await chosenChroma(picture, [50, 75])) expect(excess ?? 0).toBeLessThan(0.1);
});

it('encodes a drawing in 4:4:4 with about the bytes of 4:2:0', async () => {
  const bytes = async (colour: 'auto' | 'halved' | 'full') =>
    (await encodeWith(module, letters, { quality: 75, colour })).length;
  expect((await bytes('auto')) / (await bytes('halved'))).toBeLessThan(1.1);
  expect(await bytes('auto')).toBeLessThan(await bytes('full'));
});

it('leaves paper white around black letters, and letters black', async () => {
  const page = drawn(160, (x, y) => (isInk(x, y) ? BLACK : WHITE));
  const seen = await shown(page, await encodeWith(module, page, { quality: 75, colour: 'auto' }));
  const deviation = (limit: number) => {
    const at = Array.from(page.data.keys()).filter((i) => page.data[i] === limit);
    return Math.sqrt(at.reduce((sum, i) => sum + ((seen.data[i] ?? 0) - limit) ** 2, 0) / at.length);
  };
  // 5.7 and 8.2 with the samples as they are.
  expect(deviation(255)).toBeLessThan(4);
  expect(deviation(0)).toBeLessThan(7);
});
