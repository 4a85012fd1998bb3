import { describe, expect, it } from 'vitest';
import { editDistance, nearestWord } from './spelling.ts';

describe('spelling', () => {
  it.each([
    ['resize', 'resize', 0],
    ['resise', 'resize', 1],
    ['reisze', 'resize', 1],
    ['rezise', 'resize', 2],
    ['photoo', 'photo', 1],
    ['compres', 'compress', 1],
    ['cat', 'compress', 3],
    ['', 'ab', 2],
  ])('%s and %s are %i edits apart', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });

  it('allows more edits in long words, and none in short ones', () => {
    const known = ['resize', 'compressor', 'batch', 'image'];
    expect(nearestWord('compresser', known)).toBe('compressor');
    expect(nearestWord('kompressor', known)).toBeUndefined();
    expect(nearestWord('ersize', known)).toBe('resize');
    expect(nearestWord('match', known)).toBeUndefined();
    expect(nearestWord('img', known)).toBeUndefined();
  });
});
