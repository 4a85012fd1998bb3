import { expect, it } from 'vitest';
import { TOOLS } from '#catalogue/tools.ts';
import { isLargestSize, largestProblem, largestText, largestTyped } from './largest-size.ts';

const frame = { do: 'resize', width: 1920, height: 1080, fit: 'inside', enlarge: false } as const;
const longest = { do: 'resize', longestEdge: 1600, enlarge: false } as const;

it('shows the initial limit of a compression', () => {
  const [opens] = TOOLS.batch.actions?.compress.edits ?? [];
  expect(largestText(opens?.do === 'resize' ? opens : undefined)).toBe('1920\u00a0×\u00a01080');
});

it.each([
  ['1920 × 1080', frame],
  [' 1920x1080 ', frame],
  ['1600', longest],
  ['', undefined],
] as const)('"%s" is read, and shown again', (text, resize) => {
  expect(largestTyped(text, longest)).toEqual(resize);
  expect(largestTyped(largestText(resize), undefined)).toEqual(resize);
  expect(isLargestSize(resize)).toBe(true);
});

it.each(['0', '-5', 'wide', '70000', '1920 x', '0 x 100', '100 × 70000'])(
  '"%s" changes nothing, and is an error',
  (text) => {
    expect(largestTyped(text, longest)).toEqual(longest);
    expect(largestProblem('Largest size', text)).toMatch(/^Largest size must be/);
  },
);

it.each([undefined, '', ' ', '1600', '1920 x 1080'])('%o is valid', (text) => {
  expect(largestProblem('Largest size', text)).toBeUndefined();
});

it.each([
  { ...frame, fit: 'cover' },
  { ...frame, enlarge: true },
  { do: 'resize', width: 100 },
  { do: 'resize', percent: 50 },
] as const)('has no text for %o', (resize) => {
  expect(isLargestSize(resize)).toBe(false);
  expect(largestText(resize)).toBe('');
});
