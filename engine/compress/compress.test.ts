import { describe, expect, test, vi } from 'vitest';
import { ImageError } from '../errors/errors.ts';
import { FORMATS } from '../formats/index.ts';
import { smallEnough } from './byte-limits.ts';
import { type CompressingOutput, type CompressTask, compress } from './compress.ts';
import {
  madeUp,
  palettes,
  randomNumbers,
  type SizeOf,
  smooth,
  subjectOf,
  wobbling,
} from './made-up-encoders.test-data.ts';

const { jpeg, png, webp, gif, avif, tiff } = FORMATS;

const byQuality: CompressingOutput = { aim: 'compress', format: 'same', quality: 75 };
const toSize: CompressingOutput = { aim: 'size', format: 'same', bytes: 60_000 };

const compressed = ({ sizeOf, ...task }: Partial<CompressTask> & { sizeOf: SizeOf }) =>
  compress({ subject: subjectOf(), format: jpeg, output: byQuality, encode: madeUp(sizeOf).encode, ...task });

test.each([
  [byQuality, 10_240, 'small'],
  [byQuality, 10_241, undefined],
  [toSize, 60_000, 'fits'],
  [toSize, 60_001, undefined],
  [{ ...toSize, min: 20_000 }, 20_000, 'fits'],
  [{ ...toSize, min: 20_001 }, 20_000, 'filled'],
  // A target below 10 KB is a target all the same.
  [{ ...toSize, bytes: 5000 }, 9000, undefined],
  [{ aim: 'encode', format: 'same' }, 100, undefined],
  [{ aim: 'score', format: 'same', score: 80 }, 10_240, 'small'],
] as const)('%o leaves a file of %i bytes alone: %s', (output, bytes, why) => {
  expect(smallEnough(bytes, jpeg, output)).toBe(why);
});

test('a file below its least size is small enough only in a format with comments', () => {
  expect(smallEnough(9000, webp, { ...toSize, min: 20_000 })).toBeUndefined();
});

describe('never larger than the file', () => {
  const random = randomNumbers(11);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const sizeOf = () => {
    const size = 5000 * 400 ** random();
    return pick([smooth(size), wobbling(smooth(size), 0.1), palettes(size), () => size]);
  };
  const outputs = (): CompressingOutput =>
    pick<CompressingOutput>([
      { aim: 'compress', format: 'same', quality: Math.ceil(random() * 100) },
      { aim: 'compress', format: 'same', quality: 75, lossless: true },
      { aim: 'compress', format: 'same', preserveFormat: true },
      { aim: 'score', format: 'same', score: 30 + random() * 65 },
      { aim: 'size', format: 'same', bytes: Math.round(10_000 * 500 ** random()), padding: random() < 0.5 },
    ]);

  test('in any format, with any aim, of a thousand pictures that are not edited', async () => {
    for (let trial = 0; trial < 1000; trial++) {
      const subject = subjectOf({ bytes: Math.round(3000 * 1000 ** random()), mayKeep: random() < 0.5 });
      const format = pick([jpeg, png, webp, gif, avif, tiff]);
      const [output, size] = [outputs(), sizeOf()];
      const { bytes } = await compressed({ subject, format, output, sizeOf: size });
      if (bytes !== 'original' && bytes.length > subject.bytes) expect(subject.mayKeep).toBe(false);
    }
  });

  test.each([jpeg, png, webp, gif])(
    'an edited $label gives up neither its pixels nor its format for it, nor more quality than for the budget',
    async (format) => {
      const subject = subjectOf({ format: format.id, bytes: 50_000, mayKeep: false });
      const { request } = await compressed({ subject, format, sizeOf: smooth(200_000), sharpness: () => 2 });
      expect(request).toMatchObject({ format, scale: 1 });
      expect(request?.quality).toBeGreaterThanOrEqual(Math.floor(75 * 0.95 ** 10));
    },
  );

  test('an edited picture keeps the score that was asked for', async () => {
    const subject = subjectOf({ bytes: 50_000, mayKeep: false });
    const scoringIn = async () => ({ activity: 6, judge: async () => ({ score: 80, worst: 80 }) });
    const output: CompressingOutput = { aim: 'score', format: 'same', score: 80 };
    const { request, score, notes } = await compressed({ subject, output, sizeOf: smooth(100_000), scoringIn });
    expect(request?.scale).toBe(1);
    expect(score).toBe(80);
    expect(notes).toEqual([]);
  });
});

describe('the original is returned', () => {
  const at = (share: number, output: CompressingOutput = byQuality) =>
    compressed({ subject: subjectOf({ bytes: 100_000 }), format: webp, output, sizeOf: () => 100_000 * share });

  test('if compression saves less than a twentieth', async () => {
    expect(await at(0.951)).toMatchObject({ bytes: 'original', notes: [{ code: 'left-as-it-is', why: 'no-gain' }] });
    expect((await at(0.95)).bytes.length).toBe(95_000);
  });

  test('if it saves a smaller share than the recipe requires, with a note', async () => {
    const output = { ...byQuality, minSavings: 0.2 };
    expect((await at(0.8, output)).bytes.length).toBe(80_000);
    const { bytes, notes } = await at(0.85, output);
    expect(bytes).toBe('original');
    expect(notes).toEqual([
      { code: 'left-as-it-is', why: 'saves-too-little', saved: expect.closeTo(0.15, 4), least: 0.2 },
    ]);
    expect(await at(1.1, output)).toMatchObject({ notes: [{ code: 'left-as-it-is', why: 'no-gain' }] });
    expect((await at(0.99, { ...byQuality, minSavings: 0 })).bytes.length).toBe(99_000);
  });

  test('except if a target is met, whatever the smallest saving', async () => {
    const output: CompressingOutput = { ...toSize, bytes: 99_000, minSavings: 0.5 };
    expect((await at(0.98, output)).bytes.length).toBe(98_000);
  });

  test('if exact pixels save nothing', async () => {
    const lossless = { ...byQuality, lossless: true };
    expect((await at(0.999, lossless)).bytes.length).toBe(99_900);
    expect((await at(1.2, lossless)).bytes).toBe('original');
  });

  test('if the search for a size fails, and developers see a warning', async () => {
    const warn = vi.fn();
    const encode = () => Promise.reject(new ImageError('codec-failed', 'no encoder today'));
    const task = { subject: subjectOf(), format: jpeg, output: toSize, encode, warn };
    expect(await compress(task)).toMatchObject({
      bytes: 'original',
      notes: [{ code: 'left-as-it-is', why: 'search-failed' }],
    });
    expect(warn.mock.calls).toEqual([['The search for a size failed: no encoder today']]);
    await expect(compress({ ...task, output: byQuality })).rejects.toThrow('no encoder today');
    await expect(compress({ ...task, subject: subjectOf({ mayKeep: false }) })).rejects.toThrow('no encoder today');
  });
});

describe('a format', () => {
  const asPhotos: SizeOf = (request) => (request.format === jpeg ? smooth(100_000)(request) : 1_990_000);

  test.each([
    [{ ...byQuality, quality: 35 }, 'low-quality'],
    [byQuality, 'no-gain'],
    [{ ...toSize, bytes: 200_000 }, 'target'],
  ] as const)('that was not chosen is exchanged, and why is said: %o', async (output, why) => {
    const { request, notes } = await compressed({ format: png, output, sizeOf: asPhotos });
    expect(request?.format).toBe(jpeg);
    expect(notes[0]).toEqual({ code: 'format-exchanged', from: 'png', to: 'jpeg', why });
  });

  test('that saves less than was asked for is exchanged before the original is returned', async () => {
    const sizeOf: SizeOf = (request) => (request.format === jpeg ? 400_000 : 1_700_000);
    const formats = async (output: CompressingOutput) =>
      (await compressed({ format: png, output, sizeOf })).request?.format;
    expect(await formats(byQuality)).toBe(png);
    expect(await formats({ ...byQuality, minSavings: 0.3 })).toBe(jpeg);
  });

  test.each([{ ...byQuality, quality: 5 }, byQuality, toSize])('chosen by hand is kept: %o', async (output) => {
    for (const format of [png, webp, gif]) {
      const { requests, encode } = madeUp(asPhotos);
      await compress({ subject: subjectOf(), format, output: { ...output, preserveFormat: true }, encode });
      expect(new Set(requests.map((request) => request.format))).toEqual(new Set([format]));
    }
  });
});
