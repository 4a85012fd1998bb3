import type { Entry } from '#catalogue/entries/entry.ts';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { mainWord } from '#catalogue/formats/names.ts';
import { nameOf } from '#choose/name-of.ts';
import { linkTo } from '../entry-link.ts';
import { type Destination, destinationOf } from './destination.ts';
import { inEnglishWords } from './in-english-words.ts';
import { type Intent, readIntent } from './intent.ts';
import { normalise } from './measures.ts';
import { editDistance, forgiven } from './spelling.ts';
import { askedAt, unableSentence } from './unable.ts';
import { formatsOfWords, KIND_WORDS, meaningsOfWords } from './vocabulary.ts';

/** A line under the search field. */
export interface Suggestion {
  label: string;
  path: string;
}

/** The terms that find each page, built once. */
let terms: { entry: Entry; words: string[] }[] | undefined;

function index(): { entry: Entry; words: string[] }[] {
  terms ??= ENTRIES.filter(({ twinOf }) => !twinOf).map((entry) => ({
    entry,
    words: [
      ...new Set(`${normalise(nameOf(entry))} ${entry.slug.replaceAll('-', ' ')} ${KIND_WORDS[entry.kind]}`.split(' ')),
    ],
  }));
  return terms;
}

/**
 * The best few pages for a query, starting with the destination of Enter. The last word may be unfinished.
 * @param n the maximum number of lines
 */
export function suggest(query: string, n = 6): Suggestion[] {
  const text = normalise(query);
  if (!text) return [];
  const intent = readIntent(query);
  const goal = destinationOf(intent);
  // As typed, for the pages' names, and in the vocabulary's words.
  const readings = [...new Set([text, inEnglishWords(text)])];
  const scores = readings.map((reading) => matcher(reading.split(' ').filter((word) => !isFiller(word))));
  const ranked = index()
    .map(({ entry, words: terms }) => ({
      entry,
      score: Math.max(...scores.map((score) => score(terms))) + closeness(intent, entry),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => linkTo(entry))
    .map(({ name: label, path }) => ({ label, path }));
  // Its number is no size of a file.
  const others = intent.dpi ? [] : ranked;
  const lines = goal ? [line(goal, intent, query), ...others] : others;
  const seen = new Set<string>();
  return lines
    .filter(({ path }) => {
      const page = path.split('?')[0] ?? path;
      return !seen.has(page) && seen.add(page);
    })
    .slice(0, n);
}

function line({ label, path }: Destination, intent: Intent, query: string): Suggestion {
  // That page explains why no tool can do it, and needs the query for that.
  return { label, path: unableSentence(intent) ? askedAt(path, query) : path };
}

function isFiller(word: string): boolean {
  const meaning = meaningsOfWords().get(word);
  return meaning === 'stop' || meaning === 'to' || meaning === 'from';
}

/** How well each typed word matches a term, computed once for all pages that share the term. */
function matcher(words: string[]): (terms: string[]) => number {
  const tables = words.map((word, position) => {
    const format = formatsOfWords().get(word);
    return {
      word: format ? mainWord(format) : word,
      last: position === words.length - 1,
      known: new Map<string, number>(),
    };
  });
  return (terms) => {
    let sum = 0;
    for (const { word, last, known } of tables) {
      let best = 0;
      for (const term of terms) {
        let value = known.get(term);
        if (value === undefined) {
          value = match(word, term, last);
          known.set(term, value);
        }
        if (value > best) best = value;
      }
      // A word without any match costs more than a loose match adds.
      sum += best || -4;
    }
    return sum;
  };
}

function match(word: string, term: string, last: boolean): number {
  if (term === word) return 3;
  if (last && term.startsWith(word)) return 2;
  const limit = forgiven(word.length);
  return limit > 0 && editDistance(word, term, limit) <= limit ? 1.5 : 0;
}

/** The combined meaning of words and numbers: the direction of a conversion, a similar size. */
function closeness({ from, to, format, kb }: Intent, entry: Entry): number {
  if (entry.kind === 'converter') {
    let sum = 0;
    if (from) sum += mainWord(from) === entry.from ? 3 : -3;
    if (to) sum += mainWord(to) === entry.to ? 3 : -3;
    if (format && mainWord(format) === entry.from) sum += 1;
    return sum;
  }
  // For a single format, the tools for it precede the long list of its conversions.
  if (format && 'format' in entry && mainWord(format) === entry.format) return entry.kind === 'compressor' ? 3 : 2;
  if (kb && 'kb' in entry) return Math.max(0, 6 - 2 * Math.abs(Math.log2(entry.kb / kb)));
  return 0;
}
