import { expect, it } from 'vitest';
import { degreesIn } from './numbers.ts';

it.each([
  ['2.5', 2.5],
  ['-0,1', -0.1],
  ['1.26', 1.3],
  ['15', 15],
  ['0', 0],
  ['15.1', undefined],
  ['-', undefined],
  ['', undefined],
  ['1e9', undefined],
])('%j are %s degrees', (text, degrees) => {
  expect(degreesIn(text)).toBe(degrees);
});
