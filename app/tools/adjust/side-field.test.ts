import { expect, it } from 'vitest';
import { longestTyped, pixelsOf, sideProblem } from './side-field.ts';

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

const frame = { do: 'resize', width: 1920, height: 1080, fit: 'inside', enlarge: false } as const;
const longest = { do: 'resize', longestEdge: 1600, enlarge: false } as const;

it('a longest side replaces any size, and enlarges only if this is wanted', () => {
  expect(longestTyped('1600', undefined, undefined)).toEqual(longest);
  expect(longestTyped('1600', frame, frame)).toEqual(longest);
  expect(longestTyped('1600', frame, frame, true)).toEqual({ ...longest, enlarge: true });
});

it('an emptied field restores another resize, or none', () => {
  expect(longestTyped('', longest, undefined)).toBeUndefined();
  expect(longestTyped(' ', longest, frame)).toEqual(frame);
});

it.each(['0', '-5', 'wide', '70000'])('%s changes nothing', (text) => {
  expect(longestTyped(text, longest, frame)).toEqual(longest);
});
