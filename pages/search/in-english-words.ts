import { POSTPOSITIONS, QUERY_WORDS } from '#words/search-words.ts';
import { normalise } from './measures.ts';

/** Scripts that write no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface Rewriting {
  phrases: RegExp;
  meanings: ReadonlyMap<string, string>;
}

/** Built at the first query; empty for English. */
let rewritings: { words: Rewriting; postpositions: Rewriting } | undefined;

/**
 * Rewrites a query of the site's language in the English words of the vocabulary, so that one grammar reads the queries of
 * all languages.
 * @param text as `normalise` returns it
 */
export function inEnglishWords(text: string): string {
  rewritings ??= { words: rewritingOf(QUERY_WORDS), postpositions: rewritingOf(POSTPOSITIONS, '(\\S+) ?') };
  const { words, postpositions } = rewritings;
  if (words.meanings.size === 0) return text;
  return text
    .replace(words.phrases, (phrase) => ` ${words.meanings.get(phrase)} `)
    .replace(
      postpositions.phrases,
      (_, word: string, phrase: string) => ` ${postpositions.meanings.get(phrase)} ${word} `,
    )
    .replace(/ +/g, ' ')
    .trim();
}

/** The longest phrase is replaced first. @param before a pattern for the word before it */
function rewritingOf(table: Readonly<Record<string, string>>, before = ''): Rewriting {
  const meanings = new Map(Object.entries(table).map(([phrase, english]) => [normalise(phrase), english]));
  const phrases = [...meanings.keys()].sort((a, b) => b.length - a.length);
  const bounded = (phrase: string) =>
    UNSPACED.test(phrase) ? phrase : `(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`;
  // Without phrases, an alternative that matches nothing.
  const anyOf = phrases.length > 0 ? phrases.map(bounded).join('|') : '(?!)';
  return { phrases: new RegExp(`${before}(${anyOf})`, 'gu'), meanings };
}
