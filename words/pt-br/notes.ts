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
      return originalBytes <= facts.api.SMALL_BYTES ? 'Este arquivo tem 10 KB ou menos' : undefined;
    case 'fits':
      return originalBytes <= (targetOf(facts) ?? 0)
        ? 'Este arquivo já está dentro do tamanho que você pediu'
        : undefined;
    case 'opened-format':
      return `Como ${facts.labelOf(note.insteadOf)}, ficaria maior ou quase igual`;
    case 'saves-too-little':
      return `A economia seria de ${lessThan(note.saved)}, abaixo dos ${percent(note.least)} que você definiu`;
    case 'no-gain':
    case 'looks-different':
    case 'search-failed':
      return KEPT[note.why];
  }
}

const KEPT: Readonly<Record<Extract<KeptBecause, 'no-gain' | 'looks-different' | 'search-failed'>, string>> = {
  'no-gain': 'O resultado seria maior ou quase igual',
  'looks-different': 'Um desenho menor ficaria diferente',
  'search-failed': 'O tamanho que você pediu não pôde ser alcançado com estes ajustes',
};

function kept(note: Kept, facts: Facts): string | undefined {
  const { format } = facts.result;
  const reason = keptReason(note, facts);
  const isUntried = reason !== undefined && (note.why === 'small' || note.why === 'fits');
  const original = isUntried ? 'ele ficou como está' : 'você recebe o original de volta';
  const what = facts.isOriginal ? original : 'nenhum pixel mudou';
  const sentences = [
    reason ? `${reason}, então ${what}.` : `${capitalised(what)}.`,
    note.why === 'opened-format' && note.offer !== note.insteadOf && `Tente ${facts.labelOf(note.offer)}.`,
    note.why !== 'opened-format' &&
      note.insteadOf &&
      note.insteadOf !== format &&
      `Não virou ${withArticle(facts.labelOf(note.insteadOf))}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Below this quality the format may change. */
const LOW_QUALITY = 40;

const EXCHANGED: Readonly<Record<ExchangedBecause, (from: string, to: string) => string>> = {
  'low-quality': (from, to) => `Abaixo da qualidade ${LOW_QUALITY}, ${from} é salvo como ${to}.`,
  'no-gain': (from, to) => `Como ${from}, ficaria maior ou quase igual, então foi salvo como ${to}.`,
  target: (from, to) => `Como ${from}, ficou longe do tamanho que você pediu, então foi salvo como ${to}.`,
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
  return `Para chegar lá, as dimensões diminuíram: ${formatSize({ width, height })} em vez de ${formatSize(plan)}.`;
}

/** The quality of a compressed file, if it is not the set one, and why. */
export function qualitySentence({ result, recipe: { output }, api }: Outcome): string | undefined {
  if (output.aim !== 'compress' || output.quality === undefined || result.quality === undefined) return undefined;
  const asked = Math.round(output.quality);
  const used = Math.round(result.quality);
  if (used > asked) {
    const isPalette = api.formatOf(result.format).quality?.reduces === 'colours';
    return isPalette ? `Salvo com qualidade ${used}: com ${asked}, tem cores de menos ou não fica menor.` : undefined;
  }
  if (used === asked) return undefined;
  const cut = result.notes.find((note) => note.code === 'quality-cut');
  const budget = api.budgetFor(result.originalBytes, asked);
  const least = cut ? Math.ceil(100 * (1 - budget / Math.max(1, result.originalBytes))) : 0;
  return `Salvo com qualidade ${used}: com ${asked}, ${least > 0 ? `a economia é menor que ${least}%` : 'fica maior que o seu arquivo'}.`;
}

/** What a page's visitors load of a drawing. */
export const gzipSentence = ({ before, after }: Extract<Note, { code: 'gzipped' }>) =>
  `Enviado com gzip, tem ${formatBytes(after)} em vez de ${formatBytes(before)}.`;

const NEAREST: Readonly<Record<NearestBecause, string>> = {
  steps: ': a qualidade seguinte que tentamos passava dele.',
  'best-quality': ', com a melhor qualidade possível.',
  'highest-tried': ', com qualidade 99, a mais alta que testamos.',
  thousands: '. Também cabe onde um KB tem 1.000 bytes.',
  'file-size': ': mais perto que isso, ficaria maior que o seu arquivo.',
  tries: '. Não encontramos nada mais próximo.',
};

function nearest(note: Extract<Note, { code: 'nearest' }>, facts: Facts): string | undefined {
  const target = targetOf(facts);
  const { bytes } = facts.result;
  if (target === undefined || bytes >= target) return undefined;
  return `Ficou ${percent(1 - bytes / target)} abaixo do tamanho que você pediu${NEAREST[note.why]}`;
}

const LARGER: Readonly<Record<LargerBecause, string>> = {
  format: 'por causa do formato que você escolheu',
  dimensions: 'porque você ampliou a imagem',
  lossless: 'porque mantém cada pixel exatamente',
  metadata: 'porque os dados da câmera só podiam ser removidos salvando a imagem de novo',
  edits: 'porque a imagem foi alterada',
  quality: 'por causa da qualidade em que foi salvo',
  rewritten: 'porque precisou ser salvo em outro formato',
};

const REMOVED: Readonly<Record<'none' | 'all-but-location' | 'credit', string>> = {
  none: 'Os dados da câmera e outros dados ocultos foram removidos.',
  'all-but-location': 'O local onde a foto foi tirada foi removido.',
  credit: 'Os dados da câmera e a localização foram removidos: direitos autorais e créditos ficam.',
};

const NOT_SOUGHT: Readonly<Record<NotSoughtBecause, string>> = {
  exact: 'Este formato mantém cada pixel exatamente, então não havia qualidade a escolher.',
  format: 'A qualidade não pode ser escolhida automaticamente neste formato, então foi usada uma padrão.',
  animation: 'Animações não podem ser avaliadas quadro a quadro, então foi usada uma qualidade padrão.',
  browser: 'Este navegador não consegue avaliar imagens, então foi usada uma qualidade padrão.',
};

type SentenceOf<C extends NoteCode> = (note: Extract<Note, { code: C }>, facts: Facts) => string | undefined;

/** A sentence for each kind of note, if the note is worth mentioning and the facts confirm it. */
const noteWords: { readonly [C in NoteCode]: SentenceOf<C> } = {
  'left-as-it-is': kept,
  gzipped: gzipSentence,
  'metadata-removed': ({ kept }, { isOriginal }) => (isOriginal ? undefined : REMOVED[kept ?? 'none']),
  'format-exchanged': exchanged,
  lossless: (_, { result, labelOf }) =>
    `Nenhuma qualidade se perdeu: o ${labelOf(result.format)} não foi comprimido de novo.`,
  'first-frame': ({ of }, { result }) =>
    of > 1 && result.frames === 1 ? `Só a primeira das ${of} imagens do arquivo está no resultado.` : undefined,
  scaled: (_, facts) => scaled(facts),
  // `qualitySentence` covers this, with or without a cut.
  'quality-cut': () => undefined,
  padded: ({ bytes }) =>
    `Foram adicionados ${formatBytes(bytes)} de comentários para chegar mais perto do tamanho. Eles não mudam nenhum pixel.`,
  'target-met': () => undefined,
  nearest,
  'above-target': (_, facts) =>
    facts.result.bytes > (targetOf(facts) ?? Number.POSITIVE_INFINITY)
      ? 'Estes ajustes não alcançam o tamanho que você pediu. Este é o menor arquivo que encontramos. Tente dimensões menores ou outro formato.'
      : undefined,
  'score-not-sought': ({ why }) => NOT_SOUGHT[why],
  'below-score': ({ score }, { result }) =>
    `É o melhor que este formato consegue: nota ${shownScore(result.score ?? score)}.`,
  larger: ({ why }, { result }) =>
    result.bytes > result.originalBytes ? `Ficou maior que o seu arquivo ${LARGER[why]}.` : undefined,
  incomplete: ({ missing }) =>
    missing === undefined
      ? 'Falta o final do arquivo, então talvez falte também uma parte da imagem.'
      : `Falta o final da imagem (${missingPercent(missing)}).`,
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
