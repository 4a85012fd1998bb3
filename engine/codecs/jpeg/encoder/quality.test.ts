import { expect, it } from 'vitest';
import { encoderOptionsFor } from './quality.ts';

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

const seen = (chromaLoss: number) => ({ content: 1, chromaLoss: () => chromaLoss, isNearlyGrey: () => false });

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

it('refuses a quality that does not exist', () => {
  expect(() => encoderOptionsFor({ quality: 101, colour: 'full' })).toThrow(RangeError);
});
