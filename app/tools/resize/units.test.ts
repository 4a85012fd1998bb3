import { expect, it } from 'vitest';
import { dpiOf, inPixels, inUnit, isDpi } from './units.ts';

const paper = { unit: 'mm', dpi: 300 } as const;
const screen = { unit: 'px', dpi: 300 } as const;

it.each([
  ['35', 413],
  ['45', 531],
  ['210', 2480],
  ['297', 3508],
  ['3,5', 41],
])('%s mm at 300 dpi are %i pixels', (text, pixels) => {
  expect(Math.round(Number(inPixels(text, paper)))).toBe(pixels);
});

it.each(['35', '45', '50.8', '210'])('%s mm are shown again as typed', (text) => {
  expect(inUnit(Math.round(Number(inPixels(text, paper))), paper)).toBe(text);
});

it.each<[string, 'cm' | 'in', number]>([
  ['21', 'cm', 2480],
  ['29,7', 'cm', 3508],
  ['3.5', 'cm', 413],
  ['2', 'in', 600],
  ['8.27', 'in', 2481],
])('%s %s at 300 dpi are %i pixels, and are shown again as typed', (text, unit, pixels) => {
  const measure = { unit, dpi: 300 } as const;
  expect(Math.round(Number(inPixels(text, measure)))).toBe(pixels);
  expect(inUnit(pixels, measure)).toBe(text.replace(',', '.'));
});

it.each(['', ' ', 'wide', '-'])('"%s" stays unchanged', (text) => {
  expect(inPixels(text, paper)).toBe(text);
});

it('pixels are not converted', () => {
  expect(inPixels('35', screen)).toBe('35');
  expect(inUnit(413, screen)).toBe('413');
});

it.each([
  [9, false],
  [10, true],
  [300, true],
  [2401, false],
  [Number.NaN, false],
])('%d dpi: %s', (value, good) => expect(isDpi(value)).toBe(good));

it.each([
  [200, 200],
  [72, 300],
  [undefined, 300],
  [9600, 300],
])('a picture with %s dpi has its size on paper at %s', (stated, used) => {
  expect(dpiOf(stated === undefined ? {} : { dpi: stated })).toBe(used);
});
