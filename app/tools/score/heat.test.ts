import { expect, it } from 'vitest';
import { heatOf, isVisible } from './heat.ts';

it('leaves alone what looks the same, and grows redder and denser with the difference', () => {
  expect(heatOf(90)).toEqual([0, 0, 0, 0]);
  const [faint, middle, strong] = [heatOf(74), heatOf(50), heatOf(-20)];
  expect(faint[1]).toBeGreaterThan(middle[1]);
  expect(middle[1]).toBeGreaterThan(strong[1]);
  expect(faint[3]).toBeLessThan(middle[3]);
  expect(strong).toEqual(heatOf(0));
});

it('tells whether there is anything to see', () => {
  expect(isVisible([100, 76])).toBe(false);
  expect(isVisible([100, 74])).toBe(true);
});
