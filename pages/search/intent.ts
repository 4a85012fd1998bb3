import type { FormatWord } from '#catalogue/formats/names.ts';
import { inEnglishWords } from './in-english-words.ts';
import { type Measures, normalise, takeMeasures } from './measures.ts';
import { nearestWord } from './spelling.ts';
import {
  formatsOfWords,
  isForeignFormat,
  isMovingPng,
  isVideo,
  type Meaning,
  meaningsOfWords,
  NAMED_FRAMES,
  STRENGTH,
} from './vocabulary.ts';

/** The meaning of a query, as far as its words and numbers reveal it. */
export interface Intent extends Omit<Measures, 'rest'> {
  from?: FormatWord;
  to?: FormatWord;
  /** A single format that is neither clearly the source nor clearly the target. */
  format?: FormatWord;
  /** A format that the engine does not support, as typed. */
  foreign?: { word: string; isVideo: boolean };
  /** An animated PNG. */
  moving: boolean;
  has: ReadonlySet<Meaning>;
  /** Meanings in the order of the words. */
  order: readonly Meaning[];
  /** The word for an examination. */
  exam?: string | undefined;
  /** A plural, as in "image converters", requests a list. */
  plural: boolean;
  /** The known words have at least as much weight as there are unknown words. */
  meaningful: boolean;
}

interface Token {
  word: string;
  meaning?: Meaning;
  format?: FormatWord;
}

/** @param query as typed; only the first 100 characters are read */
export function readIntent(query: string): Intent {
  const text = inEnglishWords(normalise(query));
  const { rest, ...measures } = takeMeasures(text);
  const words = rest.split(' ').filter(Boolean).flatMap(splitGlued);
  const frame = measures.width || measures.height ? undefined : namedFrame(`${text} ${rest}`.split(' '));
  const tokens = words.map(readWord);
  const has = new Set(tokens.flatMap(({ meaning }) => meaning ?? []));
  // A logo is a picture too, and so is a signature.
  if (has.has('logo') || has.has('signature')) has.add('image');
  // A form takes small files alone.
  if (has.has('form')) has.add('upload');
  const pictured = tokens.some(({ format }) => format !== undefined);
  const foreign = words.find((word) => isForeignFormat(word) || (pictured && isVideo(word)));
  const framed = new Set(frame?.words);
  const unknown = tokens.filter(
    ({ word, meaning, format }) =>
      !meaning &&
      !format &&
      !isForeignFormat(word) &&
      !(pictured && isVideo(word)) &&
      !framed.has(word) &&
      !FRAME_WORDS.has(word) &&
      word.length > 1,
  ).length;
  const numbers = [
    measures.kb,
    measures.width ?? measures.height ?? measures.side,
    measures.percent,
    measures.quality,
    measures.dpi,
    frame,
  ];
  const strength =
    [...has].reduce((sum, meaning) => sum + STRENGTH[meaning], 0) +
    1.5 * numbers.filter((number) => number !== undefined).length +
    (pictured || foreign !== undefined ? 1.5 : 0);
  const bareHelp = measures.bare.length > 0 && has.size > 0 ? 0.5 : 0;
  return {
    ...measures,
    ...(frame && { width: frame.width, height: frame.height }),
    ...directions(tokens),
    exam: tokens.find(({ meaning }) => meaning === 'exam')?.word,
    ...(foreign !== undefined && { foreign: { word: foreign, isVideo: isVideo(foreign) } }),
    moving: words.some(isMovingPng),
    has,
    order: tokens.flatMap(({ meaning }) => meaning ?? []),
    plural: words.some((word) => /^(?:converter|compressor|resizer|tool)s$/.test(word)),
    meaningful: says(has, tokens, foreign !== undefined, numbers) && strength + bareHelp >= unknown,
  };
}

/** Words that only accompany a named frame: "youtube channel banner size". */
const FRAME_WORDS: ReadonlySet<string> = new Set(
  'banner cover post story feed header channel art ad card link preview thumbnail thumb profile display social media reel video'.split(
    ' ',
  ),
);

/** Whether there is a request at all: "photo of a cat" only names a picture. */
function says(has: ReadonlySet<Meaning>, tokens: Token[], foreign: boolean, numbers: unknown[]): boolean {
  const verbs: Meaning[] = [
    ...([
      'compress',
      'shrink',
      'resize',
      'crop',
      'turn',
      'redact',
      'watermark',
      'logo',
      'borders',
      'passport',
      'rename',
      'background',
      'convert',
      'batch',
      'dimension',
      'filesize',
      'metadata',
      'location',
      'responsive',
      'favicon',
      'exam',
      'signature',
    ] as const),
  ];
  if (foreign || tokens.some(({ format }) => format) || numbers.some((number) => number !== undefined)) return true;
  if (verbs.some((verb) => has.has(verb))) return true;
  if (tokens.some(({ word }) => word === 'whatsapp')) return true;
  const isOnly = (...meanings: Meaning[]) =>
    tokens.every(({ meaning }) => meaning === 'stop' || (meaning && meanings.includes(meaning)));
  if (has.has('iphone') && (has.has('image') || isOnly('iphone'))) return true;
  if (has.has('upload') && isOnly('upload', 'form')) return true;
  if ((has.has('upload') || has.has('website')) && has.has('image')) return true;
  if ((has.has('date') || has.has('credits')) && (has.has('image') || has.has('change'))) return true;
  if (has.has('dpi') && has.has('change')) return true;
  return has.has('size') && (['image', 'change', 'remove', 'make'] as const).some((meaning) => has.has(meaning));
}

/** Splits joined words such as "jpgtopng", "png2webp" and "jpg-png". */
function splitGlued(word: string): string[] {
  const glued = /^([a-z]{3,5})(?:to|2|into)([a-z]{3,5})$/.exec(word);
  const formats = formatsOfWords();
  const [, from = '', to = ''] = glued ?? [];
  if (formats.has(from) && formats.has(to)) return [from, 'to', to];
  return [word];
}

function readWord(word: string): Token {
  const format = formatsOfWords().get(word);
  if (format) return { word, format };
  const meaning = meaningsOfWords().get(word);
  if (meaning) return { word, meaning };
  if (isForeignFormat(word) || FRAME_WORDS.has(word)) return { word };
  const meant = nearestWord(word, meaningsOfWords().keys());
  // Corrects only words with a meaning of their own: "grate" must not become "great" and be dropped.
  const guessed = meant ? meaningsOfWords().get(meant) : undefined;
  if (guessed && guessed !== 'stop') return { word, meaning: guessed };
  const close = nearestWord(word, formatsOfWords().keys());
  const guessedFormat = close ? formatsOfWords().get(close) : undefined;
  return guessedFormat ? { word, format: guessedFormat } : { word };
}

function namedFrame(words: string[]): (typeof NAMED_FRAMES)[number] | undefined {
  const present = new Set(words);
  return NAMED_FRAMES.find((frame) => frame.words.every((word) => present.has(word)));
}

/** The source and the target format. */
function directions(tokens: Token[]): Pick<Intent, 'from' | 'to' | 'format'> {
  const at = tokens.flatMap(({ format }, index) => (format ? [{ format, index }] : []));
  const first = at[0];
  if (!first) return {};
  const second = at.find(({ format }) => format !== first.format);
  const before = (index: number): Meaning | undefined => {
    for (let i = index - 1; i >= 0; i--) {
      const { meaning, format } = tokens[i] ?? {};
      if (format || meaning === 'to' || meaning === 'from') return format ? undefined : meaning;
      if (meaning && meaning !== 'stop' && meaning !== 'image' && meaning !== 'iphone') return undefined;
    }
    return undefined;
  };
  if (second) {
    // "png from jpg" and "to png from jpg" have the reverse order.
    const reversed = before(second.index) === 'from' && before(first.index) !== 'from';
    return reversed ? { from: second.format, to: first.format } : { from: first.format, to: second.format };
  }
  // "jfif to jpg" is one format with two names.
  if (at.slice(1).some(({ index }) => before(index) === 'to')) return { to: first.format };
  const led = before(first.index);
  if (led === 'to') return { to: first.format };
  if (led === 'from') return { from: first.format };
  // "jpg to" is still being typed.
  const next = tokens[first.index + 1];
  if (next?.meaning === 'to') return { from: first.format };
  return { format: first.format };
}
