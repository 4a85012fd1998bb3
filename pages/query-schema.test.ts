import { expect, test } from 'vitest';
import { querySchema } from './query-schema.ts';

const complaints = (value: unknown) => querySchema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

test('2 to 100 characters pass, counted after trimming', () => {
  expect(querySchema.parse('  jpg to png ')).toBe('jpg to png');
  expect(complaints('ab')).toEqual([]);
  expect(complaints('a'.repeat(100))).toEqual([]);
  expect(complaints(` ${'a'.repeat(100)} `)).toEqual([]);
});

test.each([[''], [' '], [' a '], ['a'], [undefined], [null], [7], [{}], [['jpg']]])(
  '%j is too short or no text',
  (value) => {
    expect(complaints(value)[0]).toBe('Search query must be at least 2 characters');
  },
);

test('101 characters are too many', () => {
  expect(complaints('a'.repeat(101))).toEqual(['Search query must be at most 100 characters']);
});
