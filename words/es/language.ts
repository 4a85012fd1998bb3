import { lazily } from '#words/lazily.ts';
import { LANGUAGE } from '#words/locale.ts';

export { LANGUAGE };

const plurals = lazily(() => new Intl.PluralRules(LANGUAGE));
const numbers = lazily(() => new Intl.NumberFormat(LANGUAGE));
const lists = lazily(() => new Intl.ListFormat(LANGUAGE, { type: 'unit', style: 'long' }));

const decimals = lazily(() => new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** A number with one decimal. */
export function decimal(value: number): string {
  return decimals().format(value);
}

/** A number as people read it. */
export function formatCount(count: number): string {
  return numbers().format(count);
}

/** A number with the matching form of a noun: `1 imagen`, `2 imágenes`. */
export function counted(count: number, one: string, other: string): string {
  return `${numbers().format(count)} ${pluralOf(count, one, other)}`;
}

/** The form of a noun for a number. */
export function pluralOf<T>(count: number, one: T, other: T): T {
  return plurals().select(count) === 'one' ? one : other;
}

/** A format's name with its article: `un AVIF`, `un JPG`. All formats are masculine. */
export function withArticle(label: string): string {
  return `un ${label}`;
}

/** Capitalises the first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins clauses. */
export function listed(words: readonly string[]): string {
  return lists().format(words);
}
