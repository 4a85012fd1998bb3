import { describe, expect, test, vi } from 'vitest';
import { FORMATS } from '../../formats/index.ts';
import type { Pixels } from '../../pixels/pixels.ts';
import { budgetFor } from '../byte-limits.ts';
import {
  type MadeUp,
  madeUp,
  palettes,
  randomNumbers,
  type SizeOf,
  smooth,
  subjectOf,
} from '../made-up-encoders.test-data.ts';
import type { ColourTrials, PaletteCheck } from '../picture-trials.ts';
import type { Compressed } from '../request.ts';
import { compressByQuality, type QualityTask } from './quality.ts';

const { jpeg, png, webp, gif } = FORMATS;

type Terms = Partial<QualityTask> & { sizeOf: SizeOf };

async function compress({
  sizeOf,
  ...terms
}: Terms): Promise<Compressed & Pick<MadeUp, 'requests'> & ReturnType<MadeUp['counts']>> {
  const { encode, requests, counts } = madeUp(sizeOf);
  const task = {
    subject: subjectOf(),
    format: jpeg,
    quality: 75,
    preserveFormat: false,
    leastSavings: 0.05,
    encode,
    ...terms,
  };
  return { ...(await compressByQuality(task)), requests, ...counts() };
}

test.each([
  [1_000_000, 100, 1_000_000],
  [1_000_000, 64, 512_000],
  [1_000_000, 25, 125_000],
  [20_000_000, 75, 5 * 1024 * 1024],
])('of %d bytes, quality %d aims at %d', (bytes, quality, budget) => {
  expect(budgetFor(bytes, quality)).toBeCloseTo(budget);
});

describe('cutting to the budget', () => {
  /** What trying every cut in turn would end at. */
  function naive(sizeOf: SizeOf, quality: number, bytes: number, left: number): number {
    for (let cuts = 0; ; cuts++) {
      const cut = Math.max(1, Math.round(quality * left ** cuts));
      const size = sizeOf({
        format: jpeg,
        quality: cut,
        scale: 1,
        blur: 0,
        smoothing: 'high',
        effort: 'usual',
        chroma: 'auto',
        lossless: false,
      });
      if (size <= budgetFor(bytes, quality) || cuts === 10) return cut;
    }
  }

  test('is not needed where the first encode is within it', async () => {
    const { request, encodes } = await compress({ sizeOf: smooth(400_000) });
    expect(request?.quality).toBe(75);
    expect(encodes).toBe(1);
  });

  test('ends where 5% at a time would, in fewer encodes', async () => {
    const random = randomNumbers(5);
    let encodes = 0;
    for (let trial = 0; trial < 200; trial++) {
      const sizeOf = smooth(200_000 * 8 ** random(), { power: 0.5 + random() });
      const quality = 50 + Math.floor(random() * 50);
      const outcome = await compress({ subject: subjectOf({ mayKeep: false }), sizeOf, quality });
      expect(outcome.request?.quality).toBe(naive(sizeOf, quality, 2_000_000, 0.95));
      encodes += outcome.encodes;
    }
    expect(encodes / 200).toBeLessThan(3);
  });

  test.each([png, gif])('never takes a palette of $label below the quality that was asked for', async (format) => {
    const sizeOf: SizeOf = ({ quality }) => quality * 25_000;
    const subject = subjectOf({ mayKeep: false });
    const { requests } = await compress({ subject, format, preserveFormat: true, sizeOf, quality: 75 });
    expect(Math.min(...requests.map(({ quality }) => quality))).toBe(75);
  });

  test('gives up after ten cuts, without having tried them all', async () => {
    const { request, encodes } = await compress({
      subject: subjectOf({ mayKeep: false }),
      sizeOf: smooth(5_000_000),
      quality: 80,
    });
    expect(request?.quality).toBe(Math.round(80 * 0.95 ** 10));
    expect(encodes).toBeLessThanOrEqual(3);
  });
});

describe('without a budget', () => {
  test('a file that saves little keeps its quality', async () => {
    const subject = subjectOf({ mayKeep: false });
    const { request, encodes, notes } = await compress({ subject, sizeOf: smooth(1_800_000), budget: false });
    expect(request?.quality).toBe(75);
    expect(encodes).toBe(1);
    expect(notes).toEqual([]);
  });

  test.each([jpeg, png])('a large picture of a low quality keeps its pixels as a $label', async (format) => {
    const terms = { subject: subjectOf({ width: 4000 }), format, preserveFormat: true, quality: 25 };
    const { requests } = await compress({ ...terms, sizeOf: smooth(100_000), budget: false });
    expect(requests[0]).toMatchObject({ quality: 25, scale: 1 });
  });
});

describe('low qualities', () => {
  test.each([10, 29])('at %d the picture is encoded once, at that quality', async (quality) => {
    const { requests } = await compress({ sizeOf: smooth(1_500_000), quality });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.quality).toBe(quality);
  });

  test.each([
    { quality: 25, width: 4000, scale: 0.6 },
    { quality: 45, width: 4000, scale: 0.65 },
    { quality: 50, width: 4000, scale: 1 },
    { quality: 25, width: 3000, scale: 1 },
  ])('at $quality a picture $width wide is scaled by $scale', async ({ quality, width, scale }) => {
    const { requests } = await compress({ subject: subjectOf({ width }), sizeOf: smooth(100_000), quality });
    expect(requests[0]?.scale).toBeCloseTo(scale);
  });

  test.each([
    [19, 0.5, 'low'],
    [20, 0, 'low'],
    [30, 0, 'medium'],
    [70, 0, 'high'],
  ])('at %d a JPEG is blurred by %d, smoothing is %s', async (quality, blur, smoothing) => {
    const { requests } = await compress({ sizeOf: smooth(100_000), quality });
    expect(requests[0]).toMatchObject({ blur, smoothing });
  });

  test('what is no JPEG is not blurred', async () => {
    const { requests } = await compress({ sizeOf: smooth(100_000), format: webp, preserveFormat: true, quality: 15 });
    expect(requests[0]).toMatchObject({ format: webp, blur: 0 });
  });
});

describe('an ineffective PNG', () => {
  const subject = subjectOf({ bytes: 500_000 });
  const sizeOf: SizeOf = (request) => (request.format === jpeg ? smooth(60_000)(request) : 490_000);

  test('is tried as a JPEG, with a warning for developers', async () => {
    const warn = vi.fn();
    expect((await compress({ subject, format: png, sizeOf, warn })).request?.format).toBe(jpeg);
    expect(warn.mock.calls).toEqual([['Compression was ineffective: 490000 bytes of 500000 as PNG']]);
  });

  test('that saves enough causes no warning', async () => {
    const warn = vi.fn();
    await compress({ subject, format: png, sizeOf: smooth(60_000), warn });
    // Nor that another format takes more.
    await compress({ subject: subjectOf({ bytes: 500, mayKeep: false }), format: webp, sizeOf: () => 600, warn });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    { name: 'whose format is to stay', subject, preserveFormat: true },
    { name: 'with transparency', subject: { ...subject, alpha: true }, preserveFormat: false },
  ])('$name stays one', async ({ name: _, ...terms }) => {
    const outcome = await compress({ ...terms, format: png, sizeOf });
    expect(outcome.requests.every(({ format }) => format === png)).toBe(true);
  });

  test.each([490_000, 476_000])('stays one where a JPEG saves too little: %d bytes', async (asJpeg) => {
    const sizeOf: SizeOf = ({ format }) => (format === jpeg ? asJpeg : 490_000);
    const { request, notes } = await compress({ subject, format: png, sizeOf });
    expect(request?.format).toBe(png);
    expect(notes).toEqual([]);
  });
});

describe('a palette', () => {
  test('has the colours of its quality, or the fewest more that are as accurate as rounding', async () => {
    const rising: SizeOf = ({ quality, colours }) => (colours === 'rounded' ? 900_000 : 10_000 * quality);
    const from =
      (least: number): PaletteCheck =>
      async (_, { length }) =>
        length >= 10_000 * least;
    const terms = { format: png, quality: 80, sizeOf: rising };
    const qualityOf = async (paletteCheck: PaletteCheck) => (await compress({ ...terms, paletteCheck })).request;
    expect(await qualityOf(from(80))).toMatchObject({ quality: 80 });
    for (const least of [81, 90, 98, 99]) {
      const { quality = 0 } = (await qualityOf(from(least))) ?? {};
      expect(quality - least).toBeOneOf([0, 1, 2]);
    }
    expect(await qualityOf(from(100))).toMatchObject({ colours: 'rounded' });
  });

  test('is replaced by exact pixels if it saves nothing', async () => {
    const dotted: SizeOf = ({ quality }) => (quality === 100 ? 1_950_000 : 2_100_000);
    const { request } = await compress({ format: png, preserveFormat: true, sizeOf: dotted });
    expect(request?.quality).toBe(100);
  });

  test('at quality 100 is never tried', async () => {
    const { requests } = await compress({
      format: png,
      preserveFormat: true,
      sizeOf: palettes(2_500_000),
      quality: 100,
    });
    expect(requests.map(({ quality }) => quality)).toEqual([100]);
  });
});

describe('lossless', () => {
  test('is encoded once, at the best effort, whatever the quality', async () => {
    const { requests } = await compress({ format: webp, sizeOf: () => 1_200_000, quality: 20, lossless: true });
    expect(requests).toMatchObject([{ format: webp, lossless: true, effort: 'best', scale: 1, blur: 0 }]);
  });

  test('has no effect in a format without it', async () => {
    const { requests } = await compress({ format: jpeg, sizeOf: smooth(100_000), lossless: true });
    expect(requests).toMatchObject([{ format: jpeg, lossless: false, quality: 75 }]);
  });
});

test('a PNG keeps its palette where that is enough', async () => {
  const { request, bytes } = await compress({ format: png, sizeOf: palettes(1_900_000) });
  expect(request?.format).toBe(png);
  expect(bytes.length).toBeLessThan(2_000_000 * 0.95);
});

test('a rejected encode is passed on', async () => {
  const encode = vi.fn().mockRejectedValue(new Error('cancelled'));
  const task = { subject: subjectOf(), format: jpeg, quality: 75, preserveFormat: false, leastSavings: 0.05, encode };
  await expect(compressByQuality(task)).rejects.toThrow('cancelled');
});

describe('a PNG whose palette is not accurate enough', () => {
  const paletteCheck = async () => false;
  /** Palettes, and all colours rounded to half of what they take exactly. */
  const sizeOf: SizeOf = (request) =>
    request.colours === 'rounded' ? 10_000 * request.quality : palettes(1_500_000)(request);

  test('keeps all colours above the quality of a palette', async () => {
    const { request, encodes, drafts } = await compress({ format: png, quality: 90, sizeOf, paletteCheck });
    expect(request).toMatchObject({ colours: 'rounded', quality: 90 });
    expect([encodes, drafts]).toEqual([6, 0]);
  });

  test('has a palette at 75 and below, without a check', async () => {
    const isAsked = vi.fn(paletteCheck);
    const { request, drafts } = await compress({ format: png, quality: 75, sizeOf, paletteCheck: isAsked });
    expect(request?.colours).toBeUndefined();
    expect(drafts).toBe(0);
    expect(isAsked).not.toHaveBeenCalled();
  });

  test('is exact where rounding takes more bytes than that', async () => {
    const dear: SizeOf = (request) => (request.colours === 'rounded' ? 1_600_000 : palettes(1_500_000)(request));
    const { request } = await compress({ format: png, quality: 95, sizeOf: dear, paletteCheck });
    expect(request).toMatchObject({ quality: 100 });
  });

  test('gets no second palette if the largest one is not accurate enough', async () => {
    const { requests } = await compress({ format: png, quality: 90, sizeOf, paletteCheck });
    const palettes = requests.filter(({ colours, quality }) => colours === undefined && quality < 100);
    expect(palettes.map(({ quality }) => quality)).toEqual([90, 99]);
  });

  test('has one if it is accurate enough after all', async () => {
    const { request } = await compress({ format: png, quality: 90, sizeOf, paletteCheck: async () => true });
    expect(request?.colours).toBeUndefined();
  });

  test('is exact at 100', async () => {
    const { request } = await compress({ format: png, quality: 100, sizeOf, paletteCheck });
    expect(request).toMatchObject({ quality: 100 });
    expect(request?.colours).toBeUndefined();
  });
});

describe('a PNG that is scored', () => {
  /** 10 KB for each step of quality, 1 MB more with rounded colours or exact pixels. */
  const sizeOf: SizeOf = ({ quality, colours }) =>
    10_000 * quality + (colours === 'rounded' || quality === 100 ? 1_000_000 : 0);
  const subject = subjectOf({ width: 1440, height: 900 });
  /** Palettes score this, rounded colours and exact pixels 95. */
  const scored = (score: (quality: number) => number) => {
    const judge = vi.fn(async ({ length }: Uint8Array) => {
      const counts = length < 1_000_000 ? score(length / 10_000) : 95;
      return { score: counts, worst: counts };
    });
    return { judge, scoringIn: async () => ({ activity: 1, judge }) };
  };
  const terms = { format: png, subject, sizeOf, preserveFormat: true, leastSavings: 0 };

  test.each([60, 75, 85])('keeps the palette of quality %d if that scores enough', async (quality) => {
    const { scoringIn } = scored((colours) => colours + 10);
    const { request, encodes } = await compress({ ...terms, quality, scoringIn });
    expect(request).toMatchObject({ quality, effort: 'usual' });
    expect(request?.colours).toBeUndefined();
    expect(encodes).toBe(1);
  });

  test.each([
    { below: 10, is: png },
    { below: 60, is: jpeg },
  ])('has fewer colours before another format, unless they score too low: below $below', async ({ below, is }) => {
    const { scoringIn } = scored((colours) => (colours < below ? 60 : 85));
    const asFile: SizeOf = (request) => (request.format === jpeg ? smooth(100_000)(request) : sizeOf(request));
    const file = subjectOf({ ...subject, format: 'png', bytes: 500_000 });
    const sought = { ...terms, subject: file, sizeOf: asFile, preserveFormat: false, leastSavings: 0.05 };
    const { request, bytes } = await compress({ ...sought, quality: 75, scoringIn });
    expect(request?.format).toBe(is);
    expect(bytes.length).toBeLessThan(475_000);
  });

  test('has more colours at 75 if fewer score too low', async () => {
    const { scoringIn } = scored((colours) => colours - 5);
    const { request, encodes } = await compress({ ...terms, quality: 75, scoringIn });
    expect(request?.colours).toBeUndefined();
    expect(request?.effort).toBe('usual');
    expect(request?.quality).toBeOneOf([85, 86]);
    expect(encodes).toBe(3);
  });

  test('keeps all colours, rounded, at 75 if no palette scores enough', async () => {
    const { scoringIn } = scored((colours) => colours - 25);
    const { request, encodes } = await compress({ ...terms, quality: 75, scoringIn });
    expect(request).toMatchObject({ colours: 'rounded', quality: 75, effort: 'usual' });
    expect(encodes).toBe(3);
  });

  test.each([
    { name: 'more colours', less: 5, few: true, chosen: { quality: 86 } },
    {
      name: 'more colours than a palette holds',
      less: 25,
      few: true,
      chosen: { quality: 75, colours: 'truecolour', mostColours: 2272 },
    },
    { name: 'rounded colours', less: 25, few: false, chosen: { quality: 75, colours: 'rounded' } },
    {
      name: 'no finer rounding than necessary',
      less: 25,
      few: false,
      more: 3,
      chosen: { quality: 78, colours: 'rounded' },
    },
  ])('gets $name by what their files would show, without encoding others', async ({ less, few, more = 20, chosen }) => {
    const { judge, scoringIn } = scored((colours) => colours - less);
    const size = { width: 1, height: 1, channels: 3 } as const;
    const scoreOfPixels = ({ data: [score = 0] }: Pixels) => score;
    const scoring = async () => ({ ...(await scoringIn()), scoreOfPixels });
    const trials: ColourTrials = {
      isDrawing: async () => true,
      hasFewColours: async () => few,
      errorOf: async () => 10,
      pixelsAt: async ({ quality, colours, mostColours = 0 }) => ({
        ...size,
        data: Uint8Array.of(
          colours === 'rounded'
            ? quality + more
            : colours === 'truecolour'
              ? Math.min(100, 60 + mostColours / 100)
              : quality - less,
        ),
      }),
    };
    const { request, notes, encodes } = await compress({ ...terms, quality: 75, scoringIn: scoring, trials });
    expect(request).toMatchObject({ ...chosen, effort: 'usual' });
    expect(notes).toEqual([]);
    // A picture of many colours rarely gets the palette, which is not encoded then.
    expect(encodes).toBe(few ? 2 : 1);
    expect(judge).toHaveBeenCalledTimes(few ? 1 : 0);
  });

  test('is rounded above 75 if the metric cannot run', async () => {
    const trials: ColourTrials = {
      isDrawing: async () => true,
      hasFewColours: async () => true,
      errorOf: async () => 10,
      pixelsAt: async () => ({ width: 1, height: 1, channels: 3, data: new Uint8Array(3) }),
    };
    const paletteCheck = async () => false;
    const { request } = await compress({
      ...terms,
      quality: 90,
      scoringIn: async () => undefined,
      trials,
      paletteCheck,
    });
    expect(request?.colours).toBe('rounded');
  });

  test('keeps its palette above 75 while that scores enough, whatever the error', async () => {
    const { scoringIn } = scored(() => 91);
    const paletteCheck = async () => false;
    expect((await compress({ ...terms, quality: 85, scoringIn, paletteCheck })).request?.colours).toBeUndefined();
    expect((await compress({ ...terms, quality: 95, scoringIn, paletteCheck })).request?.colours).toBe('rounded');
  });

  test('rises in bytes with quality, whatever its palettes score', async () => {
    for (const less of [-20, 0, 10, 20, 30, 40, 60]) {
      const { scoringIn } = scored((colours) => colours - less);
      const sizes: number[] = [];
      for (let quality = 10; quality < 100; quality += 10) {
        sizes.push((await compress({ ...terms, quality, scoringIn })).bytes.length);
      }
      expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
    }
  });

  const smallError: ColourTrials = {
    isDrawing: async () => true,
    hasFewColours: async () => true,
    errorOf: async () => 1,
    pixelsAt: async () => undefined,
  };
  test.each([
    ['at 50 and below', { quality: 50 }],
    ['with a small error at 75', { quality: 75, trials: smallError }],
    [
      'with more pixels than can be compared in time',
      { quality: 75, subject: subjectOf({ width: 4000, height: 3000 }) },
    ],
    ['that moves', { quality: 75, subject: { ...subject, frames: 2 } }],
  ] as const)('is not scored %s', async (_, changes) => {
    const { judge, scoringIn } = scored(() => 0);
    const unread = vi.fn(() => Promise.reject(new Error('too large')));
    const trials = { isDrawing: unread, hasFewColours: unread, errorOf: unread, pixelsAt: unread };
    const { request } = await compress({ ...terms, trials, ...changes, scoringIn });
    expect(request?.quality).toBe(changes.quality);
    expect(judge).not.toHaveBeenCalled();
    expect(unread).not.toHaveBeenCalled();
  });
});
