import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { photoLike } from '../../../../fixtures/pictures.ts';
import { drawn } from '../../../../proof/jpeg/drawn.ts';
import { libjpegAt, shown } from '../../../../proof/jpeg/libjpeg.ts';
import type { Pixels } from '../../../pixels/pixels.ts';
import { prepare } from '../../../score/score.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { encodeWith } from '../encoder/encode-with.ts';
import type { JpegPixels } from '../encoder/pixels.ts';
import { comparisonsWith } from './load.ts';

const [score, encoder, decoder] = await Promise.all([
  compileModule('score'),
  compileModule('jpeg'),
  compileModule('jpeg-decoder'),
]);
const parts = { loadKernel: async () => score, loadJpegKernels: async () => ({ decoder, encoder }) };
const comparisons = comparisonsWith(parts);

async function drawing(name: string): Promise<Pixels> {
  const made = await drawn(8)
    .find((one) => one.name === name)
    ?.make();
  if (!made) throw new Error(`There is no ${name}`);
  return { ...made, channels: 3 };
}

describe('a small picture of few coefficients', () => {
  it.each([
    ['dithered-5', 50],
    ['dithered-5', 75],
    ['stripes-5', 75],
  ] as const)(
    '%s at %i: scores as libjpeg-turbo does at equal bytes, which one file does not',
    async (name, quality) => {
      const picture = await drawing(name);
      const prepared = prepare(score, picture);
      const peer = await libjpegAt(picture, prepared);
      const pointsAbove = async (file: Uint8Array) =>
        prepared.score(await shown(picture, file)) - (peer(file.length) ?? Number.NaN);
      const settings = { quality, colour: 'auto' } as const;
      expect(await pointsAbove(await encodeWith(encoder, picture, settings))).toBeLessThan(-10);
      expect(await pointsAbove(await encodeWith(encoder, picture, settings, { comparisons }))).toBeGreaterThan(-3);
    },
  );
});

const pattern = await drawing('dithered-5');
const stripes = await drawing('stripes-0');
const grey: JpegPixels = { ...stripes, data: stripes.data.filter((_, i) => i % 3 === 1), channels: 1 };
const withFourth: JpegPixels = {
  ...pattern,
  data: Uint8Array.from({ length: pattern.width * pattern.height * 4 }, (_, i) =>
    i % 4 === 3 ? 0 : (pattern.data[(i >> 2) * 3 + (i % 4)] ?? 0),
  ),
  channels: 4,
};

it.each([
  ['in colour', pattern],
  ['grey', grey],
  ['with a fourth channel, which is ignored', withFourth],
] as const)('%s: the file is no larger, scores no less, and is sometimes another', async (_, picture) => {
  const data = picture === grey ? stripes.data.map((_, i) => grey.data[Math.floor(i / 3)] ?? 0) : pattern.data;
  const inColour: Pixels = { ...picture, data, channels: 3 };
  const prepared = prepare(score, inColour);
  const scoreOf = async (file: Uint8Array) => prepared.score(await shown(inColour, file));
  let others = 0;
  for (const quality of [1, 40, 60, 80, 95, 100]) {
    const settings = { quality, colour: quality < 90 ? 'auto' : 'rich' } as const;
    const one = await encodeWith(encoder, picture, settings);
    const best = await encodeWith(encoder, picture, settings, { comparisons });
    expect(best.length).toBeLessThanOrEqual(one.length);
    expect(await scoreOf(best)).toBeGreaterThanOrEqual(await scoreOf(one));
    expect((await sharp(best).metadata()).channels).toBe(picture === grey ? 1 : 3);
    if (Buffer.compare(one, best) !== 0) others++;
  }
  expect(others).toBeGreaterThan(1);
});

it('encodes and decodes all files in one memory', async () => {
  const picture = await drawing('dithered-5');
  const settings = { quality: 60, colour: 'auto' } as const;
  const file = await encodeWith(encoder, picture, settings);
  const bestOfSmall = await comparisons?.forSmall();
  const Memory = vi.fn(WebAssembly.Memory);
  vi.stubGlobal('WebAssembly', Object.assign(Object.create(WebAssembly), { Memory }));
  try {
    expect(bestOfSmall?.(picture, settings, file)).not.toEqual(file);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(Memory.mock.calls.length).toBeLessThanOrEqual(1);
});

it('keeps the subsampling and the kind of scans that are set', async () => {
  const picture = await drawing('dithered-5');
  for (const [colour, subsampling] of [
    ['halved', '4:2:0'],
    ['full', '4:4:4'],
  ] as const)
    for (const progressive of [true, false]) {
      const asked = { quality: 60, colour, progressive };
      const file = await encodeWith(encoder, picture, asked, { comparisons });
      expect(await sharp(file).metadata()).toMatchObject({
        chromaSubsampling: subsampling,
        isProgressive: progressive,
      });
    }
});

it('loads nothing for a larger photo', async () => {
  const [forSmall, forUnsure] = [vi.fn(), vi.fn()];
  const usual = { quality: 60, colour: 'auto' } as const;
  const encode = (width: number, height: number) =>
    encodeWith(encoder, { ...photoLike(width, height), channels: 3 }, usual, { comparisons: { forSmall, forUnsure } });
  await encode(201, 200);
  expect(forSmall).not.toHaveBeenCalled();
  await encode(200, 200);
  expect(forSmall).toHaveBeenCalledTimes(1);
  expect(forUnsure).not.toHaveBeenCalled();
});
