import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { asSharp, photoLike, type RawPicture, screenshotLike } from '../../fixtures/pictures.ts';
import { climb, faultsOf, targetsBetween } from '../../proof/targets/climb.ts';
import type { WritableId } from '../formats/index.ts';
import { createEngine } from '../node.ts';

/* The promise `larger-target` tries the corpus at 20 targets. */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

/** A gradient from transparent to opaque around a photo: as exact pixels, the packer makes it much smaller. */
async function faded(picture: RawPicture): Promise<Buffer> {
  const { width, height } = picture;
  const alpha = Buffer.from(Array.from({ length: width * height }, (_, i) => Math.min(255, 4 * (i % width))));
  return asSharp(picture)
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

const PICTURES: Record<string, () => Promise<Buffer>> = {
  'a photo': () =>
    asSharp(photoLike(200, 140, 3))
      .png()
      .toBuffer(),
  'a screenshot': () => asSharp(screenshotLike(240, 160)).png().toBuffer(),
  'a picture with transparency': () => faded(photoLike(160, 120, 4)),
  'a grey picture': () =>
    asSharp(photoLike(180, 120, 5))
      .greyscale()
      .png()
      .toBuffer(),
};

const isNotWorse = async (what: string, format: WritableId) => {
  const bytes = await PICTURES[what]?.();
  const opaque = format === 'jpeg' ? await sharp(bytes).flatten({ background: '#fff' }).png().toBuffer() : bytes;
  const file = new File([new Uint8Array(opaque ?? [])], 'picture.png');
  const exact = await engine.run(file, { edits: [], output: { format, aim: 'encode', quality: 100 } });
  const targets = targetsBetween(2048, 1.1 * exact.bytes, 8);
  const climbed = await climb(engine, file, { format, preserveFormat: true }, targets);
  expect(faultsOf(climbed, format === 'png' ? exact.bytes : undefined)).toEqual([]);
};

const QUICK = [
  ['a photo', 'jpeg'],
  ['a screenshot', 'png'],
  ['a grey picture', 'png'],
] as const;
const REST = Object.keys(PICTURES).flatMap((what) =>
  (['jpeg', 'png', 'webp'] as const)
    .filter((format) => !QUICK.some(([one, as]) => one === what && as === format))
    .map((format) => [what, format] as const),
);

const NAME = '%s as %s is not worse at a larger target';
it.each(QUICK)(NAME, { timeout: 120_000 }, isNotWorse);
it.each(REST)(NAME, { timeout: 120_000, tags: ['all'] }, isNotWorse);
