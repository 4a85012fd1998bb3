import { describe, expect, test, vi } from 'vitest';
import { ImageError } from '../errors.ts';
import { FORMATS } from '../formats/index.ts';
import type { Outcome } from './encode.ts';
import { madeUp, palettes, randomNumbers, type SizeOf, smooth, sourceOf, wobbling } from './made-up-encoders.ts';
import { compressToSize, initialQuality, type SizeTask } from './to-size.ts';

const { jpeg, png, webp, gif, tiff } = FORMATS;
const KB = 1024;

type Terms = Partial<SizeTask> & { sizeOf: SizeOf; targetBytes: number };

async function compress({ sizeOf, ...terms }: Terms): Promise<Outcome & { length: number; asked: number }> {
  const { encode, requests } = madeUp(sizeOf);
  const outcome = await compressToSize({ source: sourceOf(), format: jpeg, jpeg, encode, ...terms });
  return {
    ...outcome,
    length: outcome.bytes === 'original' ? sourceOf(terms.source).bytes : outcome.bytes.length,
    asked: requests.length,
  };
}

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

describe('what is small enough already', () => {
  test('a file at its target is handed back without an encode', async () => {
    const outcome = await compress({ sizeOf: smooth(300_000), targetBytes: 2_000_000 });
    expect(outcome).toMatchObject({ bytes: 'original', stop: 'already-small', asked: 0 });
  });

  test('but not where the picture was edited', async () => {
    const source = sourceOf({ mayKeep: false });
    const outcome = await compress({ source, sizeOf: smooth(300_000), targetBytes: 2_000_000 });
    expect(outcome.bytes).toBeInstanceOf(Uint8Array);
    expect(outcome.length).toBeLessThanOrEqual(2_000_000);
  });
});

const encoders: { name: string; format: SizeTask['format']; sizeOf: (size: number) => SizeOf; mean: number }[] = [
  { name: 'smooth', format: jpeg, sizeOf: (size) => smooth(size), mean: 2 },
  { name: 'smooth, of another bend', format: webp, sizeOf: (size) => smooth(size, { power: 1.1 }), mean: 2.5 },
  { name: 'wobbling by 2%', format: jpeg, sizeOf: (size) => wobbling(smooth(size), 0.02), mean: 2.5 },
  { name: 'wobbling by 15%', format: jpeg, sizeOf: (size) => wobbling(smooth(size), 0.15), mean: 4 },
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
      expect(outcome.stop).toMatch(/^(target-met|best-that-fits|already-small)$/);
    }
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

test('a smooth encoder ends within 2% below the target in the median', async () => {
  const random = randomNumbers(2);
  const gaps: number[] = [];
  for (let trial = 0; trial < 200; trial++) {
    const targetBytes = Math.round(20 * KB * 30 ** random());
    const outcome = await compress({ sizeOf: wobbling(smooth(250_000), 0.005), targetBytes, tolerance: 0.03 });
    gaps.push(1 - outcome.length / targetBytes);
  }
  expect(gaps.sort((a, b) => a - b)[100]).toBeLessThan(0.02);
});

describe('why a search stopped', () => {
  test('target-met means within the tolerance', async () => {
    const random = randomNumbers(3);
    for (let trial = 0; trial < 100; trial++) {
      const targetBytes = Math.round(20 * KB * 30 ** random());
      const { stop, length } = await compress({ sizeOf: smooth(250_000), targetBytes, tolerance: 0.03 });
      expect(length >= targetBytes * 0.97).toBe(stop === 'target-met');
    }
  });

  test('nothing-fits comes with the smallest file there is', async () => {
    const sizeOf = smooth(250_000, { head: 20_000 });
    const outcome = await compress({ sizeOf, targetBytes: 10 * KB });
    expect(outcome.stop).toBe('nothing-fits');
    expect(outcome.length).toBeLessThan(20_100);
    expect(outcome.encodes).toBeLessThanOrEqual(10);
  });

  test('nothing-fits hands the original back where that is smaller', async () => {
    const outcome = await compress({
      source: sourceOf({ bytes: 15_000 }),
      sizeOf: smooth(250_000, { head: 20_000 }),
      targetBytes: 10 * KB,
    });
    expect(outcome).toMatchObject({ bytes: 'original', stop: 'nothing-fits' });
  });
});

describe('what gives way', () => {
  test('quality alone, as long as that fits', async () => {
    const outcome = await compress({ sizeOf: smooth(250_000), targetBytes: 75 * KB });
    expect(outcome.request).toMatchObject({ scale: 1, format: jpeg });
  });

  test('below quality 20 a JPEG is softened', async () => {
    const outcome = await compress({ sizeOf: smooth(250_000), targetBytes: 100 * KB });
    expect(outcome.request?.quality).toBeLessThan(20);
    expect(outcome.request).toMatchObject({ scale: 1, blur: 0.5, smoothing: 'low' });
  });

  test('a photo of more than 3000 pixels a side is pre-scaled rather than taken below quality 20', async () => {
    const source = sourceOf({ width: 4000, height: 3000 });
    const outcome = await compress({ source, sizeOf: smooth(250_000), targetBytes: 100 * KB });
    expect(outcome.request).toMatchObject({ scale: 0.6 });
    expect(outcome.request?.quality).toBeGreaterThanOrEqual(20);
  });

  test('the dimensions, where no quality worth looking at fits, and then to within a percent or two', async () => {
    const outcome = await compress({ sizeOf: smooth(250_000), targetBytes: 20 * KB, tolerance: 0.03 });
    expect(outcome.stop).toBe('target-met');
    expect(outcome.request?.quality).toBe(30);
    expect(outcome.request?.scale).toBeLessThan(0.5);
  });

  test('half chroma, for a target below what full chroma costs at once', async () => {
    const sizeOf = smooth(250_000);
    const full = sizeOf({
      format: jpeg,
      quality: 90,
      scale: 1,
      blur: 0,
      smoothing: 'high',
      effort: 'usual',
      chroma: 'auto',
    });
    const outcome = await compress({ sizeOf, targetBytes: Math.round(full * 0.9) });
    expect(outcome.request).toMatchObject({ chroma: 'half', scale: 1 });
    expect(outcome.length).toBeGreaterThan(full * 0.8);
  });

  test('no pixel of a PNG that fits exactly', async () => {
    const outcome = await compress({ format: png, sizeOf: palettes(1_500_000), targetBytes: 1_600_000 });
    expect(outcome.request).toMatchObject({ quality: 100, scale: 1 });
    expect(outcome.encodes).toBe(1);
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

  test('not the format, where a palette comes near', async () => {
    const outcome = await compress({ format: png, exchange: jpeg, sizeOf: palettesAndPhotos, targetBytes: 450 * KB });
    expect(outcome.request).toMatchObject({ format: png, scale: 1 });
  });

  test('a PNG that changes for a target of one megabyte is tried at quality 95 first', async () => {
    const { encode, requests } = madeUp(palettesAndPhotos);
    const terms = { source: sourceOf(), format: png, exchange: jpeg, jpeg, encode };
    await compressToSize({ ...terms, targetBytes: 1024 * KB });
    expect(requests.find(({ format }) => format === jpeg)?.quality).toBe(95);
  });

  test('but is done without where it fails, and developers hear of it', async () => {
    const warn = vi.fn();
    const made = madeUp(palettesAndPhotos);
    const encode: SizeTask['encode'] = async (request) => {
      if (request.format === jpeg) throw new ImageError('codec-failed', 'no JPEG today');
      return made.encode(request);
    };
    const terms = { source: sourceOf(), format: png, exchange: jpeg, jpeg, encode, warn };
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
      expect(outcome.asked).toBe(outcome.encodes + outcome.drafts);
    }
  });
});

describe('padding', () => {
  const padderOf = () => (bytes: Uint8Array, count: number) => new Uint8Array(bytes.length + count);
  /** Even quality 99 is far below the target. */
  const small = smooth(30_000);

  test('brings a file that falls short of a large target closer by a fifth of it at most', async () => {
    const outcome = await compress({ sizeOf: small, targetBytes: 1_000_000, padderOf });
    expect(outcome.padding).toBe(200_000);
    expect(outcome.stop).toBe('best-that-fits');
  });

  test('reaches the target where a fifth is enough, and then says so', async () => {
    const outcome = await compress({ sizeOf: () => 850_000, targetBytes: 1_000_000, padderOf });
    expect(outcome).toMatchObject({ padding: 150_000, length: 1_000_000, stop: 'target-met' });
  });

  test('that fails leaves the file as it was, and developers hear of it', async () => {
    const warn = vi.fn();
    const broken = () => () => {
      throw new RangeError('no room');
    };
    const outcome = await compress({ sizeOf: () => 850_000, targetBytes: 1_000_000, padderOf: broken, warn });
    expect(outcome).toMatchObject({ padding: 0, length: 850_000, stop: 'best-that-fits' });
    expect(warn.mock.calls).toEqual([['The padding to 1000000 bytes failed: RangeError: no room']]);
  });

  test.each([
    { name: 'a target below 500 KB', sizeOf: () => 400_000, targetBytes: 500 * KB - 1, padderOf },
    { name: 'a file of 90% of its target', sizeOf: () => 901_000, targetBytes: 1_000_000, padderOf },
    { name: 'a format without comments', sizeOf: small, targetBytes: 1_000_000, padderOf: () => undefined },
  ])('is not for $name', async ({ name: _, ...terms }) => {
    expect((await compress(terms)).padding).toBe(0);
  });
});

test('a rejected encode ends the search with its error', async () => {
  const encode = vi.fn().mockRejectedValue(new Error('cancelled'));
  const task = { source: sourceOf(), format: jpeg, jpeg, targetBytes: 50 * KB, encode };
  await expect(compressToSize(task)).rejects.toThrow('cancelled');
  expect(encode).toHaveBeenCalledTimes(1);
});
