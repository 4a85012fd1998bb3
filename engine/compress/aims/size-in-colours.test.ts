import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../formats/index.ts';
import type { Pixels } from '../../pixels/pixels.ts';
import { madeUp, type SizeOf, subjectOf } from '../made-up-encoders.test-data.ts';
import type { ColourTrials, PaletteCheck } from '../picture-trials.ts';
import type { EncodeRequest } from '../request.ts';
import { compressToSize, type SizeTask } from './size.ts';

/* Palettes and rounded colours of a PNG at a target size, as sizes and scores decide. */

const { png } = FORMATS;

type Way = Pick<EncodeRequest, 'quality' | 'colours'>;

/** Compresses a photo of few pixels. @param knowsPixels whether a palette's pixels are known without an encode */
async function compress({
  sizeOf,
  scoreOf,
  knowsPixels = true,
  ...terms
}: { sizeOf: SizeOf; scoreOf: (way: Way) => number; knowsPixels?: boolean; targetBytes: number } & Partial<SizeTask>) {
  const { encode } = madeUp(sizeOf);
  const scores = new Map<Uint8Array, number>();
  const pixels = { width: 1, height: 1, channels: 3 } as const;
  const trials: ColourTrials = {
    isDrawing: async () => false,
    hasFewColours: async () => false,
    errorOf: async () => 0,
    pixelsAt: async (way) =>
      knowsPixels || way.colours ? { ...pixels, data: Uint8Array.of(scoreOf(way)) } : undefined,
  };
  return compressToSize({
    subject: subjectOf({ format: 'png', bytes: 1_000_000, width: 400, height: 300 }),
    format: png,
    tolerance: 0.03,
    sharpness: () => 6,
    paletteCheck: async () => true,
    trials,
    encode: async (request) => {
      const { bytes } = await encode(request);
      const file = bytes.slice();
      scores.set(file, scoreOf(request));
      return { bytes: file };
    },
    scoringIn: async () => ({
      activity: 1,
      isProbeExact: false,
      judge: async (bytes: Uint8Array) => ({ score: scores.get(bytes) ?? 0, worst: 0 }),
      scoreOfPixels: ({ data }: Pixels) => data[0] ?? 0,
    }),
    ...terms,
  });
}

describe('a palette of all pixels', () => {
  /** Exact pixels, rounded ones that grow with their quality, and palettes. */
  const sizesOf =
    (palette: (quality: number) => number): SizeOf =>
    ({ quality, colours, scale }) =>
      (quality === 100 ? 120_000 : colours ? 1000 * (quality - 20) : palette(quality)) * scale ** 1.8;
  const scoreOf =
    (rounded: number) =>
    ({ colours }: Way) =>
      colours ? rounded : 97;

  it('is kept at a larger target, at which rounded colours fit but score less', async () => {
    const terms = { sizeOf: sizesOf(() => 54_000), scoreOf: scoreOf(94), targetBytes: 72_000 };
    const { request, bytes } = await compress(terms);
    expect([request?.colours, request?.scale, bytes.length]).toEqual([undefined, 1, 54_000]);
  });

  it('is not kept where rounded colours are nearer to the target and look alike', async () => {
    const terms = { sizeOf: sizesOf(() => 54_000), scoreOf: scoreOf(96.5), targetBytes: 72_000 };
    const { request, bytes } = await compress(terms);
    expect(request).toMatchObject({ colours: 'rounded', scale: 1 });
    expect(bytes.length).toBeGreaterThan(0.97 * 72_000);
  });

  it('is taken if it is nearer than rounded colours, which leave a gap', async () => {
    const gap: SizeOf = (request) =>
      request.colours
        ? (request.quality > 87 ? 90_000 : 60_000) * request.scale ** 1.8
        : sizesOf(() => 76_000)(request);
    const terms = { sizeOf: gap, scoreOf: scoreOf(96.5), targetBytes: 80_000, knowsPixels: false };
    const { request, bytes } = await compress(terms);
    expect([request?.colours, request?.scale, bytes.length]).toEqual([undefined, 1, 76_000]);
  });

  it('is replaced by rounded colours that are nearer and score more, however small its error', async () => {
    const paletteCheck: PaletteCheck = async (_format, _file, { steps: [finest] }) => finest > 1;
    const terms = {
      sizeOf: sizesOf(() => 54_000),
      scoreOf: scoreOf(99),
      targetBytes: 72_000,
      sharpness: () => 1000,
      paletteCheck,
    };
    expect((await compress(terms)).request).toMatchObject({ colours: 'rounded', scale: 1 });
  });

  it('fits the target, if not KB of 1,000 bytes, rather than to be a quarter below it', async () => {
    const steps = sizesOf((quality) => (quality > 50 ? 70_000 : quality > 30 ? 49_900 : 37_000));
    const terms = { sizeOf: steps, scoreOf: () => 90, targetBytes: 50_000 };
    const { request, bytes } = await compress(terms);
    expect([request?.scale, bytes.length]).toEqual([1, 49_900]);
  });
});

describe('fewer pixels', () => {
  /** Rounded colours take so few bytes that they are searched first; neither fits with all pixels. */
  const sizeOf: SizeOf = ({ quality, colours, scale }) =>
    (quality === 100 ? 240_000 : colours ? 1000 * (quality + 20) : 110_000) * scale ** 1.8;
  const at = (palette: number) =>
    compress({ sizeOf, scoreOf: ({ colours }) => (colours ? 60 : palette), targetBytes: 60_000, sharpness: () => 4 });

  it('are those of a palette where it scores more', async () => {
    const { request } = await at(64);
    expect(request?.colours).toBeUndefined();
    expect(request?.scale).toBeLessThan(1);
  });

  it('are those of rounded colours otherwise', async () => {
    const { request } = await at(56);
    expect(request?.colours).toBe('rounded');
    expect(request?.scale).toBeLessThan(1);
  });
});
