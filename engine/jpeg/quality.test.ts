import { expect, it } from 'vitest';
import { scaleOf } from './quality.ts';

it.each(['halved', 'full'] as const)('steps become finer with each quality, colour %s', (colour) => {
  const scales = Array.from({ length: 100 }, (_, i) => scaleOf({ quality: i + 1, colour }));
  for (const [i, scale] of scales.entries()) if (i > 0) expect(scale).toBeLessThan(scales[i - 1] ?? 0);
});

it('a larger file has finer steps', () => {
  const scale = scaleOf({ quality: 95, colour: 'full' });
  expect(scaleOf({ quality: 95, colour: 'full', larger: 0.03 })).toBeLessThan(scale);
  expect(scaleOf({ quality: 95, colour: 'full', larger: -0.03 })).toBeGreaterThan(scale);
});

it('refuses a quality that does not exist', () => {
  expect(() => scaleOf({ quality: 101, colour: 'full' })).toThrow(RangeError);
});
