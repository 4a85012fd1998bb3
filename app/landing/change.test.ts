import { expect, test } from 'vitest';
import { changeInWords, totalOf } from './change.ts';

test.each([
  [1000, 190, '81% smaller'],
  [1000, 1120, '12% larger'],
  [1000, 2432, '2.4 times as large'],
  [1000, 1003, 'same size'],
  [1000, 997, 'same size'],
])('%i bytes that became %i are %s', (before, after, words) => {
  expect(changeInWords(before, after)).toBe(words);
});

test('photos add up', () => {
  expect(
    totalOf([
      { before: 10, after: 4 },
      { before: 5, after: 3 },
    ]),
  ).toEqual({ before: 15, after: 7 });
});
