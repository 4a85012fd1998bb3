import { expect, it } from 'vitest';
import { halfOf } from './halves.ts';

it('assigns every picture to one half', () => {
  const pictures = ['a', 'b', 'c', 'd', 'e'];
  expect(halfOf(pictures, 'tune')).toEqual(['a', 'c', 'e']);
  expect(halfOf(pictures, 'report')).toEqual(['b', 'd']);
  expect(halfOf(pictures, 'all')).toEqual(pictures);
});
