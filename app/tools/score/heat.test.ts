import { expect, it } from 'vitest';
import { heatOf, isVisible, worstOf } from './heat.ts';

it('leaves equal areas clear, and becomes redder and denser with the difference', () => {
  expect(heatOf(90, 20)).toEqual([0, 0, 0, 0]);
  const [faint, middle, strong] = [heatOf(74, -20), heatOf(50, -20), heatOf(-20, -20)];
  expect(faint[1]).toBeGreaterThan(middle[1]);
  expect(middle[1]).toBeGreaterThan(strong[1]);
  expect(faint[3]).toBeLessThan(middle[3]);
  expect(strong).toEqual(heatOf(0, -20));
});

it('is scaled to the map: the worst block has the full colour, unless the difference is tiny', () => {
  expect(heatOf(58, 58)).toEqual(heatOf(20, 20));
  expect(heatOf(58, 58)[3]).toBeGreaterThan(heatOf(58, 20)[3]);
  expect(heatOf(72, 72)[3]).toBeLessThan(heatOf(58, 58)[3]);
});

it('detects whether any block has a colour', () => {
  expect(isVisible([100, 76])).toBe(false);
  expect(isVisible([100, 74])).toBe(true);
  expect(worstOf(new Float32Array([80, 12, 99]))).toBe(12);
});
