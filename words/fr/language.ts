export { capitalised, counted, decimal, formatCount, listed, pluralOf } from '#choose/language.ts';
export { LANGUAGE } from '#words/locale.ts';

/** A format's name with its article. All of them are masculine: `un AVIF`, `un JPG`. */
export function withArticle(label: string): string {
  return `un ${label}`;
}

/** A format's name with its definite article: `l’AVIF`, `le JPG`. */
export function withDefiniteArticle(label: string): string {
  return /^[AEIOU]/.test(label) ? `l’${label}` : `le ${label}`;
}

/** After "de": `d’AVIF`, `de JPG`. */
export function ofFormat(label: string): string {
  return /^[AEIOU]/.test(label) ? `d’${label}` : `de ${label}`;
}
