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

/** A number with the matching form of a noun: `1 immagine`, `2 immagini`. */
export function counted(count: number, one: string, other: string): string {
  return `${numbers().format(count)} ${pluralOf(count, one, other)}`;
}

/** The form of a noun for a number. */
export function pluralOf<T>(count: number, one: T, other: T): T {
  return plurals().select(count) === 'one' ? one : other;
}

const ELIDED: Readonly<Record<string, readonly [vowel: string, zero: string]>> = {
  al: ['all’', 'allo '],
  del: ['dell’', 'dello '],
};

/**
 * A format's name with its article: `un AVIF`, `una GIF`, the only feminine one. A percentage brings its own article, which
 * gets the form that the number needs: `al 50%`, `all’80%`, `allo 0,5%`.
 */
export function withArticle(label: string): string {
  const [, article = '', percentage = ''] = /^(al|del) (\d.*%)$/.exec(label) ?? [];
  const [vowel, zero] = ELIDED[article] ?? [];
  if (vowel === undefined || zero === undefined) return `${label === 'GIF' ? 'una' : 'un'} ${label}`;
  // Eight, eleven and one begin with a vowel.
  if (/^(?:8|11?(?!\d))/.test(percentage)) return vowel + percentage;
  return percentage.startsWith('0') ? zero + percentage : label;
}

/** Capitalises the first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins clauses. */
export function listed(words: readonly string[]): string {
  return lists().format(words);
}
