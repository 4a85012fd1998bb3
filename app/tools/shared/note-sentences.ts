import { formatBytes } from '#app/components/bytes.ts';
import { shownScore } from '#app/tools/score/words.ts';
import type {
  ExchangedBecause,
  Format,
  FormatId,
  Growth,
  KeptBecause,
  NearestBecause,
  Note,
  NoteCode,
  NotSoughtBecause,
} from '#engine';

/** What a format is called. */
export type LabelOf = (format: FormatId) => string;

/** A share of one as a percentage with one decimal at most; what is little is not nothing. */
function percent(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  return rounded === 0 && share > 0 ? 'less than 0.1%' : `${rounded}%`;
}

/** Rounded down: what is less than a share does not read like it. */
const lessThan = (share: number) => percent(Math.max(0.0004, Math.floor(share * 1000) / 1000));

const KEPT: Readonly<Record<KeptBecause, string>> = {
  small: 'This file is 10 KB or less, so it was left as it is.',
  fits: 'This file is already below the size you asked for, so it was left as it is.',
  'no-gain': 'The result would be larger or hardly smaller, so you get your original back.',
  'search-failed': 'The size you asked for could not be reached with these settings, so you get your original back.',
  unreadable: 'This file is damaged and could not be read, so you get it back unchanged.',
};

const savesTooLittle = (saved: number, least: number) =>
  `This would save ${lessThan(saved)}, less than your ${percent(least)}, so you get your original back.`;

const EXCHANGED: Readonly<Record<ExchangedBecause, (from: string, to: string) => string>> = {
  'low-quality': (from, to) => `Below quality 40 a ${from} is saved as a ${to}.`,
  'no-gain': (from, to) => `As a ${from} it hardly got any smaller, so it was saved as a ${to}.`,
  target: (from, to) => `A ${from} came nowhere near the size you asked for, so it was saved as a ${to}.`,
};

const NEAREST: Readonly<Record<NearestBecause, (below: string) => string>> = {
  steps: (below) => `It is ${below} below the size you asked for: the next step up in quality would be over it.`,
  'best-quality': (below) => `It is ${below} below the size you asked for, at the best quality there is.`,
  'highest-tried': (below) => `It is ${below} below the size you asked for, at quality 99, the highest we try.`,
  thousands: (below) => `It is ${below} below the size you asked for. It also fits where a KB is 1,000 bytes.`,
  'file-size': (below) =>
    `It is ${below} below the size you asked for: any closer, and it would be larger than your file.`,
  tries: (below) => `It is ${below} below the size you asked for. We found nothing closer.`,
};

const LARGER: Readonly<Record<Growth | 'edits', string>> = {
  format: 'It is larger than your file because of the format you chose.',
  dimensions: 'It is larger than your file because you made the picture larger.',
  lossless: 'It is larger than your file because it keeps every pixel exactly.',
  edits: 'It is larger than your file because the picture was changed.',
};

const NOT_SOUGHT: Readonly<Record<NotSoughtBecause, string>> = {
  exact: 'This format keeps every pixel exactly, so there was no quality to choose.',
  format: 'The quality cannot be chosen automatically for this format, so a standard one was used.',
  animation: 'Animations cannot be scored frame by frame, so a standard quality was used.',
  browser: 'This browser cannot score pictures, so a standard quality was used.',
};

function keptSentences(note: Extract<Note, { code: 'left-as-it-is' }>, labelOf: LabelOf): string {
  if (note.why === 'opened-format') {
    const kept = `As a ${labelOf(note.insteadOf)} it would be larger or hardly smaller, so you get your original back.`;
    return `${kept} Try ${labelOf(note.offer)} instead.`;
  }
  const kept = note.why === 'saves-too-little' ? savesTooLittle(note.saved, note.least) : KEPT[note.why];
  return note.insteadOf ? `${kept} It did not become a ${labelOf(note.insteadOf)}.` : kept;
}

type SentenceOf<C extends NoteCode> = (note: Extract<Note, { code: C }>, labelOf: LabelOf) => string | undefined;

/** What happened to a file, where that is worth a word. */
const SENTENCES: { readonly [C in NoteCode]: SentenceOf<C> } = {
  'left-as-it-is': (note, labelOf) =>
    [keptSentences(note, labelOf), ...(note.keepsMetadata ? ['Camera details are still in it.'] : [])].join(' '),
  'metadata-removed': () => 'Camera details and other hidden data were removed. No pixel was changed.',
  'format-exchanged': ({ from, to, why }, labelOf) => EXCHANGED[why](labelOf(from), labelOf(to)),
  'first-frame': ({ of }) => `Only the first of its ${of} pictures is in the result.`,
  scaled: ({ percent }) =>
    `It was scaled to ${Math.round(percent)}% of the width and height these settings would give.`,
  'quality-cut': ({ from, to }) => `Quality ${from}% was not worth its size, so it was saved at ${to}%.`,
  padded: ({ bytes }) =>
    `${formatBytes(bytes)} of comments were added to bring it closer to the size. They change no pixel.`,
  'target-met': () => undefined,
  nearest: ({ below, why }) => NEAREST[why](percent(below)),
  'above-target': () =>
    'These settings cannot reach the size you asked for. This is the smallest file we found. Try smaller dimensions or another format.',
  'score-not-sought': ({ why }) => NOT_SOUGHT[why],
  'below-score': ({ score }) => `This is the best this format can do: a score of ${shownScore(score)}.`,
  larger: ({ why }) => LARGER[why],
};

function sentenceOf<C extends NoteCode>(note: Extract<Note, { code: C }>, labelOf: LabelOf): string | undefined {
  return (SENTENCES[note.code] as SentenceOf<C>)(note, labelOf);
}

/** Everything that is worth saying about what happened, one sentence each. */
export function noteSentences(notes: readonly Note[], labelOf: LabelOf): string[] {
  return notes.flatMap((note) => sentenceOf(note, labelOf) ?? []);
}

/** The names of formats by the engine's records. */
export const labelsOf =
  (formatOf: (id: FormatId) => Pick<Format, 'label'>): LabelOf =>
  (id) =>
    formatOf(id).label;
