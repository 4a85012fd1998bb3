export { capitalised, counted, decimal, formatCount, listed, pluralOf } from '#choose/language.ts';
export { LANGUAGE } from '#words/locale.ts';

/** A format's name with its article, by pronunciation: `an AVIF`, `an SVG`, `a JPG`. */
export function withArticle(label: string): string {
  return `${/^[AEIOS]/.test(label) ? 'an' : 'a'} ${label}`;
}
