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
import { withArticle } from '#words/language.ts';
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
      return originalBytes <= facts.api.SMALL_BYTES ? 'Diese Datei hat höchstens 10\u00a0KB' : undefined;
    case 'fits':
      return originalBytes <= (targetOf(facts) ?? 0) ? 'Diese Datei liegt schon innerhalb deiner Zielgröße' : undefined;
    case 'opened-format':
      return `Als ${facts.labelOf(note.insteadOf)} wäre die Datei größer oder kaum kleiner`;
    case 'saves-too-little':
      return `Das würde ${lessThan(note.saved)} sparen, weniger als die gewünschten ${percent(note.least)}`;
    case 'no-gain':
    case 'looks-different':
    case 'search-failed':
      return KEPT[note.why];
  }
}

const KEPT: Readonly<Record<Extract<KeptBecause, 'no-gain' | 'looks-different' | 'search-failed'>, string>> = {
  'no-gain': 'Das Ergebnis wäre größer oder kaum kleiner',
  'looks-different': 'Eine kleinere Zeichnung sähe anders aus',
  'search-failed': 'Die Zielgröße war mit diesen Einstellungen nicht zu erreichen',
};

function kept(note: Kept, facts: Facts): string | undefined {
  const { format } = facts.result;
  const reason = keptReason(note, facts);
  const isUntried = reason !== undefined && (note.why === 'small' || note.why === 'fits');
  const original = isUntried
    ? { after: 'deshalb blieb sie, wie sie ist', alone: 'Die Datei blieb, wie sie ist' }
    : { after: 'deshalb bekommst du dein Original zurück', alone: 'Du bekommst dein Original zurück' };
  const what = facts.isOriginal
    ? original
    : { after: 'deshalb wurde kein Pixel verändert', alone: 'Kein Pixel wurde verändert' };
  const sentences = [
    reason ? `${reason}, ${what.after}.` : `${what.alone}.`,
    note.why === 'opened-format' &&
      note.offer !== note.insteadOf &&
      `Versuch es stattdessen mit ${facts.labelOf(note.offer)}.`,
    note.why !== 'opened-format' &&
      note.insteadOf &&
      note.insteadOf !== format &&
      `Es wurde kein ${facts.labelOf(note.insteadOf)} daraus.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Below this quality the format may change. */
const LOW_QUALITY = 40;

const EXCHANGED: Readonly<Record<ExchangedBecause, (from: string, to: string) => string>> = {
  'low-quality': (from, to) => `Unter Qualität ${LOW_QUALITY} wird ${from} als ${to} gespeichert.`,
  'no-gain': (from, to) =>
    `Als ${from} wäre das Bild größer oder kaum kleiner, deshalb wurde es als ${to} gespeichert.`,
  target: (from, to) =>
    `Als ${from} kam das Bild nicht annähernd an die Zielgröße heran, deshalb wurde es als ${to} gespeichert.`,
};

function exchanged({ from, to, why }: Extract<Note, { code: 'format-exchanged' }>, facts: Facts): string | undefined {
  const { result, recipe, labelOf } = facts;
  if (to !== result.format || from === to) return undefined;
  if (why === 'low-quality' && !((recipe.output.quality ?? 100) < LOW_QUALITY)) return undefined;
  if (why === 'target' && targetOf(facts) === undefined) return undefined;
  return EXCHANGED[why](why === 'low-quality' ? withArticle(labelOf(from)) : labelOf(from), labelOf(to));
}

function scaled({ result: { width, height, plan } }: Facts): string | undefined {
  if (width * height >= plan.width * plan.height) return undefined;
  return `Dafür hat das Bild weniger Pixel bekommen: ${formatSize({ width, height })} statt ${formatSize(plan)}.`;
}

/** The quality of a compressed file, if it is not the set one, and why. */
export function qualitySentence({ result, recipe: { output }, api }: Outcome): string | undefined {
  if (output.aim !== 'compress' || output.quality === undefined || result.quality === undefined) return undefined;
  const asked = Math.round(output.quality);
  const used = Math.round(result.quality);
  if (used > asked) {
    const isPalette = api.formatOf(result.format).quality?.reduces === 'colours';
    return isPalette
      ? `Mit Qualität ${used} gespeichert: Mit ${asked} hat die Datei zu wenige Farben oder ist nicht kleiner.`
      : undefined;
  }
  if (used === asked) return undefined;
  const cut = result.notes.find((note) => note.code === 'quality-cut');
  const budget = api.budgetFor(result.originalBytes, asked);
  const least = cut ? Math.ceil(100 * (1 - budget / Math.max(1, result.originalBytes))) : 0;
  return `Mit Qualität ${used} gespeichert: ${least > 0 ? `Mit ${asked} werden weniger als ${least}\u00a0% gespart` : `Mit ${asked} ist das Ergebnis größer als deine Datei`}.`;
}

/** What a page's visitors load of a drawing. */
export const gzipSentence = ({ before, after }: Extract<Note, { code: 'gzipped' }>) =>
  `Mit gzip übertragen sind es ${formatBytes(after)} statt ${formatBytes(before)}.`;

const NEAREST: Readonly<Record<NearestBecause, string>> = {
  steps: ': Die nächste Qualität, die wir versucht haben, lag darüber.',
  'best-quality': ', bei der besten Qualität, die es gibt.',
  'highest-tried': ', mit Qualität 99, der höchsten, die wir probieren.',
  thousands: '. So passt sie auch, wenn ein KB als 1000 Byte zählt.',
  'file-size': ': Noch näher daran wäre sie größer als deine Datei.',
  tries: '. Näher kamen wir nicht heran.',
};

function nearest(note: Extract<Note, { code: 'nearest' }>, facts: Facts): string | undefined {
  const target = targetOf(facts);
  const { bytes } = facts.result;
  if (target === undefined || bytes >= target) return undefined;
  return `Die Datei liegt ${percent(1 - bytes / target)} unter deiner Zielgröße${NEAREST[note.why]}`;
}

const LARGER: Readonly<Record<LargerBecause, string>> = {
  format: 'weil du dieses Format gewählt hast',
  dimensions: 'weil du das Bild vergrößert hast',
  lossless: 'weil es jeden Pixel genau behält',
  metadata: 'weil sich die Kameradaten nur durch erneutes Speichern entfernen ließen',
  edits: 'weil das Bild verändert wurde',
  quality: 'weil es mit dieser Qualität gespeichert wurde',
  rewritten: 'weil es in einem anderen Format gespeichert werden musste',
};

const REMOVED: Readonly<Record<'none' | 'all-but-location' | 'credit', string>> = {
  none: 'Kameradaten und versteckte Daten wurden entfernt.',
  'all-but-location': 'Der Aufnahmeort wurde entfernt.',
  credit: 'Kameradaten und Aufnahmeort wurden entfernt: Copyright und Urheber bleiben.',
};

const NOT_SOUGHT: Readonly<Record<NotSoughtBecause, string>> = {
  exact: 'Dieses Format behält jeden Pixel genau, es gab also keine Qualität zu wählen.',
  format: 'Für dieses Format lässt sich die Qualität nicht automatisch wählen, deshalb gilt ein Standardwert.',
  animation: 'Animationen lassen sich nicht Bild für Bild bewerten, deshalb gilt eine Standardqualität.',
  browser: 'Dieser Browser kann Bilder nicht bewerten, deshalb gilt eine Standardqualität.',
};

type SentenceOf<C extends NoteCode> = (note: Extract<Note, { code: C }>, facts: Facts) => string | undefined;

/** A sentence for each kind of note, if the note is worth mentioning and the facts confirm it. */
const noteWords: { readonly [C in NoteCode]: SentenceOf<C> } = {
  'left-as-it-is': kept,
  gzipped: gzipSentence,
  'metadata-removed': ({ kept }, { isOriginal }) => (isOriginal ? undefined : REMOVED[kept ?? 'none']),
  'format-exchanged': exchanged,
  lossless: (_, { result, labelOf }) =>
    `Keine Qualität ging verloren: Das ${labelOf(result.format)} wurde nicht neu komprimiert.`,
  'first-frame': ({ of }, { result }) =>
    of > 1 && result.frames === 1 ? `Das Ergebnis enthält nur das erste der ${of} Bilder.` : undefined,
  scaled: (_, facts) => scaled(facts),
  // `qualitySentence` covers this, with or without a cut.
  'quality-cut': () => undefined,
  padded: ({ bytes }) =>
    `${formatBytes(bytes)} an Kommentaren wurden ergänzt, um näher an die Zielgröße zu kommen. Sie ändern keinen Pixel.`,
  'target-met': () => undefined,
  nearest,
  'above-target': (_, facts) =>
    facts.result.bytes > (targetOf(facts) ?? Number.POSITIVE_INFINITY)
      ? 'Mit diesen Einstellungen ist die Zielgröße nicht erreichbar. Das ist die kleinste Datei, die wir gefunden haben. Versuch es mit kleineren Maßen oder einem anderen Format.'
      : undefined,
  'score-not-sought': ({ why }) => NOT_SOUGHT[why],
  'below-score': ({ score }, { result }) =>
    `Mehr gibt dieses Format nicht her: Wert ${shownScore(result.score ?? score)}.`,
  larger: ({ why }, { result }) =>
    result.bytes > result.originalBytes ? `Das Ergebnis ist größer als deine Datei, ${LARGER[why]}.` : undefined,
  incomplete: ({ missing }) =>
    missing === undefined
      ? 'Das Ende der Datei fehlt, also vielleicht auch ein Teil des Bildes.'
      : `Die letzten ${missingPercent(missing)} des Bildes fehlen.`,
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
