import type {
  ExchangedBecause,
  LargerBecause,
  NearestBecause,
  Note,
  NoteCode,
  NotSoughtBecause,
  Recipe,
  Result,
} from '#engine';
import * as noteWords from '#words/notes.ts';

/* Which sentences a result needs, and their facts. A language has the sentences. */

/** The input: a result, its recipe, and the engine's own figures. */
export interface Outcome {
  result: Pick<
    Result,
    'bytes' | 'originalBytes' | 'format' | 'width' | 'height' | 'frames' | 'plan' | 'notes' | 'quality' | 'score'
  >;
  recipe: Recipe;
  api: Pick<typeof import('#engine'), 'formatOf' | 'budgetFor' | 'SMALL_BYTES'>;
}

type NoteOf<C extends NoteCode> = Extract<Note, { code: C }>;

/** Why the original was returned. Shares are from 0 to 1. */
export interface KeptReason {
  why: NoteOf<'left-as-it-is'>['why'];
  /** The format that it would have become. */
  format: string;
  saved: number;
  least: number;
}

/** A clause for each reason. */
export type Because = Readonly<Record<KeptReason['why'], (reason: KeptReason) => string>>;

/** What happened to the file: it was not tried, the original was returned, or its pixels stayed. */
export type Kept = 'left' | 'returned' | 'unchanged';

interface Size {
  width: number;
  height: number;
}

/** What a language exports, singly, since every tool loads it. Formats are their labels, sizes are in bytes, shares from 0 to 1. */
export interface NoteWords {
  /** Between two sentences. */
  between: string;
  kept(what: Kept, reason?: KeptReason): string;
  tryInstead(format: string): string;
  notBecome(format: string): string;
  /** What a page's visitors load of a drawing. */
  gzipped(after: number, before: number): string;
  removed: Readonly<Record<'none' | 'all-but-location' | 'credit', string>>;
  /** @param quality the one below which the format may change */
  exchanged: Readonly<Record<ExchangedBecause, (from: string, to: string, quality: number) => string>>;
  lossless(format: string): string;
  firstFrame(of: number): string;
  scaled(to: Size, from: Size): string;
  /** @param least the size up to which they fill the file; absent if they only bring it closer to the target */
  padded(bytes: number, least?: number): string;
  /** @param bytes what is missing to the least size */
  belowLeast(bytes: number, format: string): string;
  nearest(below: number, why: NearestBecause): string;
  aboveTarget: string;
  notSought: Readonly<Record<NotSoughtBecause, string>>;
  belowScore(score: number): string;
  larger(why: LargerBecause): string;
  /** @param missing unknown if it is undefined */
  incomplete(missing?: number): string;
  /** A palette needs more colours than the set quality gives it. */
  paletteQuality(used: number, requested: number): string;
  /** @param least the percentage that the set quality would save less than; 0 if it would make the file larger */
  quality(used: number, requested: number, least: number): string;
}

/** The facts of one result, with the names of formats. */
interface Facts extends Outcome {
  labelOf(format: Result['format']): string;
  /** The result is the original, byte for byte. */
  isOriginal: boolean;
}

const targetOf = ({ recipe: { output } }: Outcome) => (output.aim === 'size' ? output.bytes : undefined);

/** Below this quality the format may change. */
const LOW_QUALITY = 40;

/** Undefined if the facts contradict the reason. */
function reasonOf(note: NoteOf<'left-as-it-is'>, facts: Facts): KeptReason | undefined {
  const { result, api, labelOf } = facts;
  const { saved, least } = { saved: 0, least: 0, ...note };
  if (note.why === 'small' && result.originalBytes > api.SMALL_BYTES) return undefined;
  if (note.why === 'fits' && result.originalBytes > (targetOf(facts) ?? 0)) return undefined;
  return {
    why: note.why,
    format: note.insteadOf ? labelOf(note.insteadOf) : '',
    // Rounded down, so that a saving below a threshold does not read as if it had reached it.
    saved: Math.max(0.0004, Math.floor(saved * 1000) / 1000),
    least,
  };
}

function kept(note: NoteOf<'left-as-it-is'>, facts: Facts): string {
  const { labelOf, result } = facts;
  const reason = reasonOf(note, facts);
  const isUntried = reason?.why === 'small' || reason?.why === 'fits';
  const sentences = [noteWords.kept(!facts.isOriginal ? 'unchanged' : isUntried ? 'left' : 'returned', reason)];
  if (note.why === 'opened-format') {
    if (note.offer !== note.insteadOf) sentences.push(noteWords.tryInstead(labelOf(note.offer)));
  } else if (note.insteadOf && note.insteadOf !== result.format) {
    sentences.push(noteWords.notBecome(labelOf(note.insteadOf)));
  }
  return sentences.join(noteWords.between);
}

function exchanged({ from, to, why }: NoteOf<'format-exchanged'>, facts: Facts): string | undefined {
  const { result, recipe, labelOf } = facts;
  if (to !== result.format || from === to) return undefined;
  if (why === 'low-quality' && !((recipe.output.quality ?? 100) < LOW_QUALITY)) return undefined;
  if (why === 'target' && targetOf(facts) === undefined) return undefined;
  return noteWords.exchanged[why](labelOf(from), labelOf(to), LOW_QUALITY);
}

/** The quality of a compressed file, if it is not the set one, and why. */
export function qualitySentence({ result, recipe: { output }, api }: Outcome): string | undefined {
  if (output.aim !== 'compress' || output.quality === undefined || result.quality === undefined) return undefined;
  const requested = Math.round(output.quality);
  const used = Math.round(result.quality);
  if (used === requested) return undefined;
  if (used > requested) {
    const isPalette = api.formatOf(result.format).quality?.reduces === 'colours';
    return isPalette ? noteWords.paletteQuality(used, requested) : undefined;
  }
  const cut = result.notes.some(({ code }) => code === 'quality-cut');
  const budget = api.budgetFor(result.originalBytes, requested);
  const least = cut ? Math.ceil(100 * (1 - budget / Math.max(1, result.originalBytes))) : 0;
  return noteWords.quality(used, requested, Math.max(0, least));
}

export const gzipSentence = ({ before, after }: NoteOf<'gzipped'>) => noteWords.gzipped(after, before);

type SentenceOf<C extends NoteCode> = (note: NoteOf<C>, facts: Facts) => string | undefined;

/** A sentence for each kind of note, if the note is worth mentioning and the facts confirm it. */
const SENTENCES: { readonly [C in NoteCode]: SentenceOf<C> } = {
  'left-as-it-is': kept,
  gzipped: gzipSentence,
  'metadata-removed': ({ kept }, { isOriginal }) => (isOriginal ? undefined : noteWords.removed[kept ?? 'none']),
  'format-exchanged': exchanged,
  lossless: (_, { result, labelOf }) => noteWords.lossless(labelOf(result.format)),
  'first-frame': ({ of }, { result }) => (of > 1 && result.frames === 1 ? noteWords.firstFrame(of) : undefined),
  scaled: (_, { result: { width, height, plan } }) =>
    width * height < plan.width * plan.height ? noteWords.scaled({ width, height }, plan) : undefined,
  // `qualitySentence` covers this, with or without a cut.
  'quality-cut': () => undefined,
  padded: ({ bytes, least }) => noteWords.padded(bytes, least),
  'below-least': (_, { result, recipe: { output }, labelOf }) => {
    const missing = (output.min ?? 0) - result.bytes;
    return missing > 0 ? noteWords.belowLeast(missing, labelOf(result.format)) : undefined;
  },
  'target-met': () => undefined,
  nearest: ({ why }, facts) => {
    const [target, { bytes }] = [targetOf(facts), facts.result];
    return target !== undefined && bytes < target ? noteWords.nearest(1 - bytes / target, why) : undefined;
  },
  'above-target': (_, facts) =>
    facts.result.bytes > (targetOf(facts) ?? Number.POSITIVE_INFINITY) ? noteWords.aboveTarget : undefined,
  'score-not-sought': ({ why }) => noteWords.notSought[why],
  'below-score': ({ score }, { result }) => noteWords.belowScore(result.score ?? score),
  larger: ({ why }, { result }) => (result.bytes > result.originalBytes ? noteWords.larger(why) : undefined),
  incomplete: ({ missing }) => noteWords.incomplete(missing),
};

/**
 * Every sentence worth showing about a result.
 * @param elsewhere notes that are shown in another way; `quality-cut` stands for the sentence about the quality
 */
export function noteSentences(outcome: Outcome, elsewhere: readonly NoteCode[] = []): string[] {
  const { result, api } = outcome;
  const facts: Facts = {
    ...outcome,
    labelOf: (id) => api.formatOf(id).label,
    isOriginal: !result.notes.some(({ code }) => code === 'metadata-removed') && result.bytes === result.originalBytes,
  };
  const notes = result.notes.filter(({ code }) => !elsewhere.includes(code));
  const quality = elsewhere.includes('quality-cut') ? undefined : qualitySentence(outcome);
  const sentences = notes.map(<C extends NoteCode>(note: NoteOf<C>) =>
    (SENTENCES[note.code as C] as SentenceOf<C>)(note, facts),
  );
  return [...sentences, quality].filter((sentence) => sentence !== undefined);
}
