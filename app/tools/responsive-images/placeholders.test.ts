import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { afterAll, expect, it } from 'vitest';
import { createEngine } from '#engine';
import { fixture, fixtureFile } from '../../../fixtures/index.ts';
import { placeholderRecipes } from './files.ts';
import { iconPixels } from './icon-pixels.ts';
import { placeholdersOf } from './placeholders.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

it('are made of the picture’s own colours', async () => {
  const file = await fixtureFile('photo-1200.jpg');
  const blobs: Blob[] = [];
  for await (const { index, result } of engine.runAll(file, placeholderRecipes(['webp', 'ico'])))
    blobs[index] = result.blob;
  const [tiny, icon] = blobs;
  if (!tiny || !icon) expect.unreachable('each recipe has a result');

  const pixels = iconPixels(new Uint8Array(await icon.arrayBuffer()));
  expect([pixels.width, pixels.height]).toEqual([48, 32]);
  const wanted = await sharp(await fixture('photo-1200.jpg'))
    .resize(48, 32)
    .ensureAlpha()
    .raw()
    .toBuffer();
  const differences = wanted.map((value, index) => Math.abs(value - (pixels.data[index] ?? 0)));
  expect(differences.reduce((sum, value) => sum + value, 0) / wanted.length).toBeLessThan(6);

  const { blurred, thumbHash } = await placeholdersOf(tiny, icon);
  expect(blurred.length).toBeLessThan(600);
  const [, type, bytes = ''] = /^data:(.*?);base64,(.*)$/.exec(blurred) ?? [];
  expect(type).toBe('image/webp');
  expect(await sharp(Buffer.from(bytes, 'base64')).metadata()).toMatchObject({ width: 24, height: 16 });
  const drawn = thumbHashToRGBA(Buffer.from(thumbHash, 'base64'));
  expect(drawn.w / drawn.h).toBeCloseTo(1.5, 0);
  const mean = (data: ArrayLike<number>) => Array.from(data).reduce((sum, value) => sum + value, 0) / data.length;
  expect(Math.abs(mean(drawn.rgba) - mean(wanted))).toBeLessThan(8);
});
