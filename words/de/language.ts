export { capitalised, counted, decimal, formatCount, listed, pluralOf } from '#choose/language.ts';
export { LANGUAGE } from '#words/locale.ts';

/** A format's name with its article, nominative or accusative: all are neuter. */
export function withArticle(label: string): string {
  return `ein ${label}`;
}
