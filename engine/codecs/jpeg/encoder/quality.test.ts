import { expect, it } from 'vitest';
import { encoderOptionsFor, type Seen } from './quality.ts';

it.each(['halved', 'full'] as const)('quantisation steps shrink with each quality, colour %s', (colour) => {
  const scales = Array.from({ length: 100 }, (_, i) => encoderOptionsFor({ quality: i + 1, colour }).scale);
  for (const [i, scale] of scales.entries()) if (i > 0) expect(scale).toBeLessThan(scales[i - 1] ?? 0);
});

it('growth reduces the scale of the steps, and shrinkage increases lambda', () => {
  const usual = encoderOptionsFor({ quality: 95, colour: 'full' });
  const tuned = encoderOptionsFor({ quality: 95, colour: 'full', tuning: { finer: 0.1, smaller: 0.05 } });
  expect(tuned.scale).toBeLessThan(usual.scale);
  expect(tuned.lambda).toBeGreaterThan(usual.lambda);
});

const seen = (chromaLoss: number, content = 1, plainShare = 0): Seen => ({
  content,
  chromaLoss: () => chromaLoss,
  isNearlyGrey: () => false,
  plainShare: () => plainShare,
});

it('selects 4:4:4 from the quality on at which the loss of chroma counts, with steps that still shrink with each quality', () => {
  const all = Array.from({ length: 100 }, (_, i) => encoderOptionsFor({ quality: i + 1, colour: 'auto' }, seen(0.004)));
  const first = all.findIndex(({ subsampling }) => subsampling === '4:4:4');
  expect(first).toBeGreaterThan(50);
  expect(first).toBeLessThan(85);
  for (const [i, { scale, subsampling }] of all.entries()) {
    expect(subsampling).toBe(i < first ? '4:2:0' : '4:4:4');
    if (i > 0 && i !== first) expect(scale).toBeLessThan(all[i - 1]?.scale ?? 0);
  }
  expect(encoderOptionsFor({ quality: 75, colour: 'auto' })).toEqual(
    encoderOptionsFor({ quality: 75, colour: 'halved' }),
  );
});

it.each([
  ['a drawing', seen(0.001), true],
  ['a photo', seen(0.001, 0, 0.1), false],
  ['a soft drawing on a plain ground', seen(0.001, 0, 0.5), true],
  ['a picture without sharp edges that loses more than photos do', seen(0.004, 0), true],
  ['a grey picture on a plain ground', seen(0, 0, 0.5), false],
])('offers the other subsampling for a comparison: %s', (_, picture, isUnsure) => {
  expect(encoderOptionsFor({ quality: 60, colour: 'auto' }, picture).other !== undefined).toBe(isUnsure);
});

it('refuses a quality that does not exist', () => {
  expect(() => encoderOptionsFor({ quality: 101, colour: 'full' })).toThrow(RangeError);
});
