import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { meanDifference, pixelsOf } from '../../fixtures/compare.ts';
import { withExif } from '../../fixtures/exif.ts';
import { fixture } from '../../fixtures/index.ts';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { createEngine, type Recipe } from '../node.ts';

/* The results with a page's initial settings. */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

async function run(bytes: Buffer, output: Recipe['output']) {
  const result = await engine.run(new File([new Uint8Array(bytes)], 'picture'), { edits: [], output });
  return { ...result, data: Buffer.from(await result.blob.arrayBuffer()) };
}

describe('a page’s initial format', () => {
  it('returns the original if a result is larger, and offers the file’s own format', async () => {
    const jpeg = await asSharp(photoLike(480, 360)).jpeg({ quality: 80 }).toBuffer();
    expect(jpeg.length).toBeGreaterThan(10_240);
    const opened = await run(jpeg, { aim: 'compress', format: 'png', quality: 75, preserveFormat: 'opened' });
    expect(opened.data.equals(jpeg)).toBe(true);
    expect(opened.notes).toEqual([{ code: 'left-as-it-is', why: 'opened-format', insteadOf: 'png', offer: 'jpeg' }]);
  });

  it('returns a file of 10 KB unchanged', async () => {
    const jpeg = await fixture('tiny.jpg');
    const opened = await run(jpeg, { aim: 'compress', format: 'webp', preserveFormat: 'opened' });
    expect(opened.data.equals(jpeg)).toBe(true);
    const chosen = await run(jpeg, { aim: 'compress', format: 'webp', preserveFormat: true });
    expect(chosen.format).toBe('webp');
  });

  it('is never exchanged', async () => {
    const png = await asSharp(photoLike(300, 200)).png().toBuffer();
    const opened = await run(png, { aim: 'compress', format: 'png', quality: 20, preserveFormat: 'opened' });
    expect(opened.format).toBe('png');
  });
});

describe('a file with metadata', () => {
  const avif = async () => {
    const bytes = await asSharp(photoLike(480, 360))
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .avif({ quality: 85, effort: 1 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(10_240);
    return bytes;
  };

  it.each<[string, Recipe['output']]>([
    ['compression is ineffective', { aim: 'compress', format: 'jpeg', minSavings: 0.9 }],
    ['nothing is changed', { aim: 'encode', format: 'same', quality: 92 }],
  ])('is returned without it if %s', async (_, output) => {
    const bytes = await avif();
    const result = await run(bytes, output);
    expect(result.data.includes('Somebody')).toBe(false);
    expect(meanDifference(await pixelsOf(result.data), await pixelsOf(bytes))).toBe(0);
    expect(result).toMatchObject({ width: 480, height: 360 });
    expect(result.notes.map(({ code }) => code)).toEqual(['left-as-it-is', 'metadata-removed']);
  });

  it('is returned whole if that is to stay', async () => {
    const bytes = await avif();
    const result = await run(bytes, { aim: 'encode', format: 'same', quality: 92, metadata: 'keep' });
    expect(result.data.equals(bytes)).toBe(true);
    expect(result.plan.losses).toEqual([]);
  });
});

it.each<[string, Recipe['output']]>([
  ['to a size above its own', { aim: 'size', format: 'same', bytes: 500_000 }],
  ['in a chosen format', { aim: 'size', format: 'webp', bytes: 4096, preserveFormat: true }],
  ['by quality', { aim: 'compress', format: 'same' }],
])('a file without its end is an error %s', async (_, output) => {
  await expect(run(await fixture('truncated.jpg'), output)).rejects.toMatchObject({ code: 'incomplete' });
});

it('keeps every byte of the picture if only metadata can be removed', async () => {
  const plain = await sharp(await fixture('photo-1200.jpg'))
    .jpeg({ quality: 30, mozjpeg: true })
    .toBuffer();
  const jpeg = withExif(plain, { make: 'x'.repeat(300) });
  const result = await run(jpeg, { aim: 'compress', format: 'same', quality: 95 });
  expect(result.data.equals(plain)).toBe(true);
  expect(result.notes).toEqual([
    { code: 'left-as-it-is', why: 'no-gain' },
    { code: 'metadata-removed', bytes: jpeg.length - plain.length },
  ]);
});
