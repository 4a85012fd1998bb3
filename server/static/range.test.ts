import { expect, test } from 'vitest';
import { type ByteRange, readRange } from './range.ts';

test.each<[string | undefined, ByteRange | 'whole' | 'beyond']>([
  [undefined, 'whole'],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-1000', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=100-200', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=a-b', 'whole'],
  ['lines=0-1', 'whole'],
  [`bytes=${'9'.repeat(400)}-`, 'whole'],
])('%j of 100 bytes', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected);
});

test('an empty body has no range', () => {
  expect(readRange('bytes=0-', 0)).toBe('beyond');
  expect(readRange('bytes=-5', 0)).toBe('beyond');
});
