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
      return originalBytes <= facts.api.SMALL_BYTES ? 'Este archivo pesa 10\u00a0KB o menos' : undefined;
    case 'fits':
      return originalBytes <= (targetOf(facts) ?? 0) ? 'Este archivo ya cumple el peso que pediste' : undefined;
    case 'opened-format':
      return `Como ${facts.labelOf(note.insteadOf)} pesaría más o casi lo mismo`;
    case 'saves-too-little':
      return `El ahorro (${lessThan(note.saved)}) no llegaría a tu mínimo (${percent(note.least)})`;
    case 'no-gain':
    case 'looks-different':
    case 'search-failed':
      return KEPT[note.why];
  }
}

const KEPT: Readonly<Record<Extract<KeptBecause, 'no-gain' | 'looks-different' | 'search-failed'>, string>> = {
  'no-gain': 'El resultado pesaría más o casi lo mismo',
  'looks-different': 'Un dibujo más ligero se vería distinto',
  'search-failed': 'Con estos ajustes no se pudo alcanzar el peso que pediste',
};

function kept(note: Kept, facts: Facts): string | undefined {
  const { format } = facts.result;
  const reason = keptReason(note, facts);
  const isUntried = reason !== undefined && (note.why === 'small' || note.why === 'fits');
  const original = isUntried ? 'se ha dejado como está' : 'recibes tu original';
  const what = facts.isOriginal ? original : 'no ha cambiado ningún píxel';
  const sentences = [
    reason ? `${reason}, así que ${what}.` : `${capitalised(what)}.`,
    note.why === 'opened-format' && note.offer !== note.insteadOf && `Prueba con ${facts.labelOf(note.offer)}.`,
    note.why !== 'opened-format' &&
      note.insteadOf &&
      note.insteadOf !== format &&
      `No se ha convertido en ${withArticle(facts.labelOf(note.insteadOf))}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Below this quality the format may change. */
const LOW_QUALITY = 40;

const EXCHANGED: Readonly<Record<ExchangedBecause, (from: string, to: string) => string>> = {
  'low-quality': (from, to) => `Con calidad inferior a ${LOW_QUALITY}, ${from} se guarda como ${to}.`,
  'no-gain': (from, to) => `Como ${from} pesaría más o casi lo mismo, así que se ha guardado como ${to}.`,
  target: (from, to) => `Como ${from} quedaba muy lejos del peso que pediste, así que se ha guardado como ${to}.`,
};

function exchanged({ from, to, why }: Extract<Note, { code: 'format-exchanged' }>, facts: Facts): string | undefined {
  const { result, recipe, labelOf } = facts;
  if (to !== result.format || from === to) return undefined;
  if (why === 'low-quality' && !((recipe.output.quality ?? 100) < LOW_QUALITY)) return undefined;
  if (why === 'target' && targetOf(facts) === undefined) return undefined;
  const isNamed = why === 'low-quality';
  return EXCHANGED[why](isNamed ? withArticle(labelOf(from)) : labelOf(from), labelOf(to));
}

function scaled({ result: { width, height, plan } }: Facts): string | undefined {
  if (width * height >= plan.width * plan.height) return undefined;
  return `Para lograrlo se ha reducido el tamaño: ${formatSize({ width, height })} en lugar de ${formatSize(plan)}.`;
}

/** The quality of a compressed file, if it is not the set one, and why. */
export function qualitySentence({ result, recipe: { output }, api }: Outcome): string | undefined {
  if (output.aim !== 'compress' || output.quality === undefined || result.quality === undefined) return undefined;
  const asked = Math.round(output.quality);
  const used = Math.round(result.quality);
  if (used > asked) {
    const isPalette = api.formatOf(result.format).quality?.reduces === 'colours';
    return isPalette
      ? `Guardada con calidad ${used}: con ${asked} tiene muy pocos colores o no pesa menos.`
      : undefined;
  }
  if (used === asked) return undefined;
  const cut = result.notes.find((note) => note.code === 'quality-cut');
  const budget = api.budgetFor(result.originalBytes, asked);
  const least = cut ? Math.ceil(100 * (1 - budget / Math.max(1, result.originalBytes))) : 0;
  return `Guardada con calidad ${used}: con ${asked} ${least > 0 ? `ahorra menos de un ${least}\u00a0%` : 'pesa más que tu archivo'}.`;
}

/** What a page's visitors load of a drawing. */
export const gzipSentence = ({ before, after }: Extract<Note, { code: 'gzipped' }>) =>
  `Enviado con gzip, pesa ${formatBytes(after)} en lugar de ${formatBytes(before)}.`;

const NEAREST: Readonly<Record<NearestBecause, string>> = {
  steps: ': la siguiente calidad que probamos lo superaba.',
  'best-quality': ', con la mejor calidad posible.',
  'highest-tried': ', con calidad 99, la más alta que probamos.',
  thousands: '. Así también cabe donde un KB son 1000 bytes.',
  'file-size': ': más cerca pesaría más que tu archivo.',
  tries: '. No encontramos nada más cercano.',
};

function nearest(note: Extract<Note, { code: 'nearest' }>, facts: Facts): string | undefined {
  const target = targetOf(facts);
  const { bytes } = facts.result;
  if (target === undefined || bytes >= target) return undefined;
  const below = percent(1 - bytes / target);
  return `Queda ${below.startsWith('menos') ? below : `un ${below}`} por debajo del peso que pediste${NEAREST[note.why]}`;
}

const LARGER: Readonly<Record<LargerBecause, string>> = {
  format: 'por el formato que elegiste',
  dimensions: 'porque ampliaste la imagen',
  lossless: 'porque conserva cada píxel con exactitud',
  metadata: 'porque los datos de la cámara solo se podían eliminar guardándola de nuevo',
  edits: 'porque la imagen ha cambiado',
  quality: 'por la calidad con la que se guardó',
  rewritten: 'porque hubo que guardarla en otro formato',
};

const REMOVED: Readonly<Record<'none' | 'all-but-location' | 'credit', string>> = {
  none: 'Se han eliminado los datos de la cámara y otros datos ocultos.',
  'all-but-location': 'Se ha eliminado la ubicación donde se tomó la foto.',
  credit: 'Se han eliminado los datos de la cámara y la ubicación: quedan el copyright y los créditos.',
};

const NOT_SOUGHT: Readonly<Record<NotSoughtBecause, string>> = {
  exact: 'Este formato conserva cada píxel con exactitud, así que no había calidad que elegir.',
  format: 'En este formato la calidad no se puede elegir de forma automática, así que se ha usado una estándar.',
  animation: 'Las animaciones no se pueden puntuar fotograma a fotograma, así que se ha usado una calidad estándar.',
  browser: 'Este navegador no puede puntuar imágenes, así que se ha usado una calidad estándar.',
};

type SentenceOf<C extends NoteCode> = (note: Extract<Note, { code: C }>, facts: Facts) => string | undefined;

/** A sentence for each kind of note, if the note is worth mentioning and the facts confirm it. */
const noteWords: { readonly [C in NoteCode]: SentenceOf<C> } = {
  'left-as-it-is': kept,
  gzipped: gzipSentence,
  'metadata-removed': ({ kept }, { isOriginal }) => (isOriginal ? undefined : REMOVED[kept ?? 'none']),
  'format-exchanged': exchanged,
  lossless: (_, { result, labelOf }) =>
    `No se ha perdido calidad: el ${labelOf(result.format)} no se ha comprimido de nuevo.`,
  'first-frame': ({ of }, { result }) =>
    of > 1 && result.frames === 1 ? `El resultado contiene solo la primera de sus ${of} imágenes.` : undefined,
  scaled: (_, facts) => scaled(facts),
  // `qualitySentence` covers this, with or without a cut.
  'quality-cut': () => undefined,
  padded: ({ bytes }) =>
    `Se han añadido ${formatBytes(bytes)} de comentarios para acercarse al peso pedido. No cambian ningún píxel.`,
  'target-met': () => undefined,
  nearest,
  'above-target': (_, facts) =>
    facts.result.bytes > (targetOf(facts) ?? Number.POSITIVE_INFINITY)
      ? 'Con estos ajustes no se alcanza el peso que pediste. Este es el archivo más ligero que encontramos. Prueba con menos píxeles o con otro formato.'
      : undefined,
  'score-not-sought': ({ why }) => NOT_SOUGHT[why],
  'below-score': ({ score }, { result }) =>
    `Es lo mejor que permite este formato: una puntuación de ${shownScore(result.score ?? score)}.`,
  larger: ({ why }, { result }) =>
    result.bytes > result.originalBytes ? `Pesa más que tu archivo ${LARGER[why]}.` : undefined,
  incomplete: ({ missing }) =>
    missing === undefined
      ? 'Falta el final del archivo, así que puede faltar una parte de la imagen.'
      : `Falta el final de la imagen (${missingPercent(missing)}).`,
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
