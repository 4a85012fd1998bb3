import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { meanDifference, pixelsOf } from '../../../fixtures/compare.ts';
import { fixture } from '../../../fixtures/index.ts';
import { handmadeTiff, type TiffPicture } from '../../../fixtures/tiff.ts';
import { createEngine, type Output, type Result, WRITABLE_IDS } from '../../node.ts';

/*
 * TIFFs with extra samples, or with samples that are not 8-bit or 16-bit unsigned integers.
 */

const engine = createEngine({ workers: 1, backend: 'vips' });
afterAll(() => engine[Symbol.asyncDispose]());

const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'odd.tif');
const run = (bytes: Uint8Array, output: Output): Promise<Result> => engine.run(fileOf(bytes), { edits: [], output });
const bytesOf = async ({ blob }: Result) => new Uint8Array(await blob.arrayBuffer());
const pngOf = async (bytes: Uint8Array) => pixelsOf(await bytesOf(await run(bytes, { aim: 'encode', format: 'png' })));
const lossesOf = async (bytes: Uint8Array) => (await run(bytes, { aim: 'encode', format: 'png' })).plan.losses;

const SIZE = { width: 16, height: 12 };
const PIXELS = SIZE.width * SIZE.height;

/** A gradient of all levels in each band, with different offsets. */
const levelOf = (pixel: number, band: number) => (((pixel * 255) / (PIXELS - 1) + band * 60) % 256) | 0;
const levels = (bands: number) =>
  Array.from({ length: PIXELS * bands }, (_, i) => levelOf(Math.floor(i / bands), i % bands));

describe('samples that are neither colour nor transparency are dropped', () => {
  /** Alpha that is opaque except in the first row. */
  const alphaOf = (pixel: number) => (pixel < SIZE.width ? 100 : 255);
  /** @param extra the value of `ExtraSamples` for each; `undeclared` omits the tag */
  function withExtra(colours: number, extra: readonly number[], undeclared = false): Buffer {
    const samples = colours + extra.length;
    const data = new Uint8Array(PIXELS * samples);
    for (let pixel = 0; pixel < PIXELS; pixel++) {
      for (let band = 0; band < colours; band++) data[pixel * samples + band] = levelOf(pixel, band);
      for (const [i, kind] of extra.entries())
        data[pixel * samples + colours + i] = kind === 0 ? 7 * i : alphaOf(pixel);
    }
    return handmadeTiff({
      ...SIZE,
      data: [data],
      samples,
      photometric: colours === 1 ? 1 : colours === 4 ? 5 : 2,
      ...(!undeclared && { extra }),
    });
  }

  it.each([
    ['grey', withExtra(1, [0, 0, 0, 0]), withExtra(1, [])],
    ['grey that says nothing of them', withExtra(1, [0, 0], true), withExtra(1, [])],
    ['RGB', withExtra(3, [0, 0]), withExtra(3, [])],
    ['CMYK', withExtra(4, [0, 0]), withExtra(4, [])],
  ])('of %s', async (_, bytes, plain) => {
    expect(await engine.probe(fileOf(bytes))).toMatchObject({ alpha: false, depth: 8, parts: { channels: true } });
    expect(await pngOf(bytes)).toEqual(await pngOf(plain));
    expect(await lossesOf(bytes)).toContain('channels');
    expect(await lossesOf(plain)).not.toContain('channels');
  });

  it.each([
    ['before them', withExtra(3, [2, 0])],
    ['behind them', withExtra(3, [0, 2])],
  ])('and alpha %s stays', async (_, bytes) => {
    expect(await engine.probe(fileOf(bytes))).toMatchObject({ alpha: true, parts: { channels: true } });
    const { data, channels } = await pngOf(bytes);
    expect(channels).toBe(4);
    for (const pixel of [0, SIZE.width, PIXELS - 1])
      expect([...data.subarray(pixel * 4, pixel * 4 + 4)]).toEqual([
        ...[0, 1, 2].map((band) => levelOf(pixel, band)),
        alphaOf(pixel),
      ]);
  });

  it('and premultiplied alpha stays, its colours divided by it', async () => {
    const { data, channels } = await pngOf(withExtra(3, [1, 0]));
    expect(channels).toBe(4);
    expect([...data.subarray(0, 4)]).toEqual([0, Math.round((60 * 255) / 100), 255, 100]);
  });

  it('and a single one is transparency, as in other readers', async () => {
    const bytes = withExtra(3, [0]);
    const probe = await engine.probe(fileOf(bytes));
    expect(probe).toMatchObject({ alpha: true });
    expect(probe.parts).toBeUndefined();
  });

  it.each(WRITABLE_IDS)('in every format: %s', async (format) => {
    for (const bytes of [withExtra(3, [1, 0]), withExtra(1, [0, 0, 0, 0]), withExtra(1, [0, 0], true)])
      expect(await run(bytes, { aim: 'encode', format, metadata: 'keep' })).toMatchObject({ format });
  });

  it('but inks other than CMYK are not supported', async () => {
    const bytes = handmadeTiff({ ...SIZE, data: [new Uint8Array(PIXELS * 5)], samples: 5, photometric: 5, inkSet: 2 });
    await expect(engine.probe(fileOf(bytes))).rejects.toMatchObject({ code: 'unsupported' });
  });
});

describe('other sample formats', () => {
  const floats = (values: readonly number[]) => new Uint8Array(Float32Array.from(values).buffer);
  const halves = (values: readonly number[]) => new Uint8Array(Float16Array.from(values).buffer);
  /** The same levels in each sample format: the full range of integers, 0 to 1 of floating-point numbers. */
  const KINDS: Record<string, Pick<TiffPicture, 'bits' | 'numbers'> & { of(level: number[]): Uint8Array }> = {
    '8 bits': { of: (all) => Uint8Array.from(all) },
    '8 bits with a sign': { numbers: 'signed', of: (all) => Uint8Array.from(all, (level) => level - 128) },
    '16 bits with a sign': {
      bits: 16,
      numbers: 'signed',
      of: (all) => new Uint8Array(Int16Array.from(all, (level) => level * 257 - 32_768).buffer),
    },
    '32 bits': { bits: 32, of: (all) => new Uint8Array(Uint32Array.from(all, (level) => level * 0x1010101).buffer) },
    '32 bits with a sign': {
      bits: 32,
      numbers: 'signed',
      of: (all) => new Uint8Array(Int32Array.from(all, (level) => level * 0x1010101 - 2 ** 31).buffer),
    },
    'fractions of 16 bits': { bits: 16, numbers: 'float', of: (all) => halves(all.map((level) => level / 255)) },
    'fractions of 32 bits': { bits: 32, numbers: 'float', of: (all) => floats(all.map((level) => level / 255)) },
  };
  const COLOURS: Record<string, Pick<TiffPicture, 'photometric' | 'samples'> & { samples: number }> = {
    grey: { photometric: 1, samples: 1 },
    'grey, white first': { photometric: 0, samples: 1 },
    RGB: { photometric: 2, samples: 3 },
    CMYK: { photometric: 5, samples: 4 },
  };
  const tiffOf = (kind: string, colour: string) => {
    const { of = () => new Uint8Array(), ...number } = KINDS[kind] ?? {};
    const { samples, photometric } = COLOURS[colour] ?? { samples: 0 };
    return handmadeTiff({
      ...SIZE,
      ...number,
      samples,
      ...(photometric !== undefined && { photometric }),
      data: [of(levels(samples))],
    });
  };

  const cases = Object.keys(KINDS).flatMap((kind) => Object.keys(COLOURS).map((colour) => [kind, colour] as const));
  it.each(cases)('%s in %s equal the picture in 8 bits', async (kind, colour) => {
    const [seen, plain] = [await pngOf(tiffOf(kind, colour)), await pngOf(tiffOf('8 bits', colour))];
    expect(seen.channels).toBe(plain.channels);
    expect(meanDifference(seen, plain)).toBeLessThan(colour === 'CMYK' ? 1 : 0.3);
  });

  it.each(Object.keys(KINDS))('%s can be written with metadata', async (kind) => {
    for (const format of ['jpeg', 'tiff'] as const)
      expect(await run(tiffOf(kind, 'RGB'), { aim: 'encode', format, metadata: 'keep' })).toMatchObject({ format });
  });

  it('are clipped to black and white, which is reported as a loss', async () => {
    const values = [-0.5, 0, 0.5, 1, 7, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const bytes = handmadeTiff({
      width: values.length,
      height: 1,
      data: [floats(values.flatMap((value) => [value, value, value]))],
      bits: 32,
      numbers: 'float',
    });
    const { data } = await pngOf(bytes);
    expect(values.map((_, i) => data[i * 3])).toEqual([0, 0, 128, 255, 255, 0, 255, 0]);
    expect(await lossesOf(bytes)).toEqual(['out-of-range']);
    expect(await lossesOf(tiffOf('32 bits', 'RGB'))).toEqual([]);
  });

  it.each([
    ['alpha', 2, 0.8],
    ['premultiplied alpha', 1, 0.4],
  ])('with %s', async (_, kind, stored) => {
    const data = Array.from({ length: PIXELS }, () => [stored, stored / 2, 0, 0.5]).flat();
    const bytes = handmadeTiff({
      ...SIZE,
      data: [floats(data)],
      samples: 4,
      bits: 32,
      numbers: 'float',
      extra: [kind],
    });
    expect((await pngOf(bytes)).data.subarray(0, 4)).toEqual(Buffer.from([204, 102, 0, 128]));
  });

  it('are converted with their profile', async () => {
    const { icc } = await sharp(await fixture('p3.png')).metadata();
    const profile = icc ?? expect.fail('no profile');
    const of = (kind: string) => {
      const { of: make = () => new Uint8Array(), ...number } = KINDS[kind] ?? {};
      return handmadeTiff({ ...SIZE, ...number, data: [make(levels(3))], profile });
    };
    const plain = await pngOf(of('8 bits'));
    expect(meanDifference(plain, await pngOf(tiffOf('8 bits', 'RGB')))).toBeGreaterThan(3);
    expect(meanDifference(await pngOf(of('fractions of 32 bits')), plain)).toBeLessThan(0.5);
  });

  it('keep profile and metadata', async () => {
    const data = [floats(levels(3).map((level) => level / 255))];
    const bytes = handmadeTiff({ ...SIZE, data, bits: 32, numbers: 'float', description: 'A test' });
    for (const format of ['tiff', 'jpeg', 'png'] as const)
      expect(await run(bytes, { aim: 'encode', format, metadata: 'keep', profile: 'keep' })).toMatchObject({ format });
  });

  it('in LogLuv are the same with and without a kept profile', async () => {
    // 10 bits of log luminance, a little below 1, and 14 of the chromaticity of about white (TIFF, SGI's LogLuv24).
    const pixel = [0x9f, 0xa2, 0xa5];
    const data = [Uint8Array.from({ length: PIXELS * 3 }, (_, i) => pixel[i % 3] ?? 0)];
    const bytes = handmadeTiff({
      ...SIZE,
      data,
      bits: 16,
      numbers: 'signed',
      photometric: 32_845,
      compression: 34_677,
    });
    const seen = async (profile: 'srgb' | 'keep') =>
      pixelsOf(await bytesOf(await run(bytes, { aim: 'encode', format: 'png', profile })));
    const plain = await seen('srgb');
    expect(Math.min(...plain.data)).toBeLessThan(250);
    expect(meanDifference(await seen('keep'), plain)).toBeLessThan(1);
  });

  it.each([
    ['LogL', { photometric: 32_844, compression: 34_676, samples: 1, bits: 16, data: [new Uint8Array(PIXELS * 2)] }],
    ['12 bits', { bits: 12, data: [new Uint8Array((PIXELS * 3 * 12) / 8)] }],
    ['64 bits', { bits: 64, numbers: 'float', data: [new Uint8Array(PIXELS * 3 * 8)] }],
  ] as const)('of %s are not supported', async (_, picture) => {
    await expect(engine.probe(fileOf(handmadeTiff({ ...SIZE, ...picture })))).rejects.toMatchObject({
      code: 'unsupported',
    });
  });
});
