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

const drawing = { content: 1, isNearlyGrey: () => false };

it('quantisation steps shrink with each quality of a drawing, which is in 4:4:4', () => {
  const all = Array.from({ length: 100 }, (_, i) => encoderOptionsFor({ quality: i + 1, colour: 'auto' }, drawing));
  for (const [i, { scale, subsampling }] of all.entries()) {
    expect(subsampling).toBe('4:4:4');
    if (i > 0) expect(scale).toBeLessThan(all[i - 1]?.scale ?? 0);
  }
  expect(encoderOptionsFor({ quality: 75, colour: 'auto' })).toEqual(
    encoderOptionsFor({ quality: 75, colour: 'halved' }),
  );
});

it('refuses a quality that does not exist', () => {
  expect(() => encoderOptionsFor({ quality: 101, colour: 'full' })).toThrow(RangeError);
});
