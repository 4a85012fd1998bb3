/**
 * The backend of sharp: headers, edits, work that it passes to libvips, searches, threads.
 *
 * @module-tag all
 */
import { afterAll, describe, expect, it } from 'vitest';
import { meanDifference, pixelsOf } from '../../../fixtures/compare.ts';
import { type FixtureName, fixtureFile } from '../../../fixtures/index.ts';
import { searchingIn } from '../../codecs/searching.ts';
import { writingOf } from '../../codecs/work-on.ts';
import { isImageError } from '../../errors/errors.ts';
import { formatOf, WRITABLE_IDS } from '../../formats/index.ts';
import { createEngine, type Engine } from '../../node.ts';
import type { Edit, Output, Recipe } from '../../recipe/index.ts';
import { EXCEPTIONS, isUnknownToSharp } from './exceptions.ts';
import { write } from './save.ts';
import { stagesOf } from './stages.ts';

const native = createEngine({ workers: 1, backend: 'sharp' });
const reference = createEngine({ workers: 1, backend: 'vips' });
afterAll(async () => {
  await native[Symbol.asyncDispose]();
  await reference[Symbol.asyncDispose]();
});

const output: Output = { format: 'png', aim: 'encode' };
const half: Edit = { do: 'resize', percent: 50 };
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe('a header', () => {
  it.each<FixtureName>([
    'quadrants.jpg',
    'progressive.jpg',
    'grey.jpg',
    'cmyk-with-profile.jpg',
    'place-and-thumbnail.jpg',
    'credited.jpg',
    'orientation-6.jpg',
    'orientation-nonsense.jpg',
    'quadrants.png',
    'palette.png',
    'transparent.png',
    '16-bit.png',
    'p3.png',
    'quadrants.webp',
    'lossless.webp',
    'four-frames.webp',
    'four-frames.gif',
    'quadrants.gif',
    'quadrants.tiff',
    'quadrants.avif',
    'quadrants.heic',
    'quadrants.bmp',
  ])('of %s equals that of libvips', async (name) => {
    const file = await fixtureFile(name);
    expect(await native.probe(file)).toEqual(await reference.probe(file));
  });
});

describe('edits', () => {
  const crop: Edit = { do: 'crop', left: 5, top: 3, width: 40, height: 30 };
  const turned: Edit = { do: 'rotate', quarterTurns: 1 };
  const mirrored: Edit = { do: 'flip', axis: 'horizontal' };
  const lists: Edit[][] = [
    [],
    [half],
    [crop, half],
    [half, turned],
    [turned, crop, half],
    [mirrored, turned],
    [half, mirrored, { do: 'flip', axis: 'vertical' }, { do: 'crop', left: 1, top: 2, width: 12, height: 10 }],
  ];

  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('of a file with orientation %i equal those of libvips', async (n) => {
    const file = await fixtureFile(`orientation-${n}.jpg`);
    for (const edits of lists) {
      const made = await native.run(file, { edits, output });
      const right = await reference.run(file, { edits, output });
      expect(made).toMatchObject({ backend: 'sharp', width: right.width, height: right.height });
      const difference = meanDifference(
        await pixelsOf(await bytesOf(made.blob)),
        await pixelsOf(await bytesOf(right.blob)),
      );
      expect(difference, JSON.stringify(edits)).toBeLessThan(1.5);
    }
  });

  it('take as few passes as their order allows', () => {
    const crop = { do: 'crop', left: 0, top: 0, width: 4, height: 4 } as const;
    const scale = { do: 'scale', width: 2, height: 2 } as const;
    const turn = { do: 'rotate', quarterTurns: 1 } as const;
    expect(stagesOf([])).toEqual([{}]);
    expect(stagesOf([crop, scale, turn])).toEqual([{ crop, scale, turn }]);
    expect(stagesOf([scale, crop])).toEqual([{ scale }, { crop }]);
    expect(stagesOf([turn, turn, scale])).toEqual([{ turn }, { turn }, { scale }]);
  });
});

describe('passes to libvips', () => {
  const cases: [what: string, FixtureName, Partial<Recipe>][] = [
    ['HEIC, ICO and BMP files', 'quadrants.heic', {}],
    ['HEIC, ICO and BMP files', 'quadrants.bmp', {}],
    ['SVG drawings', 'quadrants.svg', {}],
    ['TIFF and AVIF files', 'quadrants.tiff', {}],
    ['TIFF and AVIF files', 'quadrants.avif', {}],
    ['JXL files', 'quadrants.jxl', {}],
    ['JXL output', 'quadrants.png', { output: { format: 'jxl', aim: 'encode' } }],
    ['16 bits per sample', '16-bit.png', {}],
    ['CMYK and Lab colours', 'cmyk-with-profile.jpg', {}],
    ['animated output', 'four-frames.gif', { output: { format: 'webp', aim: 'encode' } }],
    ['kept profiles', 'p3.png', { output: { ...output, profile: 'keep' } }],
  ];

  it.each(cases)('%s (%s), with the same bytes', async (what, name, recipe) => {
    const file = await fixtureFile(name);
    const whole = { edits: [half], output, ...recipe };
    const made = await native.run(file, whole);
    expect(EXCEPTIONS.map((exception) => exception.what)).toContain(what);
    expect(made.backend).toBe('vips');
    expect(await bytesOf(made.blob)).toEqual(await bytesOf((await reference.run(file, whole)).blob));
  });

  it.each(['truncated.jpg', 'truncated.png', 'truncated.webp'] as const)('a damaged file: %s', async (name) => {
    const file = await fixtureFile(name);
    const verdict = await reference.run(file, { edits: [], output }).catch((error: unknown) => error);
    await expect(native.run(file, { edits: [], output })).rejects.toMatchObject({
      code: isImageError(verdict) ? verdict.code : expect.fail('no error'),
      message: (verdict as Error).message,
    });
  });
});

describe('searches', () => {
  it.each(['jpeg', 'webp', 'png'] as const)('%s: for a size', async (format) => {
    const file = await fixtureFile('photo-1200.jpg');
    const result = await native.run(file, { edits: [], output: { format, aim: 'size', bytes: 60 * 1024 } });
    expect(result).toMatchObject({ backend: 'sharp', bytes: result.blob.size });
    expect(result.bytes).toBeLessThanOrEqual(60 * 1024);
    expect(result.bytes).toBeGreaterThan(50 * 1024);
  });

  it('for a score', async () => {
    const file = await fixtureFile('photo-1200.jpg');
    const recipe: Recipe = { edits: [half], output: { format: 'webp', aim: 'score', score: 80 } };
    const result = await native.run(file, recipe);
    expect(result.backend).toBe('sharp');
    expect(Math.abs((result.score ?? 0) - 80)).toBeLessThan(1.5);
    const judged = await native.judge(file, recipe, result.blob);
    expect(Math.abs((judged?.score ?? 0) - 80)).toBeLessThan(1.5);
  });
});

describe('threads', () => {
  const count = async (work: (engine: Engine) => Promise<unknown>) => {
    let started = 0;
    const add = () => {
      started += 1;
    };
    process.on('worker', add);
    await using engine = createEngine({ backend: 'sharp', workers: 2 });
    await work(engine);
    process.off('worker', add);
    return started;
  };
  it('are sharp’s own: it starts no worker to probe', async () => {
    const file = await fixtureFile('photo-1200.jpg');
    const times = Array.from({ length: 4 });
    expect(await count((engine) => Promise.all(times.map(() => engine.run(file, { edits: [half], output }))))).toBe(0);
  });

  it('start for the engine’s own code and for libvips', async () => {
    const file = await fixtureFile('photo-600.png');
    const scored: Output = { format: 'jpeg', aim: 'score', score: 70 };
    expect(await count((engine) => engine.run(file, { edits: [half], output: scored }))).toBe(1);
    const bmp = await fixtureFile('quadrants.bmp');
    // libvips starts further ones.
    expect(await count((engine) => engine.run(bmp, { edits: [], output }))).toBeGreaterThanOrEqual(1);
  });

  it('receive the bytes of a File whose class is lost in transit', async () => {
    const bmp = new Uint8Array(await (await fixtureFile('quadrants.bmp')).arrayBuffer());
    class Lazy extends File {
      override size = bmp.length;
      override arrayBuffer = async () => bmp.buffer;
      override slice = (start?: number, end?: number) => new Blob([bmp.subarray(start, end)]);
    }
    const made = await native.run(new Lazy([], 'lazy.bmp'), { edits: [], output });
    const whole = await native.run(new File([bmp], 'lazy.bmp'), { edits: [], output });
    expect(await bytesOf(made.blob)).toEqual(await bytesOf(whole.blob));
  });
});

it('translates every argument of every format', async () => {
  const image = {} as Parameters<typeof write>[0];
  const writer = () => image;
  Object.assign(image, { jpeg: writer, png: writer, webp: writer, gif: writer, tiff: writer, avif: writer });
  for (const id of WRITABLE_IDS) {
    const format = formatOf(id);
    for (const effort of ['draft', 'quick', 'usual', 'best'] as const) {
      for (const lossless of [false, true]) {
        for (const { tweak } of [{ tweak: undefined }, ...(searchingIn(format).tweaks ?? [])]) {
          const options = { quality: 70, effort, lossless, tweak, chroma: '4:4:4', progressive: true } as const;
          if (format.container || format.writtenBy || isUnknownToSharp(format)) continue;
          const rounding = searchingIn(format).rounds?.at(70, tweak);
          const {
            native,
            alpha = native,
            rounded,
          } = await writingOf(format, { ...options, rounding }, { width: 3000, height: 3000 });
          for (const save of [native, alpha, rounded?.or ?? native]) expect(write(image, save)).toBe(image);
        }
      }
    }
  }
});
