import { expect, it } from 'vitest';
import { pixelsOf, sideProblem } from './side-field.ts';

it.each([
  ['1280', 1280],
  [' 640 ', 640],
  ['0.4', 1],
  ['99.6', 100],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['abc', undefined],
  ['1e999', undefined],
  ['70000', undefined],
])('"%s" asks for %s pixels', (text, pixels) => {
  expect(pixelsOf(text)).toBe(pixels);
});

it.each([
  ['abc', 'Width must be a positive number'],
  ['0', 'Width must be a positive number'],
  ['-3', 'Width must be a positive number'],
  ['1e999', 'Width must be a positive number'],
  ['70000', 'Width must be at most 65535'],
  ['', undefined],
  ['12', undefined],
  [undefined, undefined],
])('a width of "%s" is answered with %s', (text, problem) => {
  expect(sideProblem('Width', text)).toBe(problem);
});
