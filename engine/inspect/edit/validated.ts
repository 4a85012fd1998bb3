import { refusal, unknownKey } from '../../recipe/value-refusal.ts';
import { type Changes, DATE } from './changes.ts';

const LEAST_DPI = 1;
const MOST_DPI = 65_535;
/** A hundred years, in seconds. A camera's clock is not further off. */
const MOST_SHIFT = 100 * 365.25 * 86_400;

/** Whether a text is a date of the calendar in the form of `Changes.date`. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}Z`);
  // A 31 February is the 3 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const isShift = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= MOST_SHIFT;

export const isDpi = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= LEAST_DPI && (value as number) <= MOST_DPI;

interface Rule {
  expected: string;
  isGood(value: unknown): boolean;
}

/** What XML cannot hold (XML 1.0, section 2.2), and ends a text of EXIF. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
const CONTROL = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;
/** A pasted text as it can be written. */
export const plainText = (text: string) => text.toWellFormed().replaceAll(CONTROL, '');

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value === plainText(value);
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
