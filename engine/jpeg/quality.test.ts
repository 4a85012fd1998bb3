import { expect, it } from 'vitest';
import { howToMeet } from './quality.ts';

it.each(['halved', 'full'] as const)('steps become finer with each quality, colour %s', (colour) => {
  const scales = Array.from({ length: 100 }, (_, i) => howToMeet({ quality: i + 1, colour }).scale);
  for (const [i, scale] of scales.entries()) if (i > 0) expect(scale).toBeLessThan(scales[i - 1] ?? 0);
});

it('a larger file has finer steps, and a smaller one dearer bits', () => {
  const usual = howToMeet({ quality: 95, colour: 'full' });
  const tuned = howToMeet({ quality: 95, colour: 'full', tuning: { finer: 0.1, smaller: 0.05 } });
  expect(tuned.scale).toBeLessThan(usual.scale);
  expect(tuned.dearer).toBeGreaterThan(usual.dearer);
});

it('steps become finer with each quality of a drawing whose colour is kept in full', () => {
  const all = Array.from({ length: 100 }, (_, i) => howToMeet({ quality: i + 1, colour: 'auto' }, 1));
  for (const [i, { scale, colour }] of all.entries()) {
    expect(colour).toBe('full');
    if (i > 0) expect(scale).toBeLessThan(all[i - 1]?.scale ?? 0);
  }
  expect(howToMeet({ quality: 75, colour: 'auto' }, 0)).toEqual(howToMeet({ quality: 75, colour: 'halved' }));
});

it('refuses a quality that does not exist', () => {
  expect(() => howToMeet({ quality: 101, colour: 'full' })).toThrow(RangeError);
});
