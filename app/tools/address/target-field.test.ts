import { expect, it } from 'vitest';
import { isWrongTarget, targetOf, targetText } from './target-field.ts';

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

it('shows what is typed, or else the target of the settings', () => {
  const output = { format: 'same', aim: 'size', bytes: 9 * 1024 } as const;
  expect(targetText(undefined, output)).toBe('9');
  expect(targetText('', output)).toBe('');
  expect(targetText(undefined, { format: 'same', aim: 'compress' })).toBe('');
});
