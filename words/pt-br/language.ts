export { capitalised, counted, decimal, formatCount, listed, pluralOf } from '#choose/language.ts';
export { LANGUAGE } from '#words/locale.ts';

/** A format's name with its article: `um AVIF`, `um JPG`. All formats are masculine. */
export function withArticle(label: string): string {
  return `um ${label}`;
}
