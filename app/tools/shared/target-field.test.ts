import { expect, it } from 'vitest';
import { isWrongTarget, targetOf } from './target-field.ts';

it.each([
  ['', undefined, false],
  ['  ', undefined, false],
  ['100', 102_400, false],
  ['10', 10_240, false],
  ['10000', 10_240_000, false],
  ['99.5', 101_888, false],
  ['9', undefined, true],
  ['10001', undefined, true],
  ['abc', undefined, true],
  ['-50', undefined, true],
])('"%s" asks for %s bytes, wrong: %s', (text, bytes, wrong) => {
  expect(targetOf(text)).toBe(bytes);
  expect(isWrongTarget(text)).toBe(wrong);
});
