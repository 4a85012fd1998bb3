import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { DELAYS, FRAME, LOOP } from '../../../fixtures/animation.ts';
import { flatPixelsOf, meanDifference, pixelsOf, quadrantsDeviation } from '../../../fixtures/compare.ts';
import { type FixtureName, fixture, fixtureFile, QUADRANTS } from '../../../fixtures/index.ts';
import {
  FLOAT_SRGB_JXL,
  HDR_GREY_JXL,
  HDR_RAMP_JXL,
  jxlWithExif,
  LINEAR_GREY_JXL,
  PREMULTIPLIED_JXL,
  QUADRANTS_JXL,
} from '../../../fixtures/jxl.ts';
import { inKnownFormat } from '../../../fixtures/known-format.ts';
import { BLUE, GREEN, RED, YELLOW } from '../../../fixtures/pictures.ts';
import { CHUNK, withChunks } from '../../../fixtures/tagged.ts';
import { NOTHING } from '../../details/part.ts';
import { createEngine, type Output } from '../../node.ts';
import { jxlDetails } from './details.ts';

/* JPEG XL, beyond the contract of all formats. */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const COLOURS = [RED, GREEN, BLUE, YELLOW];
const fileOf = (bytes: Uint8Array, name = 'picture.jxl') => new File([new Uint8Array(bytes)], name);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const run = (file: File, output: Omit<Output, 'aim'>) =>
  engine.run(file, { edits: [], output: { aim: 'encode', ...output } as Output });
const written = async (name: FixtureName, output: Omit<Output, 'aim' | 'format'>) =>
  bytesOf((await run(await fixtureFile(name), { format: 'jxl', ...output })).blob);

describe('reading', () => {
  it('applies the orientation of the codestream once, and not that of EXIF too', async () => {
    const file = await fixtureFile('turned.jxl');
    expect(await engine.probe(file)).toMatchObject({ ...QUADRANTS, orientation: 1, metadata: true });
    const { blob } = await run(file, { format: 'jpeg', metadata: 'keep', quality: 95 });
    const { exif, ...meta } = await sharp(await bytesOf(blob)).metadata();
    expect(exif?.toString('latin1')).toContain('Picwright test camera');
    expect(meta).toMatchObject({ ...QUADRANTS, orientation: 1 });
    expect(quadrantsDeviation(await pixelsOf(await bytesOf(blob)), COLOURS)).toBeLessThan(12);
  });

  it('keeps every frame and its delay', async () => {
    const file = await fixtureFile('four-frames.jxl');
    expect(await engine.probe(file)).toMatchObject({ frames: 4, delays: [...DELAYS], loop: 0, stilled: false });
    const { blob } = await run(file, { format: 'webp', lossless: true });
    const meta = await sharp(await bytesOf(blob), { pages: -1 }).metadata();
    expect(meta).toMatchObject({ pages: 4, pageHeight: FRAME.height, delay: [...DELAYS], loop: 0 });
    const made = await flatPixelsOf(await bytesOf(blob), { pages: -1 });
    const expected = await flatPixelsOf(await fixture('four-frames.gif'), { pages: -1 });
    expect(meanDifference(made, expected)).toBe(0);
  });

  it('reports compressed metadata that cannot be read as lost', async () => {
    const file = await fixtureFile('compressed-metadata.jxl');
    expect(await engine.probe(file)).toMatchObject({ ...QUADRANTS, metadata: true, metadataUnread: true });
    const { plan } = await run(file, { format: 'jpeg', metadata: 'keep' });
    expect(plan.losses).toContain('metadata');
  });

  it('converts floating point with HDR brightness to grey, not to black', async () => {
    const { blob } = await run(fileOf(HDR_GREY_JXL), { format: 'png' });
    const { data } = await pixelsOf(await bytesOf(blob));
    const [red = 0, green = 0, blue = 0] = data;
    expect(green).toBeGreaterThan(100);
    expect(green).toBeLessThan(200);
    expect(Math.max(Math.abs(red - green), Math.abs(blue - green))).toBeLessThan(16);
  });

  it.each([
    ['a codestream', PREMULTIPLIED_JXL],
    ['a container', jxlWithExif(PREMULTIPLIED_JXL, { make: 'Picwright test camera' })],
  ])('divides colours by the alpha that they are multiplied by: %s', async (_, bytes) => {
    const { blob } = await run(fileOf(bytes), { format: 'png', lossless: true });
    const { data } = await pixelsOf(await bytesOf(blob));
    const [left, right] = [data.subarray(0, 4), data.subarray(-4)];
    // A level of a sample is four where alpha is a quarter.
    for (const [i, value] of [200, 100, 50, 64].entries()) expect(Math.abs((left[i] ?? 0) - value)).toBeLessThan(4);
    expect([...right]).toEqual([200, 100, 50, 255]);
  });

  it.each([
    ['pq', 16],
    ['hlg', 18],
  ] as const)('tone-maps grey of %s like a PNG of the same samples', async (hdr, transfer) => {
    const file = fileOf(HDR_RAMP_JXL[hdr]);
    expect(await engine.probe(file)).toMatchObject({ hdr, colour: 'grey' });
    const samples = Buffer.from(Array.from({ length: 64 * 8 }, (_, i) => (i % 64) * 4));
    const png = sharp(samples, { raw: { width: 64, height: 8, channels: 1 } })
      .toColourspace('b-w')
      .png();
    const tagged = withChunks(await png.toBuffer(), [CHUNK.cicp(9, transfer)]);
    const [made, expected] = await Promise.all(
      [file, fileOf(tagged, 'picture.png')].map(async (each) => {
        const { blob, plan } = await run(each, { format: 'png', lossless: true });
        expect(plan.losses).toContain('hdr-light');
        return pixelsOf(await bytesOf(blob));
      }),
    );
    expect(made).toEqual(expected);
  });

  it.each(['png', 'tiff', 'jpeg'] as const)('converts linear floating point with its profile: %s', async (format) => {
    for (const profile of ['srgb', 'keep'] as const) {
      const { blob, plan } = await run(fileOf(LINEAR_GREY_JXL), { format, profile, metadata: 'keep' });
      expect(plan.losses).toContain('out-of-range');
      const [red = 0, green = 0] = (await pixelsOf(await bytesOf(blob))).data;
      // A quarter of the light, as sRGB encodes it.
      expect(Math.abs(red - 137)).toBeLessThanOrEqual(2);
      expect(Math.abs(green - 137)).toBeLessThanOrEqual(2);
    }
  });

  it('does not take floating point in sRGB for linear light', async () => {
    const { blob } = await run(fileOf(FLOAT_SRGB_JXL), { format: 'png' });
    const { data } = await pixelsOf(await bytesOf(blob));
    for (const [i, value] of [200, 100, 50].entries()) expect(Math.abs((data[i] ?? 0) - value)).toBeLessThanOrEqual(1);
  });

  it('rejects a file that is truncated near its end', async () => {
    const bytes = await written('photo-600.png', { quality: 90 });
    await expect(run(fileOf(bytes.subarray(0, bytes.length - 20)), { format: 'png' })).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});

describe('writing', () => {
  it('keeps an animation with its delays and loops', async () => {
    const bytes = await written('four-frames.gif', { lossless: true });
    const { delays, loop, frames } = await engine.probe(fileOf(bytes));
    expect({ delays, loop, frames }).toEqual({ delays: [...DELAYS], loop: LOOP, frames: 4 });
    const made = await flatPixelsOf(await inKnownFormat(bytes), { pages: -1 });
    expect(meanDifference(made, await flatPixelsOf(await fixture('four-frames.gif'), { pages: -1 }))).toBe(0);
  });

  it.each(['photo-600.png', '16-bit.png', 'transparent.png', 'grey.jpg'] as const)(
    'losslessly keeps every sample of %s',
    async (name) => {
      const opened = await inKnownFormat(await written(name, { lossless: true }));
      const raw = (bytes: Uint8Array) => sharp(bytes).raw({ depth: 'ushort' }).toBuffer();
      expect(await raw(opened)).toEqual(await raw(await fixture(name)));
    },
  );

  it('grows with the quality, and is smaller than a JPEG of the same quality', { tags: ['all'] }, async () => {
    const sizeOf = async (format: 'jxl' | 'jpeg', quality: number) =>
      (await run(await fixtureFile('photo-1200.jpg'), { format, quality })).bytes;
    const [low, middle, high, jpeg] = [
      await sizeOf('jxl', 50),
      await sizeOf('jxl', 70),
      await sizeOf('jxl', 90),
      await sizeOf('jpeg', 70),
    ];
    expect(low).toBeLessThan(middle);
    expect(middle).toBeLessThan(high);
    expect(middle).toBeLessThan(jpeg);
  });

  it('meets a target size', { tags: ['all'] }, async () => {
    const output = { format: 'jxl', aim: 'size', bytes: 30 * 1024 } as const;
    const result = await engine.run(await fixtureFile('photo-1200.jpg'), { edits: [], output });
    expect(result.format).toBe('jxl');
    expect(result.bytes).toBeLessThanOrEqual(30 * 1024);
    expect(result.bytes).toBeGreaterThan(30 * 1024 * 0.95);
  });

  it('meets a target score', async () => {
    const output = { format: 'jxl', aim: 'score', score: 80 } as const;
    const result = await engine.run(await fixtureFile('photo-600.png'), { edits: [], output });
    expect(result.format).toBe('jxl');
    expect(Math.abs((result.score ?? 0) - 80)).toBeLessThan(3);
  });
});

describe('stripping', () => {
  const strip = (bytes: Uint8Array) => jxlDetails.keepOnly(bytes, NOTHING, 1) ?? expect.fail('cannot strip');

  it.each([false, true])('removes metadata and changes no pixel (compressed: %s)', async (compressed) => {
    const bytes = jxlWithExif(QUADRANTS_JXL, { make: 'Picwright test camera' }, compressed);
    const stripped = strip(bytes);
    expect(await engine.probe(fileOf(bytes))).toMatchObject({ metadata: true });
    expect(await engine.probe(fileOf(stripped))).toMatchObject({ ...QUADRANTS, metadata: false });
    expect(stripped.length).toBeLessThan(bytes.length);
    const made = await pixelsOf(await inKnownFormat(stripped));
    expect(meanDifference(made, await pixelsOf(await fixture('quadrants.png')))).toBe(0);
  });

  it('keeps a bare codestream unchanged', async () => {
    expect(Buffer.from(strip(QUADRANTS_JXL))).toEqual(QUADRANTS_JXL);
  });
});
