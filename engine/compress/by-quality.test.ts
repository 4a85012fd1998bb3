import { describe, expect, test, vi } from 'vitest';
import { FORMATS } from '../formats/index.ts';
import { budgetFor, compressByQuality, type QualityTask } from './by-quality.ts';
import type { Outcome } from './encode.ts';
import {
  type MadeUp,
  madeUp,
  palettes,
  randomNumbers,
  type SizeOf,
  smooth,
  sourceOf,
  wobbling,
} from './made-up-encoders.ts';

const { jpeg, png, webp, gif } = FORMATS;

type Terms = Partial<QualityTask> & { sizeOf: SizeOf };

async function compress({ sizeOf, ...terms }: Terms): Promise<Outcome & Pick<MadeUp, 'requests'>> {
  const { encode, requests } = madeUp(sizeOf);
  const task = { source: sourceOf(), format: jpeg, quality: 75, preserveFormat: false, jpeg, encode, ...terms };
  return { ...(await compressByQuality(task)), requests };
}

test.each([
  [1_000_000, 100, 1_000_000],
  [1_000_000, 64, 512_000],
  [1_000_000, 25, 125_000],
  [20_000_000, 75, 5 * 1024 * 1024],
])('of %d bytes, quality %d aims at %d', (bytes, quality, budget) => {
  expect(budgetFor(bytes, quality)).toBeCloseTo(budget);
});

describe('what is left alone', () => {
  test('a file of 10 KB, without an encode', async () => {
    const outcome = await compress({ source: sourceOf({ bytes: 10_240 }), sizeOf: smooth(3000) });
    expect(outcome).toMatchObject({ bytes: 'original', stop: 'already-small', encodes: 0 });
  });

  test('but not one of a byte more, nor an edited one', async () => {
    expect((await compress({ source: sourceOf({ bytes: 10_241 }), sizeOf: smooth(3000) })).stop).toBe('done');
    const edited = sourceOf({ bytes: 5000, mayKeep: false });
    expect((await compress({ source: edited, sizeOf: smooth(3000) })).stop).toBe('done');
  });

  test('a file that would not become at least 5% smaller', async () => {
    const at = (share: number) => compress({ source: sourceOf({ bytes: 100_000 }), sizeOf: () => 100_000 * share });
    expect(await at(0.951)).toMatchObject({ bytes: 'original', stop: 'ineffective' });
    expect(await at(0.95)).toMatchObject({ stop: 'done' });
  });

  test('nothing larger than the original is ever handed back for it', async () => {
    const random = randomNumbers(4);
    for (let trial = 0; trial < 300; trial++) {
      const source = sourceOf({ bytes: Math.round(11_000 * 100 ** random()) });
      const format = [jpeg, png, webp, gif][Math.floor(random() * 4)] ?? jpeg;
      const sizeOf = wobbling(smooth(20_000 * 50 ** random()), 0.1);
      const { bytes } = await compress({ source, format, sizeOf, quality: Math.ceil(random() * 100) });
      if (bytes !== 'original') expect(bytes.length).toBeLessThanOrEqual(source.bytes * 0.95);
    }
  });
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
      const outcome = await compress({ source: sourceOf({ mayKeep: false }), sizeOf, quality });
      expect(outcome.request?.quality).toBe(naive(sizeOf, quality, 2_000_000, 0.95));
      encodes += outcome.encodes;
    }
    expect(encodes / 200).toBeLessThan(3);
  });

  test('goes by 15% at a time where quality costs colours', async () => {
    const sizeOf: SizeOf = ({ quality }) => quality * 25_000;
    const source = sourceOf({ mayKeep: false });
    const { request } = await compress({ source, format: png, preserveFormat: true, sizeOf, quality: 80 });
    expect(request?.quality).toBe(naive(sizeOf, 80, 2_000_000, 0.85));
  });

  test('gives up after ten cuts, without having tried them all', async () => {
    const { request, encodes } = await compress({
      source: sourceOf({ mayKeep: false }),
      sizeOf: smooth(5_000_000),
      quality: 80,
    });
    expect(request?.quality).toBe(Math.round(80 * 0.95 ** 10));
    expect(encodes).toBeLessThanOrEqual(3);
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
    const { requests } = await compress({ source: sourceOf({ width }), sizeOf: smooth(100_000), quality });
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
  const source = sourceOf({ bytes: 500_000 });
  const sizeOf: SizeOf = (request) => (request.format === jpeg ? smooth(60_000)(request) : 490_000);

  test('is tried as a JPEG, and developers hear of it', async () => {
    const warn = vi.fn();
    expect((await compress({ source, format: png, sizeOf, warn })).request?.format).toBe(jpeg);
    expect(warn.mock.calls).toEqual([['Compression was ineffective: 490000 bytes of 500000 as PNG']]);
  });

  test('that saves enough is no news', async () => {
    const warn = vi.fn();
    await compress({ source, format: png, sizeOf: smooth(60_000), warn });
    // Nor that another format takes more.
    await compress({ source: sourceOf({ bytes: 500, mayKeep: false }), format: webp, sizeOf: () => 600, warn });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    { name: 'whose format is to stay', source, preserveFormat: true },
    { name: 'with transparency', source: { ...source, alpha: true }, preserveFormat: false },
  ])('$name stays what it was', async ({ name: _, ...terms }) => {
    const outcome = await compress({ ...terms, format: png, sizeOf });
    expect(outcome).toMatchObject({ bytes: 'original', stop: 'ineffective' });
    expect(outcome.requests.every(({ format }) => format === png)).toBe(true);
  });

  test('stays what it was where a JPEG is no smaller', async () => {
    const outcome = await compress({ source, format: png, sizeOf: () => 490_000 });
    expect(outcome).toMatchObject({ bytes: 'original', stop: 'ineffective' });
  });
});

test('a PNG keeps its palette where that is enough', async () => {
  const { request, bytes } = await compress({ format: png, sizeOf: palettes(1_900_000) });
  expect(request?.format).toBe(png);
  expect(bytes.length).toBeLessThan(2_000_000 * 0.95);
});

test('a rejected encode is passed on', async () => {
  const encode = vi.fn().mockRejectedValue(new Error('cancelled'));
  const task = { source: sourceOf(), format: jpeg, quality: 75, preserveFormat: false, jpeg, encode };
  await expect(compressByQuality(task)).rejects.toThrow('cancelled');
});
