import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it('keeps dimensions and units together in every text of a value, and changes nothing else', () => {
  expect(
    unbroken({ rows: [['Phone', '4000 × 3000']], text: 'At 300 dpi, 100 KB or 2 mm each', count: 3, none: null }),
  ).toEqual({
    rows: [['Phone', '4000\u00a0×\u00a03000']],
    text: 'At 300\u00a0dpi, 100\u00a0KB or 2\u00a0mm each',
    count: 3,
    none: null,
  });
  expect(unbroken('Blur × 2 and 3 mmWave')).toBe('Blur × 2 and 3 mmWave');
});
