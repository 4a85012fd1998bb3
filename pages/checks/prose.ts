import { type Check, wordsOf } from './check.ts';

/** Mistakes of texts that are composed of pieces, and words that this product does not use. */
const SLIPS: readonly [what: string, pattern: RegExp][] = [
  ['a value that is missing', /\b(?:undefined|null|NaN|Infinity|\[object)\b/],
  ['a double blank', / {2}/],
  ['a blank before punctuation', / [,.;:?](?:\s|$)/],
  ['doubled punctuation', /[,.;:?!]{2}/],
  ['a placeholder', /\$\{|TODO|lorem/i],
  ['an exclamation mark', /!/],
];

export const prose: Check = {
  name: 'texts are whole sentences without slips',
  problems: ({ pages }) =>
    pages.flatMap((page) => [
      ...SLIPS.flatMap(([what, pattern]) => {
        const match = pattern.exec(wordsOf(page));
        return match
          ? [`${page.slug}: ${what} near "${wordsOf(page).slice(Math.max(0, match.index - 30), match.index + 20)}"`]
          : [];
      }),
      ...[page.description, page.toolDescription, page.metaDescription, ...page.steps.map(({ text }) => text)]
        .concat(
          page.faqs.map(({ answer }) => answer),
          page.facts.flatMap(({ paragraphs }) => paragraphs),
        )
        .filter((text) => !/^[\p{Lu}\p{N}'.].*[.:?)]$/su.test(text))
        .map((text) => `${page.slug}: no sentence: "${text}"`),
      ...page.faqs
        .filter(({ question }) => !question.endsWith('?') && !question.includes('? '))
        .map(({ question }) => `${page.slug}: no question: "${question}"`),
    ]),
};
