import { expect, test } from 'vitest';
import { rootMeanSquare, stripsOf } from './strips.ts';

test('a small picture is one strip', () => {
  expect(stripsOf({ width: 900, height: 1000 })).toEqual([{ top: 0, height: 1000 }]);
});

test.each([
  [4000, 3000],
  [1000, 60_000],
  [60_000, 900],
])(
  '%i × %i pixels have strips from top to bottom that do not overlap, of a million pixels or one strip',
  (width, height) => {
    const strips = stripsOf({ width, height });
    for (const [i, strip] of strips.entries()) {
      expect(strip.top).toBeGreaterThanOrEqual(i === 0 ? 0 : (strips[i - 1]?.top ?? 0) + 32);
      expect(strip.top + strip.height).toBeLessThanOrEqual(height);
    }
    expect(strips.length * 32 * width).toBeLessThan(2.2e6);
  },
);

test('strips are weighted by their rows', () => {
  const strips = [
    { value: 3, height: 30 },
    { value: 0, height: 10 },
  ];
  expect(rootMeanSquare(strips)).toBeCloseTo(Math.sqrt(6.75));
});
