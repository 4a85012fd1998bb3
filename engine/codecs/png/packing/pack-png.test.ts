import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import optimise, { init } from '@jsquash/oxipng/optimise.js';
import sharp, { type PngOptions, type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { fixtureFile } from '../../../../fixtures/index.ts';
import { asSharp, noise, photoLike } from '../../../../fixtures/pictures.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { pngChunk, pngChunks, pngData } from '../chunks.ts';
import { packPng } from './pack-png.ts';

const module = await compileModule('png');
const pixels = async (file: Uint8Array) => sharp(file).ensureAlpha().raw({ depth: 'ushort' }).toBuffer();

async function expectSamePixels(packed: Uint8Array, file: Uint8Array): Promise<void> {
  expect((await pixels(packed)).equals(await pixels(file))).toBe(true);
}

/** Bit depth and colour type of a PNG. */
const layoutOf = (png: Uint8Array) => [png[24], png[25]];

/** A picture of raw samples. */
function pictureOf(
  { width, height, channels }: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
  sample: (i: number) => number,
) {
  const data = Uint8Array.from({ length: width * height * channels }, (_, i) => sample(i));
  return sharp(data, { raw: { width, height, channels } });
}

const pngOf = async (image: Sharp, options: PngOptions = {}) => new Uint8Array(await image.png(options).toBuffer());

describe('a PNG that is packed', () => {
  it.each(['transparent.png', 'palette.png', '16-bit.png', 'quadrants.png'] as const)(
    'has every pixel that %s had',
    async (name) => {
      const file = new Uint8Array(await (await fixtureFile(name)).arrayBuffer());
      const packed = await packPng(module, file);
      expect(packed.length).toBeLessThanOrEqual(file.length);
      await expectSamePixels(packed, file);
    },
  );

  it.each([1, 2, 3, 4] as const)(
    'has every pixel of %i channels, at sizes around those of a vector',
    async (channels) => {
      const random = noise(channels);
      for (const width of [1, 2, 3, 5, 15, 16, 17, 33, 100]) {
        const image = pictureOf({ width, height: 7, channels }, (i) =>
          i % 7 ? 8 * Math.floor(i / 40) : 255 * random(),
        );
        for (const options of [{ adaptiveFiltering: true }, { compressionLevel: 0 }]) {
          const file = await pngOf(image.clone(), options);
          await expectSamePixels(await packPng(module, file), file);
        }
      }
    },
  );

  it('has every pixel of several bands, photo and drawing', async () => {
    const photo = await asSharp(photoLike(700, 300, 1))
      .png()
      .toBuffer();
    const flat = sharp({ create: { width: 700, height: 500, channels: 3, background: '#f6f8fa' } });
    const file = await pngOf(flat.composite([{ input: photo, left: 0, top: 150 }]));
    const packed = await packPng(module, file);
    expect(packed.length).toBeLessThan(file.length);
    await expectSamePixels(packed, file);
  });

  it('keeps profile, metadata and resolution, and drops what describes samples of another layout', async () => {
    const few = sharp({ create: { width: 400, height: 300, channels: 3, background: '#c1121f' } })
      .composite([{ input: { create: { width: 200, height: 150, channels: 3, background: '#0b3d66' } } }])
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .withMetadata({ density: 150 });
    const made = await pngOf(few);
    const suggested = [pngChunk('PLTE', new Uint8Array(6)), pngChunk('bKGD', new Uint8Array(6))];
    const start = [...pngChunks(made)].find(({ type }) => type === 'IDAT')?.start ?? 0;
    const file = new Uint8Array(Buffer.concat([made.subarray(0, start), ...suggested, made.subarray(start)]));
    const packed = await packPng(module, file);
    expect(packed.length).toBeLessThan(file.length);
    const [before, after] = await Promise.all([sharp(file).metadata(), sharp(packed).metadata()]);
    expect(after.isPalette).toBe(true);
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true);
    expect(after.exif?.equals(before.exif ?? Buffer.alloc(0))).toBe(true);
    expect(after.density).toBe(before.density);
    const types = [...pngChunks(packed)].map(({ type }) => type);
    expect(types.filter((type) => ['PLTE', 'bKGD'].includes(type))).toEqual(['PLTE']);
  });
});

describe('the layout', () => {
  const size = { width: 40, height: 30 };
  const random = noise(9);
  const grain = Array.from({ length: 40 * 30 }, () => Math.floor(256 * random()));

  it.each([
    [
      'two colours',
      { ...size, channels: 3 as const },
      (i: number) => (i % 3 === 0 ? 255 : 10) * ((i / 60) & 1),
      [1, 3],
    ],
    ['sixteen greys', { ...size, channels: 3 as const }, (i: number) => 17 * (Math.floor(i / 90) % 16), [4, 0]],
    ['black and white', { ...size, channels: 1 as const }, (i: number) => 255 * ((i >> 3) & 1), [1, 0]],
    ['many greys in RGB', { ...size, channels: 3 as const }, (i: number) => grain[Math.floor(i / 3)] ?? 0, [8, 0]],
    ['opaque RGBA', { ...size, channels: 4 as const }, (i: number) => (i % 4 === 3 ? 255 : (i * i) % 251), [8, 2]],
    ['translucent RGBA', { ...size, channels: 4 as const }, (i: number) => (i * i) % 251, [8, 6]],
    [
      'six colours with alpha',
      { ...size, channels: 4 as const },
      (i: number) => ((grain[Math.floor(i / 4)] ?? 0) % 6) * (40 - (i % 4)),
      [4, 3],
    ],
  ] as const)('of %s is the simplest one', async (_, of, sample, expected) => {
    const file = await pngOf(pictureOf(of, sample));
    const packed = await packPng(module, file);
    expect(layoutOf(packed)).toEqual(expected);
    await expectSamePixels(packed, file);
  });

  it('has 8 bits where 16 repeat them', async () => {
    const shallow = Uint16Array.from({ length: 40 * 30 * 3 }, (_, i) => ((i * i) % 251) * 257);
    const file = await pngOf(sharp(shallow, { raw: { ...size, channels: 3 } }).toColourspace('rgb16'));
    expect(layoutOf(file)).toEqual([16, 2]);
    const packed = await packPng(module, file);
    expect(layoutOf(packed)).toEqual([8, 2]);
    await expectSamePixels(packed, file);
  });

  it('stays in colour with a profile of RGB: a grey PNG with such a profile is read without it', async () => {
    const ramp = () => pictureOf({ width: 64, height: 64, channels: 3 }, (i) => (Math.floor(i / 3) % 64) * 4);
    const profiled = await packPng(module, await pngOf(ramp().withIccProfile('p3')));
    expect(await sharp(profiled).metadata()).toMatchObject({ hasProfile: true, channels: 3 });
    const bare = await packPng(module, await pngOf(ramp()));
    expect(await sharp(bare).metadata()).toMatchObject({ hasProfile: false, channels: 1 });
  });

  it('stays where a colour key stands for transparency', async () => {
    const file = await pngOf(pictureOf({ ...size, channels: 3 }, (i) => (i % 3 ? 10 : 20)));
    const end = [...pngChunks(file)].find(({ type }) => type === 'IDAT')?.start ?? 0;
    const key = pngChunk('tRNS', new Uint8Array([0, 20, 0, 10, 0, 10]));
    const keyed = new Uint8Array(Buffer.concat([file.subarray(0, end), key, file.subarray(end)]));
    const packed = await packPng(module, keyed);
    expect(layoutOf(packed)).toEqual([8, 2]);
    await expectSamePixels(packed, keyed);
  });
});

it('an interlaced PNG is refused', async () => {
  const file = await pngOf(asSharp(photoLike(40, 30, 1)), { progressive: true });
  await expect(packPng(module, file)).rejects.toThrow('The PNG is interlaced');
});

it('a damaged PNG is refused', async () => {
  const file = await pngOf(asSharp(photoLike(40, 30, 1)));
  const data = [...pngChunks(file)].find(({ type }) => type === 'IDAT');
  if (data) pngData(file, data).fill(0x55, 10, 40);
  await expect(packPng(module, file)).rejects.toThrow(TypeError);
});

describe('beside oxipng at its usual level', async () => {
  const oxipng = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
  await init(await WebAssembly.compile(await readFile(oxipng)));
  const random = noise(3);
  const upTo = (most: number) => Math.floor(most * random());
  const letter = (i: number) =>
    `M${20 + (i % 40) * 11} ${30 + Math.floor(i / 40) * 16}q${upTo(4)} -${upTo(9)} 5 -${upTo(5)}m-${upTo(4)} 2h${upTo(6)}`;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300"><rect y="9" width="480" height="280" fill="#f6f8fa"/>
    <path d="${Array.from({ length: 640 }, (_, i) => letter(i)).join('')}" fill="none" stroke="#24292f" stroke-width="1.3"/></svg>`;

  it.each([
    ['letters', sharp(Buffer.from(page)).removeAlpha()],
    ['a photo', asSharp(photoLike(480, 300, 1))],
    [
      'a photo beside letters',
      sharp(Buffer.from(page)).composite([
        {
          input: await asSharp(photoLike(200, 120, 1))
            .png()
            .toBuffer(),
        },
      ]),
    ],
  ])('%s take about as few bytes', async (_, picture) => {
    const file = await pngOf(picture);
    const theirs = new Uint8Array(await optimise(file.slice().buffer, { level: 2 }));
    expect((await packPng(module, file)).length).toBeLessThan(1.03 * theirs.length);
    expect((await packPng(module, file, 'best')).length).toBeLessThan(1.01 * theirs.length);
  });
});
