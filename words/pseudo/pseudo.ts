import { accent } from './accent.ts';

/** Keys whose values are read by code. */
const FOR_CODE: ReadonlySet<string> = new Set(['slot', 'address']);

/** Instances of classes are code: the formatters of `Intl`. */
const isRecord = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** Words of any shape in the pseudo-locale: strings, lists, records, and functions that return them. */
export function pseudo<T>(words: T): T {
  return accented(words) as T;
}

function accented(words: unknown): unknown {
  if (typeof words === 'string') return accent(words);
  if (typeof words === 'function') return (...facts: unknown[]) => accented(words(...facts));
  if (Array.isArray(words)) return words.map(accented);
  if (typeof words !== 'object' || words === null || !isRecord(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, FOR_CODE.has(key) ? value : accented(value)]),
  );
}
