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
      return originalBytes <= facts.api.SMALL_BYTES ? 'このファイルは10KB以下の' : undefined;
    case 'fits':
      return originalBytes <= (targetOf(facts) ?? 0) ? 'このファイルはすでに指定サイズに収まっている' : undefined;
    case 'opened-format':
      return `${facts.labelOf(note.insteadOf)}にすると大きくなるか、ほとんど小さくならない`;
    case 'saves-too-little':
      return `削減できるのは${lessThan(note.saved)}で、設定した${percent(note.least)}に届かない`;
    case 'no-gain':
    case 'looks-different':
    case 'search-failed':
      return KEPT[note.why];
  }
}

const KEPT: Readonly<Record<Extract<KeptBecause, 'no-gain' | 'looks-different' | 'search-failed'>, string>> = {
  'no-gain': '処理しても大きくなるか、ほとんど小さくならない',
  'looks-different': 'これ以上小さくすると見た目が変わる',
  'search-failed': 'この設定では指定サイズにできない',
};

function kept(note: Kept, facts: Facts): string | undefined {
  const { format } = facts.result;
  const reason = keptReason(note, facts);
  const isUntried = reason !== undefined && (note.why === 'small' || note.why === 'fits');
  const original = isUntried ? 'そのまま残しました' : '元のファイルをそのままお返しします';
  const what = facts.isOriginal ? original : 'ピクセルは変更していません';
  const sentences = [
    reason ? `${reason}ため、${what}。` : `${what}。`,
    note.why === 'opened-format' &&
      note.offer !== note.insteadOf &&
      `代わりに${facts.labelOf(note.offer)}をお試しください。`,
    note.why !== 'opened-format' &&
      note.insteadOf &&
      note.insteadOf !== format &&
      `${facts.labelOf(note.insteadOf)}にはなっていません。`,
  ];
  return sentences.filter(Boolean).join('');
}

/** Below this quality the format may change. */
const LOW_QUALITY = 40;

const EXCHANGED: Readonly<Record<ExchangedBecause, (from: string, to: string) => string>> = {
  'low-quality': (from, to) => `画質${LOW_QUALITY}未満では、${from}は${to}として保存されます。`,
  'no-gain': (from, to) => `${from}では大きくなるか、ほとんど小さくならないため、${to}で保存しました。`,
  target: (from, to) => `${from}では指定サイズに遠く及ばないため、${to}で保存しました。`,
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
  return `指定サイズにするため、${formatSize(plan)}から${formatSize({ width, height })}に縮小しました。`;
}

/** The quality of a compressed file, if it is not the set one, and why. */
export function qualitySentence({ result, recipe: { output }, api }: Outcome): string | undefined {
  if (output.aim !== 'compress' || output.quality === undefined || result.quality === undefined) return undefined;
  const asked = Math.round(output.quality);
  const used = Math.round(result.quality);
  if (used > asked) {
    const isPalette = api.formatOf(result.format).quality?.reduces === 'colours';
    return isPalette ? `画質${used}で保存しました。${asked}では色数が足りないか、小さくなりません。` : undefined;
  }
  if (used === asked) return undefined;
  const cut = result.notes.find((note) => note.code === 'quality-cut');
  const budget = api.budgetFor(result.originalBytes, asked);
  const least = cut ? Math.ceil(100 * (1 - budget / Math.max(1, result.originalBytes))) : 0;
  return `画質${used}で保存しました。${asked}では${least > 0 ? `${least}%も減りません` : '元のファイルより大きくなります'}。`;
}

/** What a page's visitors load of a drawing. */
export const gzipSentence = ({ before, after }: Extract<Note, { code: 'gzipped' }>) =>
  `gzipで送信すると、${formatBytes(before)}ではなく${formatBytes(after)}になります。`;

const NEAREST: Readonly<Record<NearestBecause, string>> = {
  steps: '次に試した画質では上限を超えました。',
  'best-quality': 'これが最高の画質です。',
  'highest-tried': '試せる中で最高の画質99です。',
  thousands: '1KBを1,000バイトと数えるサイトでも収まります。',
  'file-size': 'これ以上近づけると、元のファイルより大きくなります。',
  tries: 'これより近い結果は見つかりませんでした。',
};

function nearest(note: Extract<Note, { code: 'nearest' }>, facts: Facts): string | undefined {
  const target = targetOf(facts);
  const { bytes } = facts.result;
  if (target === undefined || bytes >= target) return undefined;
  return `指定サイズより${percent(1 - bytes / target)}小さくなりました。${NEAREST[note.why]}`;
}

const LARGER: Readonly<Record<LargerBecause, string>> = {
  format: '選んだ形式の性質上、',
  dimensions: '画像を拡大したため、',
  lossless: 'すべてのピクセルを正確に残すため、',
  metadata: '撮影情報の削除には再保存が必要だったため、',
  edits: '画像を加工したため、',
  quality: '保存時の画質のため、',
  rewritten: '別の形式で保存する必要があったため、',
};

const REMOVED: Readonly<Record<'none' | 'all-but-location' | 'credit', string>> = {
  none: '撮影情報などの隠れたデータを削除しました。',
  'all-but-location': '写真の撮影場所の位置情報を削除しました。',
  credit: '撮影情報と位置情報を削除しました。著作権とクレジットは残っています。',
};

const NOT_SOUGHT: Readonly<Record<NotSoughtBecause, string>> = {
  exact: 'この形式はすべてのピクセルを正確に残すため、画質の選択はありません。',
  format: 'この形式では画質を自動で選べないため、標準の画質を使いました。',
  animation: 'アニメーションはフレームごとに採点できないため、標準の画質を使いました。',
  browser: 'このブラウザでは画像を採点できないため、標準の画質を使いました。',
};

type SentenceOf<C extends NoteCode> = (note: Extract<Note, { code: C }>, facts: Facts) => string | undefined;

/** A sentence for each kind of note, if the note is worth mentioning and the facts confirm it. */
const noteWords: { readonly [C in NoteCode]: SentenceOf<C> } = {
  'left-as-it-is': kept,
  gzipped: gzipSentence,
  'metadata-removed': ({ kept }, { isOriginal }) => (isOriginal ? undefined : REMOVED[kept ?? 'none']),
  'format-exchanged': exchanged,
  lossless: (_, { result, labelOf }) => `画質は落ちていません。${labelOf(result.format)}を再圧縮していません。`,
  'first-frame': ({ of }, { result }) =>
    of > 1 && result.frames === 1 ? `${of}枚のうち、最初の1枚だけが結果に入っています。` : undefined,
  scaled: (_, facts) => scaled(facts),
  // `qualitySentence` covers this, with or without a cut.
  'quality-cut': () => undefined,
  padded: ({ bytes }) =>
    `指定サイズに近づけるため、${formatBytes(bytes)}分のコメントを加えました。ピクセルは変わりません。`,
  'target-met': () => undefined,
  nearest,
  'above-target': (_, facts) =>
    facts.result.bytes > (targetOf(facts) ?? Number.POSITIVE_INFINITY)
      ? 'この設定では指定サイズにできません。見つかった中でいちばん小さいファイルです。縦横のサイズを小さくするか、別の形式をお試しください。'
      : undefined,
  'score-not-sought': ({ why }) => NOT_SOUGHT[why],
  'below-score': ({ score }, { result }) => `この形式ではスコア${shownScore(result.score ?? score)}が限界です。`,
  larger: ({ why }, { result }) =>
    result.bytes > result.originalBytes ? `${LARGER[why]}元のファイルより大きくなりました。` : undefined,
  incomplete: ({ missing }) =>
    missing === undefined
      ? 'ファイルの末尾が欠けているため、画像の一部も欠けている可能性があります。'
      : `画像の最後の${missingPercent(missing)}が欠けています。`,
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
