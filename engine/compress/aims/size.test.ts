import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { workOn } from '../../codecs/work-on.ts';
import { ImageError } from '../../errors/errors.ts';
import { FORMATS } from '../../formats/index.ts';
import { fullSizeQuality } from '../candidates/axis.ts';
import {
  type MadeUp,
  madeUp,
  palettes,
  randomNumbers,
  type SizeOf,
  smooth,
  subjectOf,
  usualShift,
  wobbling,
} from '../made-up-encoders.test-data.ts';
import { type Compressed, type EncodeRequest, requestFor } from '../request.ts';
import { compressToSize, initialQuality, type SizeTask } from './size.ts';

const { avif, jpeg, png, webp, gif, tiff } = FORMATS;
const KB = 1024;
/** Of a picture that keeps its pixels for long. */
const CRISP = 10;
/** Without sizes between its steps. */
const withoutNuances = { ...jpeg, id: 'tiff' as const, quality: { default: 80, reduces: 'detail' as const } };

/** A request for all pixels as JPEG. */
const fullAt = (quality: number): EncodeRequest => requestFor(jpeg, { quality });

type Terms = Partial<SizeTask> & { sizeOf: SizeOf; targetBytes: number };

async function compress({
  sizeOf,
  ...terms
}: Terms): Promise<Compressed & ReturnType<MadeUp['counts']> & { length: number }> {
  const { encode, counts } = madeUp(sizeOf);
  const outcome = await compressToSize({
    subject: subjectOf(),
    format: jpeg,
    encode,
    sharpness: () => CRISP,
    ...terms,
  });
  return {
    ...outcome,
    length: outcome.bytes === 'original' ? subjectOf(terms.subject).bytes : outcome.bytes.length,
    ...counts(),
  };
}

/**
 * Sizes beside the target by scale, as AVIF wrote a photo: what fewer pixels saved the quality that rises with them
 * took again.
 */
const STUBBORN = [
  [1, 1.147],
  [0.993, 1.005],
  [0.978, 1.104],
  [0.923, 1.053],
  [0.896, 1.063],
  [0.862, 1.068],
  [0.829, 1.065],
  [0.796, 1.112],
  [0.757, 1.083],
  [0.665, 1.075],
  [0.594, 0.987],
] as const;

test('an encoder whose files hardly shrink with the picture is not given up for the smallest file', async () => {
  const target = 12_096;
  const stubbornAt = (scale: number) => STUBBORN.find(([at]) => at <= scale)?.[1] ?? 2.4 * scale ** 1.75;
  const { length } = await compress({
    format: avif,
    sizeOf: ({ scale, quality, effort }) =>
      target * (effort === 'draft' ? 0.84 * (quality / 44) ** 2.26 * scale ** 1.75 : stubbornAt(scale)),
    subject: subjectOf({ width: 500, height: 281, mayKeep: false, mayGrow: 'format' }),
    targetBytes: target,
    tolerance: 0.03,
    sharpness: () => 9.17,
  });
  expect(length).toBeLessThanOrEqual(target);
  expect(length).toBeGreaterThan(target / 2);
});

test.each([
  [0.001, 5],
  [0.09, 5],
  [0.1, 10],
  [0.2, 14],
  [0.3, 30],
  [0.45, 41],
  [0.5, 55],
  [0.8, 88],
  [0.9, 95],
  [3, 95],
])('a target of %d of the original begins at quality %d', (ratio, quality) => {
  expect(initialQuality(ratio)).toBe(quality);
});

const encoders: { name: string; format: SizeTask['format']; sizeOf: (size: number) => SizeOf; mean: number }[] = [
  { name: 'smooth', format: jpeg, sizeOf: (size) => smooth(size), mean: 2.9 },
  { name: 'smooth, of another bend', format: webp, sizeOf: (size) => smooth(size, { power: 1.1 }), mean: 3.1 },
  { name: 'wobbling by 2%', format: jpeg, sizeOf: (size) => wobbling(smooth(size), 0.02), mean: 3.6 },
  { name: 'wobbling by 15%', format: jpeg, sizeOf: (size) => wobbling(smooth(size), 0.15), mean: 5.2 },
  { name: 'palettes', format: png, sizeOf: (size) => palettes(size * 3), mean: 3 },
  { name: 'palettes of a format with animation', format: gif, sizeOf: (size) => palettes(size * 2), mean: 3 },
  { name: 'without a quality', format: tiff, sizeOf: (size) => palettes(size * 3), mean: 3 },
];

describe.each(encoders)('an encoder that is $name', ({ format, sizeOf, mean }) => {
  const random = randomNumbers(1);
  const trials = Array.from({ length: 200 }, () => ({
    size: 30_000 * 40 ** random(),
    targetBytes: Math.round(10 * KB * 190 ** random()),
  }));

  test('never exceeds a target that can be reached, of 200 from 10 KB to 2 MB', async () => {
    for (const { size, targetBytes } of trials) {
      const outcome = await compress({ format, sizeOf: sizeOf(size), targetBytes });
      expect(outcome.length, `${size} to ${targetBytes}`).toBeLessThanOrEqual(targetBytes);
      expect(outcome.notes.at(-1)?.code).toMatch(/^(target-met|nearest)$/);
    }
  });

  test('fits where a KB has 1,000 bytes, but for two in a hundred', async () => {
    let above = 0;
    for (const { size, targetBytes } of trials) {
      const outcome = await compress({ format, sizeOf: sizeOf(size), targetBytes });
      if (outcome.length > targetBytes / 1.024) above++;
    }
    expect(above).toBeLessThanOrEqual(trials.length / 50);
  });

  test(`needs ${mean} full encodes in the mean, and never more than 10`, async () => {
    const counts: number[] = [];
    for (const { size, targetBytes } of trials) {
      counts.push((await compress({ format, sizeOf: sizeOf(size), targetBytes })).encodes);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
    expect(counts.reduce((sum, count) => sum + count) / counts.length).toBeLessThanOrEqual(mean);
  });
});

test('a smooth encoder ends within the tolerance', async () => {
  const random = randomNumbers(2);
  for (let trial = 0; trial < 200; trial++) {
    const targetBytes = Math.round(20 * KB * 30 ** random());
    const sizeOf = wobbling(smooth(250_000), 0.003);
    const outcome = await compress({ sizeOf, targetBytes, tolerance: 0.03 });
    // Above this even the best quality is smaller.
    if (targetBytes > 600 * KB) continue;
    expect(outcome.length, `${targetBytes}`).toBeGreaterThanOrEqual(targetBytes * 0.97);
  }
});

const codesOf = ({ notes }: Compressed) => notes.map(({ code }) => code);

describe('what is said of a target', () => {
  test('that it was met means within the tolerance', async () => {
    const random = randomNumbers(3);
    for (let trial = 0; trial < 100; trial++) {
      const targetBytes = Math.round(20 * KB * 30 ** random());
      const { notes, length } = await compress({ sizeOf: smooth(250_000), targetBytes, tolerance: 0.03 });
      const below = 1 - length / targetBytes;
      expect(notes).toEqual([expect.objectContaining({ code: below <= 0.03 ? 'target-met' : 'nearest', below })]);
    }
  });

  test('nearest comes with how far, and with its reason: the format has no step in between', async () => {
    const coarse: SizeOf = ({ quality }) => 1000 * 1.2 ** quality;
    const { notes } = await compress({ sizeOf: coarse, format: withoutNuances, targetBytes: 220_000 });
    expect(notes).toEqual([{ code: 'nearest', below: expect.closeTo(0.1, 1), why: 'steps' }]);
  });

  test('or that there is no better quality, or none that is tried', async () => {
    const { notes } = await compress({ sizeOf: () => 60_000, targetBytes: 200_000 });
    expect(notes).toEqual([{ code: 'nearest', below: 0.7, why: 'highest-tried' }]);
    const exact = await compress({ format: png, sizeOf: () => 60_000, targetBytes: 200_000 });
    expect(exact.notes).toEqual([{ code: 'nearest', below: 0.7, why: 'best-quality' }]);
  });

  test('or that it would be larger than the file', async () => {
    const subject = subjectOf({ bytes: 150_000, mayKeep: false });
    const outcome = await compress({ subject, sizeOf: smooth(250_000), targetBytes: 400_000 });
    expect(outcome.length).toBeLessThanOrEqual(150_000);
    expect(outcome.notes).toMatchObject([{ code: 'nearest', why: 'file-size' }]);
  });

  test('the same where another format was chosen that looks good in fewer bytes than the file', async () => {
    const subject = subjectOf({ bytes: 150_000, mayKeep: false, mayGrow: 'format' });
    const terms = { subject, format: webp, targetBytes: 400_000 };
    const small = await compress({ ...terms, sizeOf: smooth(30_000) });
    expect(small.length).toBeLessThanOrEqual(150_000);
    expect(small.request?.quality).toBeGreaterThan(90);
    expect(small.notes).toMatchObject([{ code: 'nearest', why: 'file-size' }]);
    const large = await compress({ ...terms, sizeOf: smooth(200_000) });
    expect(large.length).toBeGreaterThan(380_000);
  });

  test('above it comes with the smallest file there is', async () => {
    const sizeOf = smooth(250_000, { head: 20_000 });
    const outcome = await compress({ sizeOf, targetBytes: 10 * KB });
    expect(outcome.notes).toEqual([{ code: 'above-target', above: outcome.length / (10 * KB) - 1 }]);
    expect(outcome.length).toBeLessThan(20_100);
    expect(outcome.encodes).toBeLessThanOrEqual(10);
  });

  test('and is the original where that is smaller', async () => {
    const outcome = await compress({
      subject: subjectOf({ bytes: 15_000 }),
      sizeOf: smooth(250_000, { head: 20_000 }),
      targetBytes: 10 * KB,
    });
    expect(outcome.bytes).toBe('original');
    expect(codesOf(outcome)).toEqual(['left-as-it-is', 'above-target']);
  });
});

describe('KB of 1,000 bytes', () => {
  test.each([
    { name: 'a smooth encoder', format: jpeg, sizeOf: smooth(250_000), least: 0.97 },
    { name: 'one that wobbles by 2%', format: jpeg, sizeOf: wobbling(smooth(250_000), 0.02), least: 0.95 },
    { name: 'one of another bend', format: webp, sizeOf: smooth(250_000, { power: 1.1 }), least: 0.95 },
    { name: 'one of pixels alone', format: tiff, sizeOf: palettes(900_000), least: 0.97 },
  ])('are kept to where the tolerance leaves room, by $name', async ({ format, sizeOf, least }) => {
    const random = randomNumbers(8);
    for (let trial = 0; trial < 100; trial++) {
      const kilobytes = Math.round(20 * 8 ** random());
      const { length } = await compress({ format, sizeOf, targetBytes: kilobytes * KB, tolerance: 0.03 });
      expect(length, `${kilobytes} KB`).toBeLessThanOrEqual(kilobytes * 1000);
      expect(length, `${kilobytes} KB`).toBeGreaterThanOrEqual(kilobytes * KB * least);
    }
  });

  test('are kept to by a step just below the tolerance, if no correction reduces the one that is within it', async () => {
    // Drafts predict sizes that are too small.
    const steps: SizeOf = ({ quality, effort }) => 101_500 * 1.03 ** (quality - 60) * (effort === 'draft' ? 0.97 : 1);
    const outcome = await compress({ sizeOf: steps, targetBytes: 100 * KB, tolerance: 0.03 });
    expect(outcome.length).toBe(Math.round(101_500 / 1.03));
    expect(outcome.notes).toMatchObject([{ code: 'nearest', why: 'thousands' }]);
  });

  test('are no matter where it leaves none', async () => {
    const outcome = await compress({ sizeOf: smooth(250_000), targetBytes: 30 * KB, tolerance: 0.01 });
    expect(outcome.length).toBeGreaterThan(30_000);
  });

  test('count for more than the tolerance where a file is a little below it, which is stated', async () => {
    const steps: SizeOf = ({ quality }) => (quality > 60 ? 120_000 : quality > 40 ? 101_500 : 98_000);
    const outcome = await compress({ format: withoutNuances, sizeOf: steps, targetBytes: 100 * KB, tolerance: 0.03 });
    expect(outcome.length).toBe(98_000);
    expect(outcome.notes).toEqual([{ code: 'nearest', below: expect.closeTo(0.043), why: 'thousands' }]);
  });

  test('count for less where a file would be far below it', async () => {
    const steps: SizeOf = ({ quality }) => (quality > 60 ? 120_000 : quality > 40 ? 101_500 : 60_000);
    const outcome = await compress({ sizeOf: steps, targetBytes: 100 * KB, tolerance: 0.03 });
    expect(outcome.length).toBe(101_500);
    expect(codesOf(outcome)).toEqual(['target-met']);
  });

  test('come before exact pixels of a PNG', async () => {
    const sizeOf: SizeOf = ({ quality, colours }) => (quality === 100 ? 101_500 : colours ? 1000 * quality : 70_000);
    const outcome = await compress({ format: png, sizeOf, targetBytes: 100 * KB, paletteCheck: async () => false });
    expect(outcome.length).toBe(99_000);
  });
});

describe('what gives way', () => {
  test('quality alone, as long as that is worth looking at', async () => {
    const outcome = await compress({ sizeOf: smooth(250_000), targetBytes: 150 * KB });
    expect(outcome.request).toMatchObject({ scale: 1, format: jpeg });
  });

  test('a little more quality, where the first resize takes the grain and with it a fifth of the bytes', async () => {
    const plain = smooth(250_000);
    const grainy: SizeOf = (request) => plain(request) * (request.scale < 1 ? 0.8 : 1);
    const targetBytes = Math.round(plain(fullAt(40)) * 0.98);
    const outcome = await compress({ sizeOf: grainy, targetBytes, sharpness: () => 5 });
    expect(outcome.request).toMatchObject({ scale: 1 });
    expect(outcome.notes).toMatchObject([{ code: 'target-met' }]);
  });

  test('no pixel of a drawing, where resampling blurs its edges and takes more bytes than all pixels', async () => {
    const plain = smooth(250_000);
    const drawn: SizeOf = (request) => plain(request) * (request.scale < 1 ? 1.12 : 1);
    const targetBytes = Math.round(plain(fullAt(60)) * 1.1);
    const outcome = await compress({ sizeOf: drawn, targetBytes, sharpness: () => 3 });
    expect(outcome.request).toMatchObject({ scale: 1 });
    expect(outcome.notes).toMatchObject([{ code: 'target-met' }]);
  });

  test('no pixel of a drawing that fits with all of them, although its draft seems too large', async () => {
    const plain = smooth(250_000);
    const drawn: SizeOf = (request) =>
      plain(request) * (request.scale < 1 ? 1.05 : request.effort === 'draft' ? 1.1 : 1);
    const targetBytes = Math.round(plain(fullAt(fullSizeQuality(jpeg, 3))) * 1.02);
    const outcome = await compress({ sizeOf: drawn, targetBytes, sharpness: () => 3 });
    expect(outcome.request).toMatchObject({ scale: 1 });
    expect(outcome.length).toBeGreaterThan(0.95 * targetBytes);
  });

  test('fewer pixels of a soft picture, at a size for which a sharp one keeps them all', async () => {
    const terms = { sizeOf: smooth(250_000), targetBytes: 130 * KB };
    const [soft, sharp] = [await compress({ ...terms, sharpness: () => 1 }), await compress(terms)];
    expect(sharp.request).toMatchObject({ scale: 1 });
    expect(soft.request?.scale).toBeLessThan(1);
    expect(soft.request?.quality).toBeGreaterThan(sharp.request?.quality ?? 100);
  });

  test.each([60, 40, 20, 10])('below that quality and sides together, to within the tolerance: %i KB', async (size) => {
    const outcome = await compress({ sizeOf: smooth(250_000), targetBytes: size * KB, tolerance: 0.03 });
    expect(codesOf(outcome)).toEqual(['target-met']);
    expect(outcome.request?.scale).toBeLessThan(1);
    expect(outcome.request?.quality).toBeGreaterThanOrEqual(16);
  });

  test.each([24, 40, 60, 88])('another way to write quality %i, for a target between two steps', async (quality) => {
    const sizeOf = smooth(250_000);
    const targetBytes = Math.round((sizeOf(fullAt(quality)) + sizeOf(fullAt(quality + 1))) / 2);
    const outcome = await compress({ sizeOf, targetBytes, tolerance: 0.01 });
    expect(outcome.length).toBeGreaterThanOrEqual(targetBytes * 0.98);
    expect(outcome.request?.scale).toBe(1);
  });

  test('4:2:0, for a target below the jump to 4:4:4', async () => {
    const sizeOf = smooth(250_000);
    const full = sizeOf(fullAt(90));
    const outcome = await compress({ sizeOf, targetBytes: Math.round(full * 0.97) });
    expect(outcome.request).toMatchObject({ chroma: 'half', scale: 1 });
    expect(outcome.length).toBeGreaterThan(full * 0.9);
  });

  test('no pixel of a PNG that fits exactly', async () => {
    const outcome = await compress({ format: png, sizeOf: palettes(1_500_000), targetBytes: 1_600_000 });
    expect(outcome.request).toMatchObject({ quality: 100, scale: 1 });
    expect(outcome.encodes).toBe(1);
  });

  /** Of few colours, which a packer compresses much better. */
  const packable = {
    subject: subjectOf({ width: 1200, height: 800 }),
    trials: {
      isDrawing: async () => false,
      hasFewColours: async () => true,
      errorOf: async () => 0,
      pixelsAt: async () => undefined,
    },
  };

  test('no pixel of a PNG that fits exactly once it is packed, which is tried only where it may', async () => {
    const sizeOf: SizeOf = (request) => palettes(1_500_000)(request) * (request.packs === true ? 0.4 : 1);
    const terms = { format: png, sizeOf, ...packable };
    const outcome = await compress({ ...terms, targetBytes: 620_000 });
    expect(outcome.request).toMatchObject({ quality: 100, scale: 1, packs: true });
    expect(outcome.encodes).toBe(1);
    const tooSmall = await compress({ ...terms, targetBytes: 300_000 });
    expect(tooSmall.request?.packs).toBe(false);
  });

  test('colours rather than pixels where exact pixels do not fit KB of 1,000 bytes', async () => {
    const sizeOf: SizeOf = ({ quality, colours, scale }) =>
      (quality === 100 ? 101_500 : colours ? 150_000 : 40_000) * scale ** 1.8;
    const outcome = await compress({ format: png, sizeOf, targetBytes: 100 * KB, paletteCheck: async () => false });
    expect(outcome.request).toMatchObject({ quality: 100, scale: 1 });
  });

  /** A palette of fewer colours takes fewer bytes, at any number of pixels, and rounded colours more than a palette. */
  const paletted: (exact: number) => SizeOf =
    (exact) =>
    ({ quality, scale, colours, tweak }) => {
      const finer = usualShift(png, tweak);
      const lossy = colours === 'rounded' ? Math.exp(0.032 * (quality - 100) + finer) : 0.1 + 0.002 * quality;
      return exact * (quality >= 100 ? 1 : lossy) * scale ** 1.8;
    };
  /** Hard edges between even areas, which take few bytes. */
  const drawing = { format: png, sizeOf: paletted(1_000_000), sharpness: () => 18 };
  const subject = subjectOf({ bytes: 10_000_000 });
  const photo = { subject, format: png, sizeOf: paletted(8_000_000), sharpness: () => 6, tolerance: 0.05 };

  test('the colours of a drawing before its pixels', async () => {
    const { request, notes } = await compress({ ...drawing, targetBytes: 250_000 });
    expect(request).toMatchObject({ scale: 1 });
    expect(request?.quality).toBeLessThan(90);
    expect(notes.at(-1)?.code).toBe('target-met');
  });

  test('both, where a drawing would be left with too few colours', async () => {
    const { request } = await compress({ ...drawing, targetBytes: 100_000 });
    expect(request?.scale).toBeLessThan(1);
    expect(request?.quality).toBeLessThan(55);
  });

  test('how true the colours of a photo are, then its pixels, and then its colours', async () => {
    const large = await compress({ ...photo, targetBytes: 6_000_000 });
    expect(large.request).toMatchObject({ colours: 'rounded', scale: 1 });
    const middle = await compress({ ...photo, targetBytes: 4_000_000 });
    expect(middle.request).toMatchObject({ colours: 'rounded', quality: 83 });
    expect(middle.request?.scale).toBeLessThan(1);
    const small = await compress({ ...photo, targetBytes: 1_300_000 });
    expect(small.request).toMatchObject({ quality: 99 });
    expect(small.request?.colours).toBeUndefined();
    expect(small.request?.scale).toBeLessThan(1);
    for (const { notes } of [large, middle, small]) expect(notes.at(-1)?.code).toBe('target-met');
  });

  test('no tenth of the sides, where a palette of all pixels is as near to the target', async () => {
    const noisy: SizeOf = ({ quality, colours, scale }) =>
      (quality === 100 ? 230_000 : colours ? 2000 * quality : 99_129) * scale ** 1.8;
    const terms = { ...photo, subject: subjectOf({ width: 500, height: 408 }), tolerance: 0.03, sizeOf: noisy };
    const { request, bytes } = await compress({ ...terms, paletteCheck: async () => false, targetBytes: 100 * KB });
    expect([request?.scale, bytes.length]).toEqual([1, 99_129]);
  });

  test('pixels before colours also down to few of them, where a palette would be far off', async () => {
    const paletteCheck = async () => false;
    const { request } = await compress({ ...photo, paletteCheck, targetBytes: 1_300_000 });
    expect(request).toMatchObject({ colours: 'rounded', quality: 83 });
  });

  test('no colours of a drawing whose palette fits, unless the palette is less true than rounding', async () => {
    const terms = { ...drawing, targetBytes: 600_000, tolerance: 0.05 };
    const kept = await compress({ ...terms, paletteCheck: async () => true });
    expect(kept.request).toMatchObject({ quality: 99, scale: 1 });
    expect(kept.request?.colours).toBeUndefined();
    expect(kept.notes).toMatchObject([{ code: 'nearest', why: 'steps' }]);
    const rounded = await compress({ ...terms, paletteCheck: async () => false });
    expect(rounded.request).toMatchObject({ colours: 'rounded', scale: 1 });
    expect(rounded.notes.at(-1)?.code).toBe('target-met');
  });

  test('both, where hardly any of its pixels are left', async () => {
    const { request } = await compress({ ...photo, targetBytes: 60_000 });
    expect(request?.scale).toBeLessThan(0.3);
    expect(request?.quality).toBeLessThan(60);
  });

  const palettesAndPhotos: SizeOf = (request) =>
    request.format === jpeg ? smooth(150_000)(request) : palettes(1_500_000)(request);

  test('the format before the dimensions, where it may', async () => {
    const terms = { format: png, sizeOf: palettesAndPhotos, targetBytes: 120 * KB };
    expect((await compress({ ...terms, exchange: jpeg })).request).toMatchObject({ format: jpeg, scale: 1 });
    const kept = await compress(terms);
    expect(kept.request?.format).toBe(png);
    expect(kept.request?.scale).toBeLessThan(1);
  });

  test('not the format of exact pixels, however far below the target they are', async () => {
    const targetBytes = 450 * KB;
    const packed: SizeOf = (request) => palettesAndPhotos(request) * (request.packs === true ? 0.28 : 1);
    const kept = await compress({ format: png, exchange: jpeg, sizeOf: packed, targetBytes, ...packable });
    expect(kept.request).toMatchObject({ format: png, quality: 100, scale: 1 });
  });

  test('not the format, where a palette comes near', async () => {
    const outcome = await compress({ format: png, exchange: jpeg, sizeOf: palettesAndPhotos, targetBytes: 450 * KB });
    expect(outcome.request).toMatchObject({ format: png, scale: 1 });
  });

  test('a PNG that changes for a target of one megabyte is tried at quality 95 first', async () => {
    const { encode, requests } = madeUp((request) => (request.format === jpeg ? 900_000 : 4_000_000));
    await compressToSize({ subject: subjectOf(), format: png, exchange: jpeg, encode, targetBytes: 1024 * KB });
    expect(requests.find(({ format }) => format === jpeg)?.quality).toBe(95);
  });

  test('but is done without where it fails, and developers hear of it', async () => {
    const warn = vi.fn();
    const made = madeUp(palettesAndPhotos);
    const encode: SizeTask['encode'] = async (request) => {
      if (request.format === jpeg) throw new ImageError('codec-failed', 'no JPEG today');
      return made.encode(request);
    };
    const terms = { subject: subjectOf(), format: png, exchange: jpeg, encode, warn };
    const { bytes, request } = await compressToSize({ ...terms, targetBytes: 120 * KB });
    expect(request?.format).toBe(png);
    expect(bytes.length).toBeLessThanOrEqual(120 * KB);
    expect(warn.mock.calls).toEqual([['The change to JPG failed: no JPEG today']]);
  });
});

describe('the caps', () => {
  const erratic: SizeOf = ({ quality, scale }) => (((quality * 7919 + scale * 104_729) % 97) + 1) * 40_000;

  test.each([
    { targetBytes: 1023 * KB, most: 10 },
    { targetBytes: 1024 * KB, most: 15 },
  ])('$targetBytes bytes: at most $most full encodes, however erratic the encoder', async ({ targetBytes, most }) => {
    for (const format of [jpeg, webp, png]) {
      const outcome = await compress({ format, exchange: jpeg, sizeOf: erratic, targetBytes, tolerance: 0.0001 });
      expect(outcome.encodes).toBeLessThanOrEqual(most);
    }
  });
});

describe('padding', () => {
  // The made-up encoders' files are no JPEGs.
  beforeEach(async () => {
    vi.spyOn(await workOn(jpeg), 'pad').mockImplementation((bytes, count) => new Uint8Array(bytes.length + count));
  });
  afterEach(() => vi.restoreAllMocks());
  const targetBytes = 1_000_000;
  const [lengthOf, paddingOf] = [
    ({ bytes }: Compressed) => bytes.length,
    ({ notes }: Compressed) => notes.find((note) => note.code === 'padded'),
  ];

  test('brings a file that falls short of a large target closer by a fifth of it at most, and says by how much', async () => {
    const outcome = await compress({ format: jpeg, sizeOf: () => 200_000, targetBytes, tolerance: 0.01 });
    expect(lengthOf(outcome)).toBe(400_000);
    expect(outcome.notes).toEqual([
      { code: 'padded', bytes: 200_000 },
      { code: 'nearest', below: 0.6, why: 'highest-tried' },
    ]);
  });

  test.each([
    { name: 'a PNG that became a JPEG', from: 'png' as const, padding: 400_000 },
    { name: 'a WebP that became a JPEG', from: 'webp' as const, padding: 200_000 },
  ])('of $name takes at most $padding of a million bytes', async ({ from, padding }) => {
    const subject = subjectOf({ format: from });
    const outcome = await compress({ subject, format: jpeg, sizeOf: () => 500_000, targetBytes, tolerance: 0.01 });
    expect(paddingOf(outcome)).toEqual({ code: 'padded', bytes: padding });
  });

  test('reaches the target where a fifth is enough, and then says so', async () => {
    const outcome = await compress({ format: jpeg, sizeOf: () => 850_000, targetBytes, tolerance: 0.01 });
    expect(outcome.notes).toEqual([
      { code: 'padded', bytes: 150_000 },
      { code: 'target-met', below: 0 },
    ]);
  });

  test('leaves room for KB of 1,000 bytes too', async () => {
    const outcome = await compress({ format: jpeg, sizeOf: () => 850_000, targetBytes: 1000 * KB, tolerance: 0.03 });
    expect(lengthOf(outcome)).toBe(1_000_000);
  });

  test('never lifts a file above the one that came in', async () => {
    const subject = subjectOf({ bytes: 700_000, mayKeep: false });
    const outcome = await compress({ subject, format: jpeg, sizeOf: () => 560_000, targetBytes, tolerance: 0.01 });
    expect(lengthOf(outcome)).toBeLessThanOrEqual(700_000);
  });

  test('can be left out', async () => {
    const outcome = await compress({ format: jpeg, sizeOf: () => 850_000, targetBytes, padding: false });
    expect(lengthOf(outcome)).toBe(850_000);
    expect(paddingOf(outcome)).toBeUndefined();
  });

  test('that fails leaves the file as it was, and developers hear of it', async () => {
    const warn = vi.fn();
    vi.spyOn(await workOn(jpeg), 'pad').mockImplementation(() => {
      throw new RangeError('no room');
    });
    const outcome = await compress({ format: jpeg, sizeOf: () => 850_000, targetBytes, tolerance: 0.01, warn });
    expect(lengthOf(outcome)).toBe(850_000);
    expect(warn.mock.calls).toEqual([['The padding to 1000000 bytes failed: RangeError: no room']]);
  });

  test.each([
    { name: 'a target below 500 KB', sizeOf: () => 400_000, targetBytes: 500 * KB - 1, format: jpeg },
    { name: 'a file of 90% of its target', sizeOf: () => 901_000, targetBytes: 1_000_000, format: jpeg },
    { name: 'a format without comments', sizeOf: () => 200_000, targetBytes: 1_000_000, format: webp },
  ])('is not for $name', async ({ name: _, ...terms }) => {
    expect(paddingOf(await compress({ ...terms, tolerance: 0.01 }))).toBeUndefined();
  });
});

test('a rejected encode ends the search with its error', async () => {
  const encode = vi.fn().mockRejectedValue(new Error('cancelled'));
  const task = { subject: subjectOf(), format: jpeg, jpeg, targetBytes: 50 * KB, encode };
  await expect(compressToSize(task)).rejects.toThrow('cancelled');
  expect(encode).toHaveBeenCalledTimes(1);
});
