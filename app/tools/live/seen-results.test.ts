import { expect, it } from 'vitest';
import type { Result } from '#engine';
import { SeenResults } from './seen-results.ts';

const result = (bytes: number) => ({ bytes }) as Result;

it('keeps the last few, and those that are used again', () => {
  const seen = new SeenResults();
  for (let n = 0; n < 8; n++) seen.add(`${n}`, result(n));
  expect(seen.get('0')?.bytes).toBe(0);
  seen.add('8', result(8));
  expect(seen.get('1')).toBeUndefined();
  expect(seen.get('0')?.bytes).toBe(0);
  expect(seen.get('8')?.bytes).toBe(8);
});

it('keeps fewer if they are large, and always the latest', () => {
  const seen = new SeenResults();
  seen.add('a', result(60e6));
  seen.add('b', result(60e6));
  expect(seen.get('a')).toBeUndefined();
  seen.add('c', result(200e6));
  expect(seen.get('b')).toBeUndefined();
  expect(seen.get('c')?.bytes).toBe(200e6);
});
