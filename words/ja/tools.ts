import type { ToolId } from '#catalogue/tools.ts';
import type { Loss, Progress, Size } from '#engine';
import { formatLimit, largerWords } from '#words/bytes.ts';
import { listed } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

const reducedBy = (percent: number) => `ファイルサイズを${percent === 0 ? '1%未満' : `${percent}%`}削減`;

/** What a copy with the same pixels has of its metadata. */
type KeptDetails = 'all-but-location' | 'credit';

const COPIED: Readonly<Record<KeptDetails | 'none', string>> = {
  none: '撮影情報を除いたコピー',
  'all-but-location': '位置情報を除いたコピー',
  credit: '著作権とクレジットだけを残したコピー',
};

/** Texts that all tools share. */
export const toolWords = {
  reducedBy,
  sideAtMost: (label: string, most: number) => `${label}は${most}以下で入力してください`,
  sidePositive: (label: string) => `${label}は正の数で入力してください`,
  leftAsItIs: {
    title: '画像をそのまま残しました',
    description: '元のファイルを、1バイトも変えずにお返しします。',
  },
  /** @param percent by how much it became smaller, if it did */
  copiedWithoutDetails: (percent?: number, kept?: KeptDetails) => ({
    title: COPIED[kept ?? 'none'],
    description:
      percent === undefined
        ? 'ピクセルは変更していません。'
        : `ピクセルは変更していません。${reducedBy(percent)}しました`,
  }),
  steps: '手順',
  done: '（完了）',
  loading: 'ツールを読み込み中…',
  preview: '画像のプレビュー',
  remove: '削除',
  download: 'ダウンロード',
  noImage: '画像なし',
  before: '処理前',
  after: '処理後',
  smaller: (percent: number) => (percent > 99 ? '99%以上削減' : `${percent}%削減`),
  savings: (percent: number) => `−${percent}%`,
  larger: largerWords,
  sameSize: '変化なし',
  about: (text: string) => `約${text}`,
  atMost: (bytes: number) => `${formatLimit(bytes)}以下`,
  beforeYouStart: '始める前に',
  mayStay: '減る量が少なすぎるときは、画像をそのまま残します。',
  tryMoreTools: 'ほかのツールも試す',
  comesAlong: '結果の画像をそのまま引き継ぎます。',
  result: '結果',
  dimensions: '画像サイズ',
  format: '形式',
  frames: 'フレーム数',
  asItIs: '元の形式',
  moreFormats: 'その他の形式',
  changed: (from: string, to: string) => `${from} → ${to}`,
  makeSmaller: (size: Size) => `${formatSize(size)}ピクセルにする`,
  insteadAs: (label: string) => `代わりに${label}を使う`,
  needsSmallerSize: '画像サイズを小さくするか、もっと小さい画像を選んでください。',
  needsSmallerImage: 'もっと小さい画像を選んでください。',
  cancel: 'キャンセル',
  chooseAgain: 'もう一度選ぶ',
  tryAgain: 'もう一度試す',
  startOver: '最初からやり直す',
  compressAnyway: 'それでも圧縮する',
  changeSettings: '設定を変更',
  also: (settings: readonly string[]) => `追加の設定：${listed(settings)}`,
  removeAlso: 'この設定を外す',
  leaveTitle: 'このページを離れますか？',
  leave: '離れる',
  stay: 'とどまる',
  unsaved: '新しい画像をまだダウンロードしていません。このまま離れると失われます。',
  unsavedFiles: '新しい画像をまだダウンロードしていません。このまま離れると失われます。',
  working: 'まだ画像を処理しています。',
  copy: 'コピー',
  copyAsPng: (frames: number) => (frames > 1 ? '最初のフレームをPNGでコピー' : 'PNGでコピー'),
  copied: (asItIs: boolean, frames: number) => ({
    title: '画像をコピーしました',
    description: asItIs
      ? 'お好きな場所に貼り付けてください。'
      : frames > 1
        ? '最初のフレームをPNGでコピーしました。クリップボードはアニメーションに対応していません。'
        : 'クリップボードで使えるPNGでコピーしました。元の形式が必要なときはダウンロードしてください。',
  }),
  shareFile: '画像を共有',
  notShared: {
    title: '画像を共有できませんでした',
    description: 'ブラウザで許可されていません。代わりにダウンロードしてください。',
  },
  notCopied: {
    title: '画像をコピーできませんでした',
    description: 'ブラウザで許可されていません。代わりにダウンロードしてください。',
  },
  keepName: '元の名前を使う',
  savedUnder: (name: string) => `${name} として保存しました`,
  another: '別の画像',
  ready: (label: string) => `${label} の準備ができました`,
  saveAs: '名前を付けて保存…',
  saveAgain: (name: string) => `${name}にもう一度保存`,
  savedAs: (name: string) => ({ title: '画像を保存しました', description: `この結果を${name}に保存しました。` }),
  notSaved: {
    title: '画像を保存できませんでした',
    description: '別の場所を選ぶか、代わりにダウンロードしてください。',
  },
  pasteKept: {
    title: '新しい画像をまだダウンロードしていません',
    description: 'ダウンロードするか最初からやり直してから、もう一度貼り付けてください。',
  },
  share: '共有',
  linkCopied: { title: 'リンクをコピーしました', description: 'このツールをほかの人にも教えてください' },
  linkNotCopied: {
    title: 'リンクをコピーできませんでした',
    description: 'ブラウザで許可されていません。アドレスバーから同じリンクをコピーできます。',
  },
} as const;

/**
 * Shown before the run of a file whose picture stays as it is.
 * @param losses what it loses of its metadata
 */
export function unchangedSentence(why: 'small' | 'fits' | 'filled', losses: readonly Loss[], bytes = 0): string {
  const size = {
    small: 'すでに10KB以下です',
    fits: `すでに${formatLimit(bytes)}を下回っています`,
    filled: `コメントで${formatLimit(bytes)}まで埋めます`,
  }[why];
  const lost =
    UNCHANGED.find(([loss]) => losses.includes(loss))?.[1] ??
    (why === 'filled' ? '画像はそのまま残します' : 'そのまま残します');
  return `${size}。${lost}`;
}

const UNCHANGED: readonly (readonly [Loss, string])[] = [
  ['metadata', '画像はそのまま残し、撮影情報を削除します'],
  ['location', '画像はそのまま残し、位置情報を削除します'],
  ['all-but-credit', '画像はそのまま残し、著作権とクレジット以外の撮影情報を削除します'],
];

/** In the tab's title during a run. */
export const RUNNING: Readonly<Record<ToolId, string>> = {
  resize: 'リサイズ中…',
  compress: '圧縮中…',
  convert: '変換中…',
  batch: '処理中…',
};

export const STAGES: Readonly<Record<Progress['stage'], string>> = {
  queued: '開始しています…',
  reading: '画像を読み込み中…',
  editing: 'ピクセルを処理中…',
  encoding: 'ファイルを書き出し中…',
};
