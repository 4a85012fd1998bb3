import type {
  ExchangedBecause,
  FormatId,
  KeptBecause,
  LargerBecause,
  NearestBecause,
  Note,
  NoteCode,
  NotSoughtBecause,
  Recipe,
  Result,
} from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { capitalised, withArticle } from '#words/language.ts';
import { missingPercent, percent } from '#words/percent.ts';
import { formatSize } from '#words/pixels.ts';
import { shownScore } from '#words/score.ts';

/** The input for the sentences: a result, its recipe, and the engine's own figures. */
export interface Outcome {
  result: Pick<
    Result,
    'bytes' | 'originalBytes' | 'format' | 'width' | 'height' | 'frames' | 'plan' | 'notes' | 'quality' | 'score'
  >;
  recipe: Recipe;
  api: Pick<typeof import('#engine'), 'formatOf' | 'budgetFor' | 'SMALL_BYTES'>;
}

/** The facts of one result, with the names of formats. */
interface Facts extends Outcome {
  labelOf(format: FormatId): string;
  /** The result is the original, byte for byte. */
  isOriginal: boolean;
}

/** Rounded down, so that a saving below a threshold does not read as if it had reached it. */
const lessThan = (share: number) => percent(Math.max(0.0004, Math.floor(share * 1000) / 1000));

const targetOf = ({ recipe: { output } }: Facts) => (output.aim === 'size' ? output.bytes : undefined);

type Kept = Extract<Note, { code: 'left-as-it-is' }>;

/** Why the original was returned, as a clause; undefined if the facts contradict the reason. */
function keptReason(note: Kept, facts: Facts): string | undefined {
  const { originalBytes } = facts.result;
  switch (note.why) {
    case 'small':
      return originalBytes <= facts.api.SMALL_BYTES ? 'This file is 10 KB or less' : undefined;
    case 'fits':
      return originalBytes <= (targetOf(facts) ?? 0) ? 'This file is already within the size you asked for' : undefined;
    case 'opened-format':
      return `As ${withArticle(facts.labelOf(note.insteadOf))} it would be larger or hardly smaller`;
    case 'saves-too-little':
      return `This would save ${lessThan(note.saved)}, less than your ${percent(note.least)}`;
    case 'no-gain':
    case 'looks-different':
    case 'search-failed':
      return KEPT[note.why];
  }
}

const KEPT: Readonly<Record<Extract<KeptBecause, 'no-gain' | 'looks-different' | 'search-failed'>, string>> = {
  'no-gain': 'The result would be larger or hardly smaller',
  'looks-different': 'A smaller drawing would look different',
  'search-failed': 'The size you asked for could not be reached with these settings',
};

function kept(note: Kept, facts: Facts): string | undefined {
  const { format } = facts.result;
  const reason = keptReason(note, facts);
  const isUntried = reason !== undefined && (note.why === 'small' || note.why === 'fits');
  const original = isUntried ? 'it was left as it is' : 'you get your original back';
  const what = facts.isOriginal ? original : 'no pixel was changed';
  const sentences = [
    reason ? `${reason}, so ${what}.` : `${capitalised(what)}.`,
    note.why === 'opened-format' && note.offer !== note.insteadOf && `Try ${facts.labelOf(note.offer)} instead.`,
    note.why !== 'opened-format' &&
      note.insteadOf &&
      note.insteadOf !== format &&
      `It did not become ${withArticle(facts.labelOf(note.insteadOf))}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Below this quality the format may change. */
const LOW_QUALITY = 40;

const EXCHANGED: Readonly<Record<ExchangedBecause, (from: string, to: string) => string>> = {
  'low-quality': (from, to) => `Below quality ${LOW_QUALITY} ${from} is saved as ${to}.`,
  'no-gain': (from, to) => `As ${from} it would be larger or hardly smaller, so it was saved as ${to}.`,
  target: (from, to) => `As ${from} it came nowhere near the size you asked for, so it was saved as ${to}.`,
};

function exchanged({ from, to, why }: Extract<Note, { code: 'format-exchanged' }>, facts: Facts): string | undefined {
  const { result, recipe, labelOf } = facts;
  if (to !== result.format || from === to) return undefined;
  if (why === 'low-quality' && !((recipe.output.quality ?? 100) < LOW_QUALITY)) return undefined;
  if (why === 'target' && targetOf(facts) === undefined) return undefined;
  return EXCHANGED[why](withArticle(labelOf(from)), withArticle(labelOf(to)));
}

function scaled({ result: { width, height, plan } }: Facts): string | undefined {
  if (width * height >= plan.width * plan.height) return undefined;
  return `It was made smaller to get there: ${formatSize({ width, height })} instead of ${formatSize(plan)}.`;
}

/** The quality of a compressed file, if it is not the set one, and why. */
export function qualitySentence({ result, recipe: { output }, api }: Outcome): string | undefined {
  if (output.aim !== 'compress' || output.quality === undefined || result.quality === undefined) return undefined;
  const asked = Math.round(output.quality);
  const used = Math.round(result.quality);
  if (used > asked) {
    const isPalette = api.formatOf(result.format).quality?.reduces === 'colours';
    return isPalette
      ? `Saved at quality ${used}. At ${asked} it would have too few colours or be no smaller.`
      : undefined;
  }
  if (used === asked) return undefined;
  const cut = result.notes.find((note) => note.code === 'quality-cut');
  const budget = api.budgetFor(result.originalBytes, asked);
  const least = cut ? Math.ceil(100 * (1 - budget / Math.max(1, result.originalBytes))) : 0;
  return `Saved at quality ${used}. At ${asked} it would ${least > 0 ? `save less than ${least}%` : 'be larger than your file'}.`;
}

/** What a page's visitors load of a drawing. */
export const gzipSentence = ({ before, after }: Extract<Note, { code: 'gzipped' }>) =>
  `Sent with gzip, it is ${formatBytes(after)} instead of ${formatBytes(before)}.`;

const NEAREST: Readonly<Record<NearestBecause, string>> = {
  steps: ': the next quality that we tried was over it.',
  'best-quality': ', at the best quality there is.',
  'highest-tried': ', at quality 99, the highest we try.',
  thousands: '. It also fits where a KB is 1,000 bytes.',
  'file-size': ': any closer, and it would be larger than your file.',
  tries: '. We found nothing closer.',
};

function nearest(note: Extract<Note, { code: 'nearest' }>, facts: Facts): string | undefined {
  const target = targetOf(facts);
  const { bytes } = facts.result;
  if (target === undefined || bytes >= target) return undefined;
  return `It is ${percent(1 - bytes / target)} below the size you asked for${NEAREST[note.why]}`;
}

const LARGER: Readonly<Record<LargerBecause, string>> = {
  format: 'because of the format you chose',
  dimensions: 'because you made the picture larger',
  lossless: 'because it keeps every pixel exactly',
  metadata: 'because its camera details could only be removed by saving it again',
  edits: 'because the picture was changed',
  quality: 'because of the quality it was saved at',
  rewritten: 'because it had to be saved in another format',
};

const REMOVED: Readonly<Record<'none' | 'all-but-location' | 'credit', string>> = {
  none: 'Camera details and hidden data were removed.',
  'all-but-location': 'The location where the photo was taken was removed.',
  credit: 'Camera details and the location were removed: copyright and credit stay.',
};

const NOT_SOUGHT: Readonly<Record<NotSoughtBecause, string>> = {
  exact: 'This format keeps every pixel exactly, so there was no quality to choose.',
  format: 'The quality cannot be chosen automatically for this format, so a standard one was used.',
  animation: 'Animations cannot be scored frame by frame, so a standard quality was used.',
  browser: 'This browser cannot score pictures, so a standard quality was used.',
};

type SentenceOf<C extends NoteCode> = (note: Extract<Note, { code: C }>, facts: Facts) => string | undefined;

/** A sentence for each kind of note, if the note is worth mentioning and the facts confirm it. */
const noteWords: { readonly [C in NoteCode]: SentenceOf<C> } = {
  'left-as-it-is': kept,
  gzipped: gzipSentence,
  'metadata-removed': ({ kept }, { isOriginal }) => (isOriginal ? undefined : REMOVED[kept ?? 'none']),
  'format-exchanged': exchanged,
  lossless: (_, { result, labelOf }) => `No quality was lost: the ${labelOf(result.format)} was not compressed again.`,
  'first-frame': ({ of }, { result }) =>
    of > 1 && result.frames === 1 ? `Only the first of its ${of} pictures is in the result.` : undefined,
  scaled: (_, facts) => scaled(facts),
  // `qualitySentence` covers this, with or without a cut.
  'quality-cut': () => undefined,
  padded: ({ bytes }) =>
    `${formatBytes(bytes)} of comments were added to bring it closer to the size. They change no pixel.`,
  'target-met': () => undefined,
  nearest,
  'above-target': (_, facts) =>
    facts.result.bytes > (targetOf(facts) ?? Number.POSITIVE_INFINITY)
      ? 'These settings cannot reach the size you asked for. This is the smallest file we found. Try smaller dimensions or another format.'
      : undefined,
  'score-not-sought': ({ why }) => NOT_SOUGHT[why],
  'below-score': ({ score }, { result }) =>
    `This is the best this format can do: a score of ${shownScore(result.score ?? score)}.`,
  larger: ({ why }, { result }) =>
    result.bytes > result.originalBytes ? `It is larger than your file ${LARGER[why]}.` : undefined,
  incomplete: ({ missing }) =>
    missing === undefined
      ? 'The end of the file is missing, so a part of the picture may be too.'
      : `The last ${missingPercent(missing)} of the picture is missing.`,
};

function sentenceOf<C extends NoteCode>(note: Extract<Note, { code: C }>, facts: Facts): string | undefined {
  return (noteWords[note.code] as SentenceOf<C>)(note, facts);
}

/**
 * Every sentence worth showing about a result.
 * @param elsewhere notes that are shown in another way; `quality-cut` stands for the sentence about the quality
 */
export function noteSentences(outcome: Outcome, elsewhere: readonly NoteCode[] = []): string[] {
  const { result, api } = outcome;
  const codes = new Set(result.notes.map(({ code }) => code));
  const facts: Facts = {
    ...outcome,
    labelOf: (id) => api.formatOf(id).label,
    isOriginal: !codes.has('metadata-removed') && result.bytes === result.originalBytes,
  };
  const notes = result.notes.filter(({ code }) => !elsewhere.includes(code));
  const quality = elsewhere.includes('quality-cut') ? undefined : qualitySentence(outcome);
  return [...notes.map((note) => sentenceOf(note, facts)), quality].filter((sentence) => sentence !== undefined);
}
