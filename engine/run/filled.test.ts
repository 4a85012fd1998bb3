import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtureFile } from '../../fixtures/index.ts';
import { noise } from '../../fixtures/pictures.ts';
import { createEngine, parseRecipe, type Recipe } from '../node.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const KB = 1024;
const SMALL: Recipe['edits'] = [{ do: 'resize', width: 140, height: 60, fit: 'fill' }];

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());
const pixelsOf = async (blob: Blob) =>
  sharp(await bytesOf(blob))
    .raw()
    .toBuffer();

const between = (min: number, bytes: number, more: object = {}) =>
  ({ aim: 'size', format: 'same', min, bytes, ...more }) as Recipe['output'];

describe('a result between a least size and a target', () => {
  it.each(['quadrants.jpg', 'quadrants.png', 'grey.jpg', 'palette.png', 'four-frames.png'] as const)(
    '%s: a file below the least size keeps every pixel, and comments fill it up',
    async (name) => {
      const file = await fixtureFile(name);
      expect(file.size).toBeLessThan(20 * KB);
      const { blob, bytes, notes, plan } = await engine.run(file, { edits: [], output: between(20 * KB, 50 * KB) });
      expect(plan.unchanged).toBe('filled');
      expect([bytes, blob.size]).toEqual([20 * KB, 20 * KB]);
      expect(await pixelsOf(blob)).toEqual(await pixelsOf(file));
      const added = 20 * KB - file.size;
      expect(notes).toEqual([
        { code: 'left-as-it-is', why: 'fits' },
        { code: 'padded', bytes: added, least: 20 * KB },
        { code: 'larger', bytes: added, why: 'least' },
      ]);
    },
  );

  it('removes the metadata of a file that it fills up', async () => {
    const file = await fixtureFile('place-and-thumbnail.jpg');
    const { blob, notes } = await engine.run(file, { edits: [], output: between(30 * KB, 50 * KB) });
    expect(blob.size).toBe(30 * KB);
    expect((await sharp(await bytesOf(blob)).metadata()).exif).toBeUndefined();
    expect(notes.map(({ code }) => code)).toEqual(['left-as-it-is', 'metadata-removed', 'padded', 'larger']);
  });

  it('has the best quality before it has comments', async () => {
    const file = await fixtureFile('photo-1200.jpg');
    const scaled = await engine.run(file, { edits: SMALL, output: { aim: 'encode', format: 'same', quality: 100 } });
    const least = scaled.bytes + 1000;
    const { bytes, quality, notes } = await engine.run(file, { edits: SMALL, output: between(least, 2 * least) });
    expect({ bytes, quality }).toEqual({ bytes: least, quality: 100 });
    expect(notes).toEqual([
      { code: 'target-met', below: expect.any(Number) },
      { code: 'padded', bytes: expect.any(Number), least },
    ]);
  });

  it('stays as it is in a format without comments, which is noted', async () => {
    const file = await fixtureFile('quadrants.webp');
    const { blob, notes } = await engine.run(file, { edits: [], output: between(20 * KB, 50 * KB) });
    expect(await bytesOf(blob)).toEqual(await bytesOf(file));
    expect(notes.at(-1)).toEqual({ code: 'below-least', below: 1 - file.size / (20 * KB) });
  });

  it('is never outside of both without a note', { timeout: 120_000 }, async () => {
    const random = noise(29);
    const names = ['photo-1200.jpg', 'photo-600.png', 'quadrants.png', 'transparent.png', 'quadrants.webp'] as const;
    for (let i = 0; i < 60; i++) {
      const bytes = Math.round(2048 * 100 ** random());
      const min = Math.max(1024, Math.round(bytes * random()));
      const side = Math.round(20 + 400 * random());
      const format = ['same', 'jpeg', 'png', 'webp'][Math.floor(random() * 4)];
      const output = between(min, bytes, { format });
      const file = await fixtureFile(names[i % names.length] ?? names[0]);
      const result = await engine.run(file, { edits: [{ do: 'resize', longestEdge: side }], output });
      const codes = result.notes.map(({ code }) => code);
      const isOutside = result.blob.size > bytes || result.blob.size < min;
      const found = codes.filter((code) => code === 'above-target' || code === 'below-least');
      expect(found, `${i} ${JSON.stringify(output)}`).toHaveLength(isOutside ? 1 : 0);
      await sharp(await bytesOf(result.blob)).stats();
    }
  });
});

it('a least size above the target is refused', () => {
  expect(() => parseRecipe({ edits: [], output: between(51 * KB, 50 * KB) })).toThrow(
    'output: expected a `min` of at most `bytes`',
  );
});
