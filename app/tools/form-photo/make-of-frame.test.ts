import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { UNTURNED } from '#app/tools/adjust/orientation.ts';
import { createEngine } from '#engine';
import { photographed, SHEETS, type Sheet } from '../../../fixtures/signatures.ts';
import { makeOfFrame } from './make-of-frame.ts';
import { worked } from './pixels/work.ts';
import type { WorkOn } from './pixels/work-on.ts';
import { recipeOf } from './recipe.ts';
import { rulesOf, settingsFor } from './rules.ts';
import { type FormSettings, inkPaintOf, OPENS, SIGNATURE } from './settings.ts';

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

const WHOLE = { orientation: UNTURNED, crop: { x: 0, y: 0, width: 1, height: 1 } };

const { photo } = await photographed(SHEETS['blue ballpoint on blue lines'] as Sheet);
const { width, height } = photo;
const jpeg = await sharp(photo.data, { raw: { width, height, channels: 3 } })
  .jpeg({ quality: 90 })
  .toBuffer();
const file = new File([new Uint8Array(jpeg)], 'sheet.jpg');

/** As the worker does it, with sharp instead of a canvas. */
const workOn: WorkOn = async (picture, work) => {
  const { data, info } = await sharp(await picture.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const result = worked({ data, width: info.width, height: info.height }, work);
  if (typeof result === 'string') return result;
  const raw = { width: result.width, height: result.height, channels: 4 } as const;
  return new Blob([new Uint8Array(await sharp(result.data, { raw }).png().toBuffer())]);
};

async function made(settings: FormSettings, source = file, size = { width, height }) {
  const rules = rulesOf(settings, undefined);
  const recipe = recipeOf(settings, rules, WHOLE, size);
  const framed = { file: source, picture: size, placing: WHOLE, paint: inkPaintOf(settings), recipe, rules };
  return makeOfFrame(engine, workOn, framed, AbortSignal.timeout(60_000));
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

it('an empty sheet has nothing to make a signature of', async () => {
  const blank = { create: { width: 300, height: 200, channels: 3, background: '#eee' } } as const;
  const empty = new File([new Uint8Array(await sharp(blank).png().toBuffer())], 'empty.png');
  expect(await made(SIGNATURE, empty, { width: 300, height: 200 })).toBeUndefined();
});
