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
import { capitalised, withArticle, withDefiniteArticle } from '#words/language.ts';
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
      return originalBytes <= facts.api.SMALL_BYTES ? 'Ce fichier pèse 10 Ko ou moins' : undefined;
    case 'fits':
      return originalBytes <= (targetOf(facts) ?? 0) ? 'Ce fichier respecte déjà le poids demandé' : undefined;
    case 'opened-format':
      return `En ${facts.labelOf(note.insteadOf)}, l’image serait plus lourde ou à peine plus légère`;
    case 'saves-too-little':
      return `Le gain serait de ${lessThan(note.saved)}, en dessous de vos ${percent(note.least)}`;
    case 'no-gain':
    case 'looks-different':
    case 'search-failed':
      return KEPT[note.why];
  }
}

const KEPT: Readonly<Record<Extract<KeptBecause, 'no-gain' | 'looks-different' | 'search-failed'>, string>> = {
  'no-gain': 'Le résultat serait plus lourd ou à peine plus léger',
  'looks-different': 'Un dessin plus léger aurait un autre aspect',
  'search-failed': 'Le poids demandé n’a pas pu être atteint avec ces réglages',
};

function kept(note: Kept, facts: Facts): string | undefined {
  const { format } = facts.result;
  const reason = keptReason(note, facts);
  const isUntried = reason !== undefined && (note.why === 'small' || note.why === 'fits');
  const original = isUntried ? 'il a été laissé tel quel' : 'vous récupérez votre original';
  const what = facts.isOriginal ? original : 'aucun pixel n’a été modifié';
  const sentences = [
    reason ? `${reason} : ${what}.` : `${capitalised(what)}.`,
    note.why === 'opened-format' && note.offer !== note.insteadOf && `Essayez plutôt ${facts.labelOf(note.offer)}.`,
    note.why !== 'opened-format' &&
      note.insteadOf &&
      note.insteadOf !== format &&
      `Le fichier n’est pas devenu ${withArticle(facts.labelOf(note.insteadOf))}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Below this quality the format may change. */
const LOW_QUALITY = 40;

const EXCHANGED: Readonly<Record<ExchangedBecause, (from: string, to: string) => string>> = {
  'low-quality': (from, to) =>
    `En dessous d’une qualité de ${LOW_QUALITY}, une image ${from} est enregistrée en ${to}.`,
  'no-gain': (from, to) =>
    `En ${from}, l’image serait plus lourde ou à peine plus légère : elle a donc été enregistrée en ${to}.`,
  target: (from, to) => `En ${from}, l’image restait loin du poids demandé : elle a donc été enregistrée en ${to}.`,
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
  return `Pour y arriver, l’image a été réduite : ${formatSize({ width, height })} au lieu de ${formatSize(plan)}.`;
}

/** The quality of a compressed file, if it is not the set one, and why. */
export function qualitySentence({ result, recipe: { output }, api }: Outcome): string | undefined {
  if (output.aim !== 'compress' || output.quality === undefined || result.quality === undefined) return undefined;
  const asked = Math.round(output.quality);
  const used = Math.round(result.quality);
  if (used > asked) {
    const isPalette = api.formatOf(result.format).quality?.reduces === 'colours';
    return isPalette
      ? `Enregistrée avec une qualité de ${used} : à ${asked}, elle a trop peu de couleurs ou n’est pas plus légère.`
      : undefined;
  }
  if (used === asked) return undefined;
  const cut = result.notes.find((note) => note.code === 'quality-cut');
  const budget = api.budgetFor(result.originalBytes, asked);
  const least = cut ? Math.ceil(100 * (1 - budget / Math.max(1, result.originalBytes))) : 0;
  return `Enregistrée avec une qualité de ${used} : à ${asked}, ${least > 0 ? `le gain est inférieur à ${least} %` : 'elle est plus lourde que votre fichier'}.`;
}

/** What a page's visitors load of a drawing. */
export const gzipSentence = ({ before, after }: Extract<Note, { code: 'gzipped' }>) =>
  `Transmis avec gzip, le fichier pèse ${formatBytes(after)} au lieu de ${formatBytes(before)}.`;

const NEAREST: Readonly<Record<NearestBecause, string>> = {
  steps: ' : la qualité suivante que nous avons essayée le dépassait.',
  'best-quality': ', avec la meilleure qualité possible.',
  'highest-tried': ', avec une qualité de 99, la plus haute que nous essayons.',
  thousands: '. Il passe aussi là où un Ko compte 1 000 octets.',
  'file-size': ' : en s’en approchant plus, il serait plus lourd que votre fichier.',
  tries: '. Nous n’avons rien trouvé de plus proche.',
};

function nearest(note: Extract<Note, { code: 'nearest' }>, facts: Facts): string | undefined {
  const target = targetOf(facts);
  const { bytes } = facts.result;
  if (target === undefined || bytes >= target) return undefined;
  return `Le résultat est ${percent(1 - bytes / target)} en dessous du poids demandé${NEAREST[note.why]}`;
}

const LARGER: Readonly<Record<LargerBecause, string>> = {
  format: 'à cause du format choisi',
  dimensions: 'car vous avez agrandi l’image',
  lossless: 'car il conserve chaque pixel à l’identique',
  metadata: 'car ses métadonnées ne pouvaient être supprimées qu’en l’enregistrant à nouveau',
  edits: 'car l’image a été modifiée',
  quality: 'à cause de la qualité d’enregistrement',
  rewritten: 'car il a fallu l’enregistrer dans un autre format',
};

const REMOVED: Readonly<Record<'none' | 'all-but-location' | 'credit', string>> = {
  none: 'Les métadonnées et les données cachées ont été supprimées.',
  'all-but-location': 'Le lieu de prise de vue a été supprimé.',
  credit: 'Les métadonnées et le lieu ont été supprimés : le copyright et le crédit restent.',
};

const NOT_SOUGHT: Readonly<Record<NotSoughtBecause, string>> = {
  exact: 'Ce format conserve chaque pixel à l’identique : il n’y avait pas de qualité à choisir.',
  format: 'La qualité ne peut pas être choisie automatiquement pour ce format : une qualité standard a été utilisée.',
  animation: 'Les animations ne peuvent pas être notées image par image : une qualité standard a été utilisée.',
  browser: 'Ce navigateur ne peut pas noter les images : une qualité standard a été utilisée.',
};

type SentenceOf<C extends NoteCode> = (note: Extract<Note, { code: C }>, facts: Facts) => string | undefined;

/** A sentence for each kind of note, if the note is worth mentioning and the facts confirm it. */
const noteWords: { readonly [C in NoteCode]: SentenceOf<C> } = {
  'left-as-it-is': kept,
  gzipped: gzipSentence,
  'metadata-removed': ({ kept }, { isOriginal }) => (isOriginal ? undefined : REMOVED[kept ?? 'none']),
  'format-exchanged': exchanged,
  lossless: (_, { result, labelOf }) =>
    `Aucune perte de qualité : ${withDefiniteArticle(labelOf(result.format))} n’a pas été compressé à nouveau.`,
  'first-frame': ({ of }, { result }) =>
    of > 1 && result.frames === 1 ? `Le résultat ne contient que la première de ses ${of} images.` : undefined,
  scaled: (_, facts) => scaled(facts),
  // `qualitySentence` covers this, with or without a cut.
  'quality-cut': () => undefined,
  padded: ({ bytes }) =>
    `${formatBytes(bytes)} de commentaires ont été ajoutés pour approcher le poids voulu. Ils ne changent aucun pixel.`,
  'target-met': () => undefined,
  nearest,
  'above-target': (_, facts) =>
    facts.result.bytes > (targetOf(facts) ?? Number.POSITIVE_INFINITY)
      ? 'Ces réglages ne permettent pas d’atteindre le poids demandé. Voici le fichier le plus léger que nous ayons trouvé. Essayez des dimensions plus petites ou un autre format.'
      : undefined,
  'score-not-sought': ({ why }) => NOT_SOUGHT[why],
  'below-score': ({ score }, { result }) =>
    `C’est le mieux que ce format puisse faire : un score de ${shownScore(result.score ?? score)}.`,
  larger: ({ why }, { result }) =>
    result.bytes > result.originalBytes ? `Le résultat est plus lourd que votre fichier, ${LARGER[why]}.` : undefined,
  incomplete: ({ missing }) =>
    missing === undefined
      ? 'Il manque la fin du fichier, donc peut-être aussi une partie de l’image.'
      : `Il manque la fin de l’image (${missingPercent(missing)}).`,
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
