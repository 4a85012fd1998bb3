import { refusal, unknownKey } from '../../recipe/value-refusal.ts';
import { isDate, isDpi, isShift, isText, LEAST_DPI, MOST_DPI, MOST_SHIFT } from '../writable.ts';
import type { Changes } from './changes.ts';

interface Rule {
  expected: string;
  isGood(value: unknown): boolean;
}

const TEXT: Rule = { expected: 'a text that is not empty and has no control characters', isGood: isText };

const RULES: Readonly<Record<keyof Changes, Rule>> = {
  author: TEXT,
  copyright: TEXT,
  caption: TEXT,
  keywords: {
    expected: 'an array of texts that are not empty and have no control characters',
    isGood: (value) => Array.isArray(value) && value.every(isText),
  },
  date: {
    expected: "a date such as '2026-11-29T10:19:54'",
    isGood: (value) => typeof value === 'string' && isDate(value),
  },
  shift: {
    expected: `a whole number of seconds, at most ${MOST_SHIFT} before or after`,
    isGood: isShift,
  },
  dpi: { expected: `a whole number from ${LEAST_DPI} to ${MOST_DPI}`, isGood: isDpi },
};

const KEYS = Object.keys(RULES) as (keyof Changes)[];
const isKey = (key: string): key is keyof Changes => KEYS.some((known) => known === key);

/**
 * Checks the changes that plain JavaScript or a command line passes.
 * @returns them without the keys that are undefined
 * @throws {ImageError} `bad-recipe`, with the wrong key, what it expects and what it got
 */
export function validatedChanges(changes: unknown): Changes {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    throw refusal('changes', 'an object', changes);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  for (const [key, value] of given) {
    if (!isKey(key)) throw unknownKey('', key, KEYS);
    const { expected, isGood } = RULES[key];
    if (!isGood(value)) throw refusal(key, expected, value);
  }
  const valid: Changes = Object.fromEntries(given);
  if (valid.date !== undefined && valid.shift !== undefined)
    throw refusal('shift', 'no shift beside `date`, which sets every date', valid.shift);
  return valid;
}
