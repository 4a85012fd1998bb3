import type imageCompression from 'browser-image-compression';
import sharp from 'sharp';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { fixture } from '../fixtures/index.ts';
import { asSharp, photoLike } from '../fixtures/pictures.ts';
import type { Compressed, CompressOptions } from './compress.ts';
import { imageCompressionOn } from './image-compression.ts';
import { compress } from './node.ts';

const compressFile = imageCompressionOn(compress);

it('takes the calls of the library that it replaces', () => {
  expectTypeOf(compressFile).toExtend<
    typeof imageCompression extends (...given: infer Given) => infer Made ? (...given: Given) => Made : never
  >();
});

describe('a photo', () => {
  let photo: File;
  beforeAll(async () => {
    const bytes = await asSharp(photoLike(900, 600)).jpeg({ quality: 98 }).toBuffer();
    photo = new File([new Uint8Array(bytes)], 'beach.jpg', { type: 'image/jpeg', lastModified: 5 });
  });
  const measured = async (file: File) => sharp(await file.bytes()).metadata();

  it('is resized to the longest side and below the size, with its name, its date and rising progress', async () => {
    const progress: number[] = [];
    const file = await compressFile(photo, {
      maxSizeMB: 0.02,
      maxWidthOrHeight: 300,
      useWebWorker: true,
      onProgress: (percent) => progress.push(percent),
    });
    expect(file).toMatchObject({ name: 'beach.jpg', type: 'image/jpeg', lastModified: 5 });
    expect(file.size).toBeLessThanOrEqual(0.02 * 1024 ** 2);
    expect(await measured(file)).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    expect(progress).toEqual([...new Set(progress)].toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(100);
  });

  it('has the quality that is given, unless that is too large', async () => {
    const sizes = [];
    for (const options of [
      { initialQuality: 0.5 },
      { initialQuality: 0.5, maxSizeMB: 1 },
      { initialQuality: 0.5, maxSizeMB: 0.01 },
    ])
      sizes.push((await compressFile(photo, options)).size);
    expect(sizes[1]).toBe(sizes[0]);
    expect(sizes[2]).toBeLessThanOrEqual(0.01 * 1024 ** 2);
    expect(sizes[0]).toBeGreaterThan(0.01 * 1024 ** 2);
  });

  it('keeps its dimensions if asked, at the best quality that fits', async () => {
    const given = { initialQuality: 0.9, alwaysKeepResolution: true };
    const file = await compressFile(photo, { ...given, maxSizeMB: 0.015 });
    expect(file.size).toBeLessThanOrEqual(0.015 * 1024 ** 2);
    expect(file.size).toBeGreaterThan(0.8 * 0.015 * 1024 ** 2);
    expect(await measured(file)).toMatchObject({ width: 900, height: 600 });
    const least = await compressFile(photo, { ...given, maxSizeMB: 0 });
    expect(least.size).toBeLessThan(file.size);
    expect(await measured(least)).toMatchObject({ width: 900, height: 600 });
  });

  it('becomes another type, whose extension it gets', async () => {
    const file = await compressFile(photo, { fileType: 'image/webp' });
    expect(file).toMatchObject({ name: 'beach.webp', type: 'image/webp' });
    expect(await measured(file)).toMatchObject({ format: 'webp' });
    await expect(compressFile(photo, { fileType: 'image/heic' })).rejects.toMatchObject({
      code: 'bad-recipe',
      message: expect.stringMatching(/^fileType: expected a media type that can be written/),
    });
  });

  it('rejects with the reason of an aborted signal', async () => {
    const reason = new Error('The page was left');
    await expect(compressFile(photo, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

it('keeps metadata only if asked', async () => {
  const phone = new File([new Uint8Array(await fixture('phone.jpg'))], 'phone.jpg', { type: 'image/jpeg' });
  const exifOf = async (file: File) => (await sharp(await file.bytes()).metadata()).exif;
  expect(await exifOf(await compressFile(phone))).toBeUndefined();
  expect(await exifOf(await compressFile(phone, { preserveExif: true }))).toBeDefined();
});

it.each<[object, Partial<CompressOptions>]>([
  [{ maxSizeMB: Number.POSITIVE_INFINITY, maxWidthOrHeight: Number.POSITIVE_INFINITY }, {}],
  [{ maxWidthOrHeight: 99.6 }, { maxWidth: 100, maxHeight: 100 }],
  [
    { maxSizeMB: 0.5, fileType: 'image/jpg' },
    { bytes: 512 * 1024, format: 'jpeg' },
  ],
  [{ initialQuality: 0 }, { quality: 1 }],
])('%j is %j', async (options, expected) => {
  const given: CompressOptions[] = [];
  const noted = imageCompressionOn(async (file, options = {}) => {
    given.push(options);
    return { file, bytes: 0 } as Compressed;
  });
  await noted(new Blob(), options);
  const { onProgress: _, ...rest } = given[0] ?? {};
  expect(rest).toEqual({ name: 'keep', metadata: 'strip', quality: undefined, ...expected });
});
