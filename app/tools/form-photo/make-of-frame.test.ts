import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { UNTURNED } from '#app/tools/adjust/orientation.ts';
import { createEngine } from '#engine';
import { photographed, SHEETS, type Sheet } from '../../../fixtures/signatures.ts';
import { makeOfFrame } from './make-of-frame.ts';
import { workWithSharp } from './pixels/work-with-sharp.test-data.ts';
import { isPrepared, type Placing, recipeOf } from './recipe.ts';
import { rulesOf, settingsFor } from './rules.ts';
import { type FormSettings, fitOf, inkPaintOf, isGreyOf, OPENS, SIGNATURE } from './settings.ts';

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

const WHOLE = { orientation: UNTURNED, degrees: 0, crop: { x: 0, y: 0, width: 1, height: 1 } };

const { photo } = await photographed(SHEETS['blue ballpoint on blue lines'] as Sheet);
const { width, height } = photo;
const jpeg = await sharp(photo.data, { raw: { width, height, channels: 3 } })
  .jpeg({ quality: 90 })
  .toBuffer();
const file = new File([new Uint8Array(jpeg)], 'sheet.jpg');

async function made(settings: FormSettings, source = file, size = { width, height }, placing: Placing = WHOLE) {
  const rules = rulesOf(settings, undefined);
  const recipe = recipeOf(settings, rules, placing, size);
  const part = {
    file: source,
    picture: size,
    placing,
    fit: fitOf(settings),
    paint: inkPaintOf(settings),
    isGrey: isGreyOf(settings),
  };
  const framed = { ...part, isPrepared: isPrepared(settings, placing), recipe, rules };
  return makeOfFrame(engine, workWithSharp, framed, AbortSignal.timeout(60_000));
}

const pixelsOf = async (blob: Blob) =>
  sharp(await blob.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });

it.each([
  [undefined, 4],
  [1, 4],
  [2, 4],
  [2, 5],
  [4, 6],
  [4, 12],
  [8, 9],
  [10, 20],
  [10, 50],
  [50, 100],
] as const)('a signature of 140 × 60 pixels is within %s to %s KB', async (least, most) => {
  for (const ink of ['black', 'blue'] as const) {
    const result = await made({ ...SIGNATURE, width: 140, height: 60, least, most, ink });
    expect(result?.checks.map(({ rule, isMet }) => ({ rule, isMet }))).toEqual(
      ['size', 'bytes', 'format', 'metadata'].map((rule) => ({ rule, isMet: true })),
    );
    const { data, info } = await pixelsOf(result?.result.blob as Blob);
    expect(info).toMatchObject({ width: 140, height: 60 });
    // White paper, and ink from edge to edge of what the shape allows.
    expect([...data.subarray(0, info.channels)].every((value) => value > 245)).toBe(true);
    expect(Math.min(...data)).toBeLessThan(90);
  }
});

it('ink of a PNG can be on nothing', async () => {
  const result = await made({ ...SIGNATURE, most: undefined, format: 'png', ink: 'blue', isTransparent: true });
  const { data, info } = await pixelsOf(result?.result.blob as Blob);
  expect(info.channels).toBe(4);
  const alpha = data.filter((_, i) => i % 4 === 3);
  expect([Math.min(...alpha), Math.max(...alpha) > 200]).toEqual([0, true]);
});

it('a form’s signature is ink, its declaration a photo until ink is chosen', () => {
  const subject = (subject: 'signature' | 'declaration' | 'photo') => settingsFor('a.0', { subject }, OPENS).ink;
  expect([subject('signature'), subject('declaration'), subject('photo')]).toEqual([
    'black',
    'photographed',
    undefined,
  ]);
});

it('a JPG without colours is checked for them, and a PNG has none', { timeout: 120_000 }, async () => {
  const settings: FormSettings = { ...OPENS, width: 200, height: 100, isGrey: true };
  for (const most of [undefined, 20, 5]) {
    const result = await made({ ...settings, most });
    expect(result?.checks).toContainEqual({ rule: 'colour', isMet: true });
    const blob = result?.result.blob as Blob;
    const { channels, space } = await sharp(await blob.arrayBuffer()).metadata();
    expect({ channels, space }, `${most} KB`).toEqual({ channels: 1, space: 'b-w' });
  }
  const png = await made({ ...settings, format: 'png' });
  expect(png?.checks.map(({ rule }) => rule)).not.toContain('colour');
  const { data, info } = await pixelsOf(png?.result.blob as Blob);
  expect(data.every((value, i) => value === data[i - (i % info.channels)])).toBe(true);
});

it('a form that takes no colours checks that there are none', async () => {
  const picture = { subject: 'photo', width: 200, height: 100, colour: 'grey' } as const;
  const settings = settingsFor('a.0', picture, OPENS);
  expect(settings.isGrey).toBe(true);
  expect(rulesOf({ ...settings, isGrey: false }, picture).isGrey).toBe(true);
  expect(rulesOf(OPENS, undefined).isGrey).toBe(false);
});

it('an empty sheet has nothing to make a signature of', async () => {
  const blank = { create: { width: 300, height: 200, channels: 3, background: '#eee' } } as const;
  const empty = new File([new Uint8Array(await sharp(blank).png().toBuffer())], 'empty.png');
  expect(await made(SIGNATURE, empty, { width: 300, height: 200 })).toBeUndefined();
});

const opaque = async (blob: Blob) =>
  sharp(await blob.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

describe('a picture that is turned by degrees', () => {
  const size = { width: 800, height: 600 };
  /** Four colours around the middle, tilted; nothing of it is white. */
  async function tilted(degrees: number): Promise<File> {
    const colours = ['#c03030', '#30a040', '#3050c0', '#c0a030'];
    const squares = colours.map(
      (fill, i) =>
        `<rect x="${i % 2 ? 400 : -400}" y="${i > 1 ? 300 : -300}" width="800" height="600" fill="${fill}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><g transform="rotate(${degrees} 400 300)">${squares.join('')}</g></svg>`;
    return new File([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())], 'tilted.png');
  }
  const settings: FormSettings = { ...OPENS, width: 300, height: 240, most: undefined, format: 'png' };
  const at = (data: Buffer, x: number, y: number) => [...data.subarray(3 * (y * 300 + x), 3 * (y * 300 + x) + 3)];

  it.each([7, -12, 15])('is upright again after %s degrees, without a blank corner', async (degrees) => {
    const crop = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
    const upright = await made(settings, await tilted(-degrees), size, { orientation: UNTURNED, degrees, crop });
    const { data, info } = await opaque(upright?.result.blob as Blob);
    expect(info).toMatchObject({ width: 300, height: 240 });
    // The edges of the colours are upright: each quarter has one colour up to a few pixels before the middle.
    for (const [x, y, colour] of [
      [145, 2, [192, 48, 48]],
      [145, 114, [192, 48, 48]],
      [154, 2, [48, 160, 64]],
      [2, 125, [48, 80, 192]],
      [297, 125, [192, 160, 48]],
    ] as const)
      expect(
        Math.max(...at(data, x, y).map((value, i) => Math.abs(value - (colour[i] ?? 0)))),
        `${x}, ${y}`,
      ).toBeLessThan(8);
    const whitest = Array.from({ length: 300 * 240 }, (_, i) => Math.min(...data.subarray(3 * i, 3 * i + 3)));
    expect(Math.max(...whitest)).toBeLessThan(120);
  });

  it('fills no corner even where the frame is as large as it can be', async () => {
    const crop = { x: 0, y: 0, width: 1, height: 1 };
    for (const degrees of [0.5, -15]) {
      const result = await made(settings, await tilted(0), size, { orientation: UNTURNED, degrees, crop });
      const { data } = await opaque(result?.result.blob as Blob);
      for (const [x, y] of [
        [0, 0],
        [299, 0],
        [0, 239],
        [299, 239],
      ] as const)
        expect(Math.min(...at(data, x, y)), `${degrees}: ${x}, ${y}`).toBeLessThan(80);
    }
  });

  it('has white corners where everything is visible', async () => {
    const placing = { orientation: UNTURNED, degrees: 10, crop: WHOLE.crop };
    const result = await made({ ...settings, fit: 'whole' }, await tilted(0), size, placing);
    const { data } = await opaque(result?.result.blob as Blob);
    expect(at(data, 1, 4)).toEqual([255, 255, 255]);
    expect(at(data, 100, 100)).toEqual([192, 48, 48]);
  });

  it('is searched for ink after the turn', async () => {
    const straight = await made({ ...SIGNATURE, most: undefined });
    const turned = await made({ ...SIGNATURE, most: undefined }, file, { width, height }, { ...WHOLE, degrees: 8 });
    const [a, b] = [await opaque(straight?.result.blob as Blob), await opaque(turned?.result.blob as Blob)];
    expect(b.info).toMatchObject({ width: a.info.width, height: a.info.height });
    expect(Buffer.compare(a.data, b.data)).not.toBe(0);
    expect(Math.min(...b.data.subarray(0, 3))).toBeGreaterThan(245);
  });
});
