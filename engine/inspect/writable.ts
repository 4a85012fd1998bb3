import { DATE } from './edit/changes.ts';

/* Which values can be written. Pages use these without the messages of `validatedChanges`. */

export const LEAST_DPI = 1;
export const MOST_DPI = 65_535;
/** A hundred years, in seconds. A camera's clock is not further off. */
export const MOST_SHIFT = 100 * 365.25 * 86_400;

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

/** What XML cannot hold (XML 1.0, section 2.2), and ends a text of EXIF. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
const CONTROL = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;
/** A pasted text as it can be written. */
export const plainText = (text: string) => text.toWellFormed().replaceAll(CONTROL, '');

/** Whether a text can be written as it is. */
export const isText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value === plainText(value);
