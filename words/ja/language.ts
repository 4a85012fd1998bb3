import { lazily } from '#words/lazily.ts';
import { LANGUAGE } from '#words/locale.ts';

export { LANGUAGE };

const numbers = lazily(() => new Intl.NumberFormat(LANGUAGE));
const lists = lazily(() => new Intl.ListFormat(LANGUAGE, { type: 'conjunction', style: 'long' }));

const decimals = lazily(() => new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** A number with one decimal. */
export function decimal(value: number): string {
  return decimals().format(value);
}

/** A number as people read it. */
export function formatCount(count: number): string {
  return numbers().format(count);
}

/** A number with its counter: `2枚`, `3ページ`. The counter is the same for one and many. */
export function counted(count: number, _one: string, other: string): string {
  return `${numbers().format(count)}${other}`;
}

/** Japanese has one form for all numbers. */
export function pluralOf<T>(_count: number, _one: T, other: T): T {
  return other;
}

/** A format's name; Japanese has no articles. */
export function withArticle(label: string): string {
  return label;
}

/** Capitalises the first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins clauses: `A、B、C`. */
export function listed(words: readonly string[]): string {
  return lists().format(words);
}
