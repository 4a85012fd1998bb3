import { lazily } from '#words/lazily.ts';
import { LANGUAGE } from '#words/locale.ts';

/* Numbers, plurals and lists as `Intl` has them in any language. A language's `language.ts` exports these or its own. */

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

/** A number with the matching form of a noun: `1 image`, `2 images`. */
export function counted(count: number, one: string, other: string): string {
  return `${formatCount(count)} ${pluralOf(count, one, other)}`;
}

/** The form of a noun for a number. `Intl` has a third form for millions in some languages, which is the plural here. */
export function pluralOf<T>(count: number, one: T, other: T): T {
  return plurals().select(count) === 'one' ? one : other;
}

/** Capitalises the first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins clauses. */
export function listed(words: readonly string[]): string {
  return lists().format(words);
}
