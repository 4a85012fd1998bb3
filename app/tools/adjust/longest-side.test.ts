import { expect, it } from 'vitest';
import { longestText, longestTyped } from './longest-side.ts';

const frame = { do: 'resize', width: 1920, height: 1080, fit: 'inside', enlarge: false } as const;
const longest = { do: 'resize', longestEdge: 1600, enlarge: false } as const;

it('a longest side replaces any size, and never enlarges', () => {
  expect(longestTyped('1600', undefined, undefined)).toEqual(longest);
  expect(longestTyped('1600', frame, frame)).toEqual(longest);
  expect(longestText(longest)).toBe('1600');
});

it('an emptied field restores the page’s own resize', () => {
  expect(longestTyped('', longest, undefined)).toBeUndefined();
  expect(longestTyped(' ', longest, frame)).toEqual(frame);
  expect(longestText(frame)).toBe('');
  expect(longestText(undefined)).toBe('');
});

it.each(['0', '-5', 'wide', '70000'])('%s changes nothing', (text) => {
  expect(longestTyped(text, longest, frame)).toEqual(longest);
});
