import type { Entry } from '../entries/entry.ts';
import { ENTRIES, pathOf } from '../entries/index.ts';
import { mainWord } from '../formats/names.ts';
import { type Destination, destinationOf } from './destination.ts';
import { type Intent, readIntent } from './intent.ts';
import { normalise } from './measures.ts';
import { editDistance, forgiven } from './spelling.ts';
import { askedAt, unableSentence } from './unable.ts';
import { formatsOfWords, KIND_WORDS, meaningsOfWords } from './vocabulary.ts';

/** A line under the search box. */
export interface Suggestion {
  label: string;
  path: string;
}

/** Words that a page may be found by, made once. */
let terms: { entry: Entry; words: string[] }[] | undefined;

function index(): { entry: Entry; words: string[] }[] {
  terms ??= ENTRIES.filter(({ twinOf }) => !twinOf).map((entry) => ({
    entry,
    words: [
      ...new Set(`${normalise(entry.name)} ${entry.slug.replaceAll('-', ' ')} ${KIND_WORDS[entry.kind]}`.split(' ')),
    ],
  }));
  return terms;
}

/**
 * The best few pages for what has been typed so far, the one that Enter would open first. The last word may be unfinished.
 * @param n lines at most
 */
export function suggest(query: string, n = 6): Suggestion[] {
  const text = normalise(query);
  if (!text) return [];
  const intent = readIntent(query);
  const goal = destinationOf(intent);
  const words = text.split(' ').filter((word) => !isFiller(word));
  const score = matcher(words);
  const ranked = index()
    .map(({ entry, words: terms }) => ({ entry, score: score(terms) + closeness(intent, entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => ({ label: entry.name, path: pathOf(entry) }));
  const lines = goal ? [line(goal, intent, query), ...ranked] : ranked;
  const seen = new Set<string>();
  return lines
    .filter(({ path }) => {
      const page = path.split('?')[0] ?? path;
      return !seen.has(page) && seen.add(page);
    })
    .slice(0, n);
}

function line({ label, path }: Destination, intent: Intent, query: string): Suggestion {
  // The page says why nothing does what was asked for, and needs the words for that.
  return { label, path: unableSentence(intent) ? askedAt(path, query) : path };
}

function isFiller(word: string): boolean {
  const meaning = meaningsOfWords().get(word);
  return meaning === 'stop' || meaning === 'to' || meaning === 'from';
}

/** How well each typed word is met by a term, worked out once for all the pages that share the term. */
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
      // A word that is not met at all costs more than a loose match brings.
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

/** What the words and numbers mean together: the direction of a conversion, a size nearby. */
function closeness({ from, to, format, kb }: Intent, entry: Entry): number {
  if (entry.kind === 'converter') {
    let sum = 0;
    if (from) sum += mainWord(from) === entry.from ? 3 : -3;
    if (to) sum += mainWord(to) === entry.to ? 3 : -3;
    if (format && mainWord(format) === entry.from) sum += 1;
    return sum;
  }
  // A format alone: what can be done with it comes before the long list of what it can become.
  if (format && 'format' in entry && mainWord(format) === entry.format) return entry.kind === 'compressor' ? 3 : 2;
  if (kb && 'kb' in entry) return Math.max(0, 6 - 2 * Math.abs(Math.log2(entry.kb / kb)));
  return 0;
}
