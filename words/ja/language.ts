import { formatCount } from '#choose/language.ts';
import { lazily } from '#words/lazily.ts';
import { LANGUAGE } from '#words/locale.ts';

export { capitalised, decimal, formatCount, pluralOf } from '#choose/language.ts';
export { LANGUAGE } from '#words/locale.ts';

const lists = lazily(() => new Intl.ListFormat(LANGUAGE, { type: 'conjunction', style: 'long' }));

/** A number with its counter: `2枚`, `3ページ`. The counter is the same for one and many. */
export function counted(count: number, _one: string, other: string): string {
  return `${formatCount(count)}${other}`;
}

/** Joins clauses: `A、B、C`. */
export function listed(words: readonly string[]): string {
  return lists().format(words);
}

/** A format's name; Japanese has no articles. */
export function withArticle(label: string): string {
  return label;
}
