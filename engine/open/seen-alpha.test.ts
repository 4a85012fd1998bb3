import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createEngine, type FormatId, type Recipe } from '#engine/node.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const SIZE = { width: 60, height: 40 } as const;

/** Grey noise with an alpha channel that is opaque, except for one pixel. @param alpha of that pixel */
async function pictureWith(alpha: number, write: (image: Sharp) => Sharp): Promise<File> {
  const samples = new Uint8Array(SIZE.width * SIZE.height * 4).map((_, i) => (i % 4 === 3 ? 255 : (i * 7919) % 251));
  samples[4 * 1234 + 3] = alpha;
  return new File(
    [new Uint8Array(await write(sharp(samples, { raw: { ...SIZE, channels: 4 } })).toBuffer())],
    'picture',
  );
}

const to = (format: 'jpeg' | 'pdf'): Recipe => ({ edits: [], output: { format, aim: 'encode' } });

it.each<[string, (image: Sharp) => Sharp, FormatId]>([
  ['PNG', (image) => image.png(), 'png'],
  ['PNG of 16 bits', (image) => image.toColourspace('rgb16').png(), 'png'],
  ['WebP', (image) => image.webp({ lossless: true }), 'webp'],
  ['TIFF', (image) => image.tiff({ compression: 'lzw' }), 'tiff'],
  ['grey PNG', (image) => image.toColourspace('b-w').png(), 'png'],
])('a %s with an opaque alpha channel loses no transparency', async (_, write, format) => {
  const [opaque, transparent] = [await pictureWith(255, write), await pictureWith(254, write)];
  // The header declares a channel, whatever is in it. A WebP without transparency has no alpha in its header either.
  expect(await engine.probe(transparent)).toMatchObject({ format, alpha: true });
  expect(await engine.probe(transparent, { seesAlpha: true })).toMatchObject({ alpha: true });
  expect(await engine.probe(opaque, { seesAlpha: true })).toMatchObject({ format, alpha: false });
  for (const recipe of [to('jpeg'), to('pdf')]) {
    expect((await engine.run(opaque, recipe)).plan.losses).not.toContain('transparency');
    expect((await engine.run(transparent, recipe)).plan.losses).toContain('transparency');
  }
});

it('a damaged picture is left to its run', async () => {
  const file = await pictureWith(255, (image) => image.png());
  const bytes = await file.bytes();
  const damaged = new File([bytes.fill(0, bytes.length - 400, bytes.length - 200)], 'damaged.png');
  expect(await engine.probe(damaged, { seesAlpha: true })).toMatchObject({ alpha: true });
  await expect(engine.run(damaged, to('jpeg'))).rejects.toMatchObject({ code: 'unreadable' });
});
