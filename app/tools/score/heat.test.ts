import { expect, it } from 'vitest';
import { heatOf, isVisible, worstOf } from './heat.ts';

it('leaves what people do not see clear, and becomes redder and denser with the difference', () => {
  expect(heatOf(90)).toEqual([0, 0, 0, 0]);
  expect(heatOf(70)).toEqual([0, 0, 0, 0]);
  const [faint, middle, strong] = [heatOf(69), heatOf(50), heatOf(-20)];
  expect(faint[1]).toBeGreaterThan(middle[1]);
  expect(middle[1]).toBeGreaterThan(strong[1]);
  expect(faint[3]).toBeLessThan(middle[3]);
  expect(strong).toEqual(heatOf(0));
});

it('gives a slight difference a faint colour, even where it is the worst of the picture', () => {
  const [, green, , alpha] = heatOf(60);
  const [, greenOfPlain, , alphaOfPlain] = heatOf(30);
  expect(green).toBeGreaterThan(2 * greenOfPlain);
  expect(alpha).toBeLessThan((2 * alphaOfPlain) / 3);
});

it('detects whether any block has a colour', () => {
  expect(isVisible([100, 71])).toBe(false);
  expect(isVisible([100, 69])).toBe(true);
  expect(worstOf(new Float32Array([80, 12, 99]))).toBe(12);
});
