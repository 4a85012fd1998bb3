import { LANGUAGE } from '#catalogue/text/language.ts';

export { LANGUAGE };

const plurals = new Intl.PluralRules(LANGUAGE);
const numbers = new Intl.NumberFormat(LANGUAGE);
const lists = new Intl.ListFormat(LANGUAGE, { type: 'unit', style: 'long' });

/** A number as people read it. */
export function formatCount(count: number): string {
  return numbers.format(count);
}

/** A number with the form of a noun that belongs to it: `1 image`, `2 images`. */
export function counted(count: number, one: string, other: string): string {
  return `${numbers.format(count)} ${plurals.select(count) === 'one' ? one : other}`;
}

/** The form of a word that a number asks for. */
export function pluralOf<T>(count: number, one: T, other: T): T {
  return plurals.select(count) === 'one' ? one : other;
}

/** A format's name with its article, by how the name is spoken: `an AVIF`, `an SVG`, `a JPG`. */
export function withArticle(label: string): string {
  return `${/^[AEIOS]/.test(label) ? 'an' : 'a'} ${label}`;
}

/** The first letter as a capital one. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Several clauses as one. */
export function listed(words: readonly string[]): string {
  return lists.format(words);
}
