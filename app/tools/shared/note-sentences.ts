import { formatBytes } from '#app/components/bytes.ts';
import type { ExchangedBecause, Format, FormatId, Growth, KeptBecause, NearestBecause, Note, NoteCode } from '#engine';

/** What a format is called. */
export type LabelOf = (format: FormatId) => string;

/** A share of one as a percentage with one decimal at most; what is little is not nothing. */
function percent(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  return rounded === 0 && share > 0 ? 'less than 0.1%' : `${rounded}%`;
}

const KEPT: Readonly<Record<KeptBecause, string>> = {
  small: 'This file has 10 KB or less, so it was left as it is.',
  fits: 'This file is already below the size you asked for, so it was left as it is.',
  'no-gain': 'Writing this image anew would have saved next to nothing, so you get your original back.',
  'search-failed': 'The size you asked for could not be reached with these settings, so you get your original back.',
};

const EXCHANGED: Readonly<Record<ExchangedBecause, (from: string, to: string) => string>> = {
  'low-quality': (from, to) => `At so low a quality a ${to} is smaller than a ${from}, so it became one.`,
  'no-gain': (from, to) => `As a ${from} it saved next to nothing, so it became a ${to}.`,
  target: (from, to) => `A ${from} came nowhere near the size you asked for, so it became a ${to}.`,
};

const NEAREST: Readonly<Record<NearestBecause, (below: string) => string>> = {
  steps: (below) => `It is ${below} below the size you asked for: the next step of quality would be above it.`,
  'best-quality': (below) => `It is ${below} below the size you asked for, at the best quality there is.`,
  'file-size': (below) => `It is ${below} below the size you asked for: any nearer, it would be larger than your file.`,
  tries: (below) => `It is ${below} below the size you asked for; nothing nearer was found.`,
};

const LARGER: Readonly<Record<Growth | 'edits', string>> = {
  format: 'It is larger than your file because of the format you chose.',
  dimensions: 'It is larger than your file because you made the picture larger.',
  lossless: 'It is larger than your file because every pixel was to stay as it is.',
  edits: 'It is larger than your file because the picture was changed.',
};

type SentenceOf<C extends NoteCode> = (note: Extract<Note, { code: C }>, labelOf: LabelOf) => string | undefined;

/** What happened to a file, where that is worth a word. */
const SENTENCES: { readonly [C in NoteCode]: SentenceOf<C> } = {
  'left-as-it-is': ({ why, insteadOf }, labelOf) =>
    insteadOf ? `${KEPT[why]} It did not become a ${labelOf(insteadOf)}.` : KEPT[why],
  'metadata-removed': () => 'Camera details and other hidden data were taken out; no pixel was changed.',
  'format-exchanged': ({ from, to, why }, labelOf) => EXCHANGED[why](labelOf(from), labelOf(to)),
  'first-frame': ({ of }) => `Only the first of its ${of} pictures is in the result.`,
  scaled: ({ percent }) => `Its sides were scaled to ${Math.round(percent)}%.`,
  'quality-cut': ({ from, to }) => `Quality ${from}% took more bytes than it is worth: it was saved at ${to}%.`,
  padded: ({ bytes }) => `${formatBytes(bytes)} of comments, which change no pixel, bring it closer to the size.`,
  'target-met': () => undefined,
  nearest: ({ below, why }) => NEAREST[why](percent(below)),
  'above-target': () =>
    'Nothing within these settings fits into the size you asked for; this is the smallest file that was found. Smaller dimensions or another format will go further.',
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
