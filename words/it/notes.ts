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
      return originalBytes <= facts.api.SMALL_BYTES ? 'Questo file pesa al massimo 10\u00a0KB' : undefined;
    case 'fits':
      return originalBytes <= (targetOf(facts) ?? 0) ? 'Questo file rientra già nel peso richiesto' : undefined;
    case 'opened-format':
      return `In formato ${facts.labelOf(note.insteadOf)} sarebbe più pesante o appena più leggero`;
    case 'saves-too-little':
      return `Il risparmio (${lessThan(note.saved)}) è sotto il minimo che hai impostato (${percent(note.least)})`;
    case 'no-gain':
    case 'looks-different':
    case 'search-failed':
      return KEPT[note.why];
  }
}

const KEPT: Readonly<Record<Extract<KeptBecause, 'no-gain' | 'looks-different' | 'search-failed'>, string>> = {
  'no-gain': 'Il risultato sarebbe più pesante o appena più leggero',
  'looks-different': 'Un disegno più leggero avrebbe un aspetto diverso',
  'search-failed': 'Con queste impostazioni non si raggiunge il peso richiesto',
};

function kept(note: Kept, facts: Facts): string | undefined {
  const { format } = facts.result;
  const reason = keptReason(note, facts);
  const isUntried = reason !== undefined && (note.why === 'small' || note.why === 'fits');
  const original = isUntried ? 'è rimasto com’è' : 'riottieni il tuo originale';
  const what = facts.isOriginal ? original : 'nessun pixel è cambiato';
  const sentences = [
    reason ? `${reason}, quindi ${what}.` : `${capitalised(what)}.`,
    note.why === 'opened-format' && note.offer !== note.insteadOf && `Prova invece ${facts.labelOf(note.offer)}.`,
    note.why !== 'opened-format' &&
      note.insteadOf &&
      note.insteadOf !== format &&
      `Non è diventato ${withArticle(facts.labelOf(note.insteadOf))}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Below this quality the format may change. */
const LOW_QUALITY = 40;

const EXCHANGED: Readonly<Record<ExchangedBecause, (from: string, to: string) => string>> = {
  'low-quality': (from, to) => `Sotto la qualità ${LOW_QUALITY} si salva in ${to} invece che in ${from}.`,
  'no-gain': (from, to) => `In ${from} sarebbe più pesante o appena più leggero: è stato salvato in ${to}.`,
  target: (from, to) => `In ${from} restava lontano dal peso richiesto: è stato salvato in ${to}.`,
};

function exchanged({ from, to, why }: Extract<Note, { code: 'format-exchanged' }>, facts: Facts): string | undefined {
  const { result, recipe, labelOf } = facts;
  if (to !== result.format || from === to) return undefined;
  if (why === 'low-quality' && !((recipe.output.quality ?? 100) < LOW_QUALITY)) return undefined;
  if (why === 'target' && targetOf(facts) === undefined) return undefined;
  return EXCHANGED[why](labelOf(from), labelOf(to));
}

function scaled({ result: { width, height, plan } }: Facts): string | undefined {
  if (width * height >= plan.width * plan.height) return undefined;
  return `Per riuscirci è stata ridotta: ${formatSize({ width, height })} invece di ${formatSize(plan)}.`;
}

/** The quality of a compressed file, if it is not the set one, and why. */
export function qualitySentence({ result, recipe: { output }, api }: Outcome): string | undefined {
  if (output.aim !== 'compress' || output.quality === undefined || result.quality === undefined) return undefined;
  const asked = Math.round(output.quality);
  const used = Math.round(result.quality);
  if (used > asked) {
    const isPalette = api.formatOf(result.format).quality?.reduces === 'colours';
    return isPalette
      ? `Salvato con qualità ${used}: con ${asked} ha troppo pochi colori o non è più leggero.`
      : undefined;
  }
  if (used === asked) return undefined;
  const cut = result.notes.find((note) => note.code === 'quality-cut');
  const budget = api.budgetFor(result.originalBytes, asked);
  const least = cut ? Math.ceil(100 * (1 - budget / Math.max(1, result.originalBytes))) : 0;
  return `Salvato con qualità ${used}: con ${asked} ${least > 0 ? `il risparmio non arriva ${withArticle(`al ${least}%`)}` : 'pesa più del tuo file'}.`;
}

/** What a page's visitors load of a drawing. */
export const gzipSentence = ({ before, after }: Extract<Note, { code: 'gzipped' }>) =>
  `Inviato con gzip, pesa ${formatBytes(after)} invece di ${formatBytes(before)}.`;

const NEAREST: Readonly<Record<NearestBecause, string>> = {
  steps: ': la qualità successiva che abbiamo provato lo superava.',
  'best-quality': ', con la qualità più alta possibile.',
  'highest-tried': ', con qualità 99, la più alta che proviamo.',
  thousands: '. Va bene anche dove un KB vale 1.000 byte.',
  'file-size': ': avvicinandosi di più, peserebbe più del tuo file.',
  tries: '. Non abbiamo trovato niente di più vicino.',
};

function nearest(note: Extract<Note, { code: 'nearest' }>, facts: Facts): string | undefined {
  const target = targetOf(facts);
  const { bytes } = facts.result;
  if (target === undefined || bytes >= target) return undefined;
  return `È sotto il peso richiesto (scarto ${percent(1 - bytes / target)})${NEAREST[note.why]}`;
}

const LARGER: Readonly<Record<LargerBecause, string>> = {
  format: 'per via del formato che hai scelto',
  dimensions: 'perché hai ingrandito l’immagine',
  lossless: 'perché conserva ogni pixel esattamente',
  metadata: 'perché i dati della fotocamera si potevano rimuovere solo salvandola di nuovo',
  edits: 'perché l’immagine è stata modificata',
  quality: 'per via della qualità con cui è stato salvato',
  rewritten: 'perché è stato necessario salvarlo in un altro formato',
};

const REMOVED: Readonly<Record<'none' | 'all-but-location' | 'credit', string>> = {
  none: 'Sono stati rimossi i dati della fotocamera e quelli nascosti.',
  'all-but-location': 'Il luogo in cui è stata scattata la foto è stato rimosso.',
  credit: 'I dati della fotocamera e il luogo sono stati rimossi: restano copyright e crediti.',
};

const NOT_SOUGHT: Readonly<Record<NotSoughtBecause, string>> = {
  exact: 'Questo formato conserva ogni pixel esattamente: non c’era una qualità da scegliere.',
  format: 'Per questo formato la qualità non si può scegliere in automatico: è stata usata quella standard.',
  animation: 'Le animazioni non si possono valutare fotogramma per fotogramma: è stata usata la qualità standard.',
  browser: 'Questo browser non può valutare le immagini: è stata usata la qualità standard.',
};

type SentenceOf<C extends NoteCode> = (note: Extract<Note, { code: C }>, facts: Facts) => string | undefined;

/** A sentence for each kind of note, if the note is worth mentioning and the facts confirm it. */
const noteWords: { readonly [C in NoteCode]: SentenceOf<C> } = {
  'left-as-it-is': kept,
  gzipped: gzipSentence,
  'metadata-removed': ({ kept }, { isOriginal }) => (isOriginal ? undefined : REMOVED[kept ?? 'none']),
  'format-exchanged': exchanged,
  lossless: (_, { result, labelOf }) =>
    `Nessuna perdita di qualità: il file ${labelOf(result.format)} non è stato compresso di nuovo.`,
  'first-frame': ({ of }, { result }) =>
    of > 1 && result.frames === 1 ? `Nel risultato c’è solo la prima delle sue ${of} immagini.` : undefined,
  scaled: (_, facts) => scaled(facts),
  // `qualitySentence` covers this, with or without a cut.
  'quality-cut': () => undefined,
  padded: ({ bytes }) =>
    `Sono stati aggiunti ${formatBytes(bytes)} di commenti per avvicinarsi al peso. Non cambiano nessun pixel.`,
  'target-met': () => undefined,
  nearest,
  'above-target': (_, facts) =>
    facts.result.bytes > (targetOf(facts) ?? Number.POSITIVE_INFINITY)
      ? 'Con queste impostazioni non si raggiunge il peso richiesto. Questo è il file più leggero che abbiamo trovato. Prova dimensioni più piccole o un altro formato.'
      : undefined,
  'score-not-sought': ({ why }) => NOT_SOUGHT[why],
  'below-score': ({ score }, { result }) =>
    `È il meglio che questo formato può dare: punteggio ${shownScore(result.score ?? score)}.`,
  larger: ({ why }, { result }) =>
    result.bytes > result.originalBytes ? `Pesa più del tuo file ${LARGER[why]}.` : undefined,
  incomplete: ({ missing }) =>
    missing === undefined
      ? 'Manca la fine del file, quindi forse anche una parte dell’immagine.'
      : `Manca la fine dell’immagine (${missingPercent(missing)}).`,
};

function sentenceOf<C extends NoteCode>(note: Extract<Note, { code: C }>, facts: Facts): string | undefined {
  return (noteWords[note.code] as SentenceOf<C>)(note, facts);
}

/** Every sentence worth showing about a result. */
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
