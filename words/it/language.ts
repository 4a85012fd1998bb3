export { capitalised, counted, decimal, formatCount, listed, pluralOf } from '#choose/language.ts';
export { LANGUAGE } from '#words/locale.ts';

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
