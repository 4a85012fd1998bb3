import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import factory from 'wasm-vips';
import { animatedWebp } from '../../fixtures/animation.ts';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { createSharpBackend } from '../backends/sharp/index.ts';
import { createVipsBackend } from '../backends/vips/index.ts';
import { createEngine, type Output } from '../node.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { prepare } from '../score/score.ts';
import { compileModule } from '../worker/modules.node.ts';
import { runRecipe } from './run.ts';

/* Drawings in formats whose quality reduces detail. The real codecs, since sizes and scores are theirs. */

const engine = createEngine({ workers: 1, backend: 'vips' });
const native = createEngine({ workers: 1, backend: 'sharp' });
afterAll(() => Promise.all([engine[Symbol.asyncDispose](), native[Symbol.asyncDispose]()]));

/** Bars, lines and letters of many smooth curves, over white or nothing. */
function page(background: string): Buffer {
  const letters = Array.from({ length: 120 }, (_, i) => {
    const [x, y] = [30 + (i % 20) * 21, 60 + Math.floor(i / 20) * 34];
    const bend = ((i * 7) % 11) - 5;
    return `<path d="M${x} ${y}c${bend} 8 12 ${bend} 9 16m-7 -9q6 ${bend} 10 2" stroke="${i % 9 ? '#24292f' : '#0a58ca'}" fill="none" stroke-width="1.6"/>`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">${background}
    <rect width="480" height="34" fill="#0b3d66"/><circle cx="440" cy="17" r="9" fill="#ffb703"/>${letters.join('')}</svg>`);
}

let drawing: File;
let translucent: File;
let photo: File;

beforeAll(async () => {
  const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);
  const opaque = sharp(page('<rect width="480" height="320" fill="#fff"/>')).removeAlpha();
  drawing = file(
    await opaque
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .png()
      .toBuffer(),
    'drawing.png',
  );
  translucent = file(await sharp(page('')).png().toBuffer(), 'translucent.png');
  photo = file(await asSharp(photoLike(480, 320)).png().toBuffer(), 'photo.png');
});

async function encoded(file: File, output: Partial<Output>, by = engine) {
  const { blob, ...result } = await by.run(file, {
    edits: [],
    output: { aim: 'encode', format: 'webp', ...output } as Output,
  });
  return { ...result, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

/** Encodes the drawing by libvips without the metric, and so without palettes. */
async function withoutMetric(output: Partial<Output>): Promise<Uint8Array<ArrayBuffer>> {
  const module = await compileModule('vips');
  const libraries = ['vips-jxl.wasm'] as const;
  const backend = await createVipsBackend({ factory, libraries, module });
  const bytes = new Uint8Array(await drawing.arrayBuffer());
  const recipe = { edits: [], output: { aim: 'encode', ...output } as Output };
  const { data } = await runRecipe(backend, { bytes, name: 'drawing.png' }, recipe);
  if (data === 'original') throw new Error('The file was not encoded');
  return data;
}

/** Whether a WebP has exact pixels: `VP8L`, the bitstream of libwebp's lossless mode (RFC 9649, section 2.6). */
const isLossless = (bytes: Uint8Array) => Buffer.from(bytes).includes('VP8L');

async function pixels(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

async function scoreOf(bytes: Uint8Array, original: File): Promise<number> {
  const reference = await pixels(new Uint8Array(await original.arrayBuffer()));
  return prepare(await compileModule('score'), reference).score(await pixels(bytes));
}

async function colours(bytes: Uint8Array): Promise<number> {
  const { data, channels } = await pixels(bytes);
  return new Set(
    Array.from({ length: data.length / channels }, (_, i) => data.subarray(i * channels, (i + 1) * channels).join()),
  ).size;
}

describe('a WebP of a drawing', () => {
  it.each(['drawing', 'translucent'])('is smaller and scores higher than with less detail: %s', async (name) => {
    const file = name === 'drawing' ? drawing : translucent;
    const { bytes } = await encoded(file, { quality: 75 });
    const lossy = await sharp(new Uint8Array(await file.arrayBuffer()))
      .webp({ quality: 75 })
      .toBuffer();
    expect(isLossless(bytes)).toBe(true);
    expect(await colours(bytes)).toBeLessThanOrEqual(112);
    expect(bytes.length).toBeLessThan(0.8 * lossy.length);
    expect(await scoreOf(bytes, file)).toBeGreaterThan(await scoreOf(lossy, file));
  });

  it('rises in bytes and in score with quality, once there are more than 16 colours, which libwebp packs otherwise', async () => {
    const [sizes, scores]: [number[], number[]] = [[], []];
    for (const quality of [30, 50, 70, 90, 100]) {
      const { bytes, quality: said } = await encoded(drawing, { quality });
      expect(said).toBe(quality);
      sizes.push(bytes.length);
      scores.push(await scoreOf(bytes, drawing));
    }
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  it('keeps soft transparency', async () => {
    const { data } = await pixels((await encoded(translucent, { quality: 75 })).bytes);
    const alphas = new Set(data.filter((_, i) => i % 4 === 3));
    expect(alphas.size).toBeGreaterThan(8);
    expect(alphas).toContain(0);
    expect(alphas).toContain(255);
  });

  it('keeps metadata where that is wanted', async () => {
    const { bytes } = await encoded(drawing, { quality: 75, metadata: 'keep' });
    expect(isLossless(bytes)).toBe(true);
    expect(Buffer.from(bytes).includes('Ada')).toBe(true);
    const { bytes: stripped } = await encoded(drawing, { quality: 75, metadata: 'strip' });
    expect(Buffer.from(stripped).includes('Ada')).toBe(false);
  });

  it('is as small if the compression has another aim', async () => {
    const { bytes: plain } = await encoded(drawing, { quality: 75 });
    expect((await encoded(drawing, { aim: 'compress', quality: 75, preserveFormat: true })).bytes).toEqual(plain);
    const { bytes, score = 0 } = await encoded(drawing, { aim: 'score', score: 85, preserveFormat: true });
    expect(isLossless(bytes)).toBe(true);
    expect(score).toBeCloseTo(await scoreOf(bytes, drawing), 0);
    expect(score).toBeGreaterThanOrEqual(85);
    const lossy = await sharp(new Uint8Array(await drawing.arrayBuffer()))
      .webp({ quality: 85 })
      .toBuffer();
    expect(bytes.length).toBeLessThan(0.8 * lossy.length);
  });

  it.each([
    [40, 'exact pixels, which fit', 100, 100],
    [3.2, 'a palette', 90, 99],
  ])('has within %f KB %s', async (kilobytes, _, least, most) => {
    const target = Math.floor(kilobytes * 1024);
    const { bytes, notes } = await encoded(drawing, { aim: 'size', bytes: target, preserveFormat: true });
    expect(bytes.length).toBeLessThanOrEqual(target);
    expect(isLossless(bytes)).toBe(true);
    const score = await scoreOf(bytes, drawing);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
    expect(notes.map(({ code }) => code)).not.toContain('scaled');
  });

  it('has the same pixels from native code', async () => {
    const { bytes } = await encoded(drawing, { quality: 75 }, native);
    expect(isLossless(bytes)).toBe(true);
    expect(await pixels(bytes)).toEqual(await pixels((await encoded(drawing, { quality: 75 })).bytes));
  });
});

describe('a JPEG XL of a drawing', () => {
  const asPng = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await encoded(new File([bytes], 'drawing.jxl'), { format: 'png', lossless: true })).bytes;

  it('is smaller and scores higher than with less detail', async () => {
    const { bytes } = await encoded(drawing, { format: 'jxl', quality: 75 });
    const detail = await withoutMetric({ format: 'jxl', quality: 75 });
    expect(bytes.length).toBeLessThan(detail.length);
    expect(await colours(await asPng(bytes))).toBeLessThanOrEqual(112);
    expect(await scoreOf(await asPng(bytes), drawing)).toBeGreaterThan(await scoreOf(await asPng(detail), drawing));
  });

  it.each([{ quality: 75 }, { aim: 'score', score: 85, preserveFormat: true }] as const)(
    'keeps 16 bits: %j',
    async (output) => {
      const samples = sharp(new Uint8Array(await drawing.arrayBuffer())).toColourspace('rgb16');
      const deep = new File([new Uint8Array(await samples.png().toBuffer())], 'deep.png');
      const { bytes, score } = await encoded(deep, { format: 'jxl', ...output });
      const png = await asPng(bytes);
      expect(await sharp(png).metadata()).toMatchObject({ depth: 'ushort' });
      const actual = await scoreOf(png, drawing);
      expect(actual).toBeGreaterThan(80);
      if (score !== undefined) expect(score).toBeCloseTo(actual, -0.5);
    },
  );
});

it('a WebP of a grey drawing has exact pixels if that is smaller', async () => {
  const grey = await sharp(new Uint8Array(await drawing.arrayBuffer()))
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(grey)], 'grey.png');
  for (const output of [{ quality: 75 }, { aim: 'score', score: 80, preserveFormat: true }] as const) {
    const { bytes } = await encoded(file, output);
    expect(isLossless(bytes)).toBe(true);
    expect(await scoreOf(bytes, file)).toBe(100);
  }
});

it('a photo has less detail', async () => {
  const { bytes } = await encoded(photo, { quality: 75 });
  expect(isLossless(bytes)).toBe(false);
  expect(await colours(bytes)).toBeGreaterThan(1000);
});

it('an animation has less detail', async () => {
  const { bytes } = await encoded(new File([new Uint8Array(await animatedWebp())], 'animation.webp'), { quality: 75 });
  expect(isLossless(bytes)).toBe(false);
});

describe('without the metric', () => {
  it.each([
    ['cannot be fetched', async () => Promise.reject(new TypeError('Failed to fetch')), 1],
    ['cannot run', async () => Promise.reject(new WebAssembly.CompileError('no SIMD')), 0],
  ] as const)('which %s, a drawing has less detail', async (_, loadKernel, warnings) => {
    const warn = vi.fn();
    const { data } = await runRecipe(
      createSharpBackend(),
      { bytes: new Uint8Array(await drawing.arrayBuffer()), name: 'drawing.png' },
      { edits: [], output: { aim: 'encode', format: 'webp', quality: 75 } },
      { loadKernel, loadPngKernel: () => compileModule('png'), warn },
    );
    if (data === 'original') throw new Error('The file was not encoded');
    expect(isLossless(data)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(warnings);
  });
});
