import { BATCH_LIMIT, type BatchAction } from '#catalogue/tools.ts';
import type { Binding } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { formatCount } from '#words/language.ts';

export const ACTION_LABELS: Readonly<Record<BatchAction, string>> = {
  resize: 'リサイズ',
  compress: '圧縮',
  convert: '変換',
};

/** A file's progress. `waiting` means that its run is requested but has not started, `small` that a run would return the file. */
export const STATUS = {
  ready: '準備完了',
  small: '圧縮不要',
  waiting: '待機中',
  processing: '処理中',
  complete: '完了',
  error: '失敗',
} as const;

const COUNTER = { pages: 'ページ', frames: 'フレーム' } as const;
const countedParts = (of: Binding, parts: number) => `${formatCount(parts)}${COUNTER[of]}`;
const place = (of: Binding, number: number) => `${number}${COUNTER[of]}目`;
const images = (count: number) => `${formatCount(count)}枚`;

/** The batch's texts. */
export const batchWords = {
  cancel: (name: string) => `${name}をキャンセル`,
  retry: (name: string) => `${name}を再試行`,
  download: (name: string) => `${name}をダウンロード`,
  remove: (name: string) => `${name}を削除`,
  progressOf: (name: string) => `${name}の進捗`,
  compare: (name: string) => `${name}の処理前と処理後を比較`,
  action: '操作',
  stretches: 'どの画像も、このサイズぴったりに引き伸ばします。',
  fills: 'どの画像も、このサイズぴったりになるように切り抜きます。',
  fits: 'どの画像も縦横比はそのままです。',
  byWidth: 'すべての画像がこの幅になります。高さは自動で決まります。',
  byHeight: 'すべての画像がこの高さになります。幅は自動で決まります。',
  needsSide: '幅か高さ、または両方を入力してください。',
  enlarge: '小さい画像は拡大する',
  setByTarget: '上限サイズに合わせて自動設定',
  exactQuality: 'どの画像もこの画質のままです。',
  lowerQuality: '効果が小さい画像では下げる',
  targetLabel: (label: string) => `${label}（任意）`,
  targetHint: '1ファイルあたりの上限です。',
  largest: '最大サイズ',
  /** A frame, or a number for the longest side. */
  scaledDown: (largest: string) =>
    largest.includes('×')
      ? `これより大きい画像は、${largest}に収まるように縮小します。`
      : `これより大きい画像は、長辺が${largest}ピクセルになるように縮小します。`,
  pages: DOCUMENT_CONTROLS.pages,
  one: { pages: '1つの文書に', frames: 'アニメーションに' },
  each: '1枚ずつ別々に',
  shownFor: '1枚の表示時間',
  seconds: (milliseconds: number) => `${formatCount(milliseconds / 1000)}秒`,
  animationHint:
    'いちばん大きい画像のサイズに合わせ、小さい画像は中央に置きます。アニメーションは繰り返し再生されます。',
  paper: DOCUMENT_CONTROLS.paper,
  papers: { picture: '画像サイズ', a4: 'A4', letter: 'レター' },
  margin: '余白',
  margins: (mm: number) => (mm === 0 ? 'なし' : `${mm}mm`),
  keepsJpgs: 'JPGはそのまま使う',
  keepsJpgsHint: 'JPGは1バイトも変えずにPDFに入ります。ほかの画像は高画質のJPGになります。',
  orderHint: {
    pages:
      '画像をドラッグしてページ順に並べます。ページ番号を選ぶか、ハンドルの上で矢印キーを使って並べることもできます。',
    frames: '画像をドラッグして表示順に並べます。番号を選ぶか、ハンドルの上で矢印キーを使って並べることもできます。',
  },
  handle: (name: string, of: Binding, at: number, all: number) =>
    `${name}を移動（${countedParts(of, all)}中の${place(of, at)}）`,
  moved: (name: string, of: Binding, at: number, all: number) =>
    `${name}は${countedParts(of, all)}中の${place(of, at)}になりました。`,
  placeOf: { pages: (name: string) => `${name}のページ`, frames: (name: string) => `${name}のフレーム` },
  downloadBound: (format: string, of: Binding, parts: number) =>
    `${format}を${CONTROLS.download}（${countedParts(of, parts)}）`,
  boundToast: (format: string, of: Binding, parts: number) => ({
    title: 'ダウンロードを開始しました',
    description: `${countedParts(of, parts)}を1つの${format}にまとめました。`,
  }),
  bindingFailed: {
    title: 'ダウンロードできませんでした',
    description: 'ファイルをまとめられませんでした。もう一度お試しください。',
  },
  anySize: '指定なし',
  noDimension: '幅か高さを入力してください。',
  skipList: 'リストをスキップ',
  trust: `一度に${BATCH_LIMIT}枚まで。画像がこの端末の外に出ることはありません。`,
  manyPages: '複数ページのファイルも1枚と数えます。',
  added: (count: number) => ({ title: 'ファイルを追加しました', description: `${images(count)}の画像を追加しました` }),
  noFiles: { title: '処理するファイルがありません', description: '画像を1枚以上追加してください。' },
  processed: (count: number) => ({
    title: '一括処理が完了しました',
    description: `${formatCount(count)}個のファイルを処理しました。`,
  }),
  nothingLeft: {
    title: '一括処理が完了しました',
    description: 'すべてのファイルが、この設定で処理済みです。',
  },
  runFailed: (reason = '原因不明のエラー') => ({ title: '一括処理でエラーが発生しました', description: reason }),
  compressedAlready: (count: number, all: number) =>
    count === all
      ? 'すでに圧縮済みです。もう一度圧縮しますか？'
      : `${all}枚中${count}枚はすでに圧縮済みです。もう一度圧縮しますか？`,
  outdated: (count: number) =>
    `${formatCount(count)}件の結果は以前の設定で作られたものです。もう一度処理すると置き換わります。`,
  progress: '進捗と結果',
  allProgress: '全画像の進捗',
  done: '完了',
  of: (count: number, all: number) => `${count} / ${all}`,
  images,
  about: (bytes: number) => `約${formatBytes(bytes)}`,
  before: (count: number, bytes: number) => `${images(count)} · ${formatBytes(bytes)}`,
  complete: (count: number) => `· ${count}枚完了`,
  failed: (count: number) => `· ${count}枚失敗`,
  list: '画像',
  clearAll: 'すべて消去',
  savedAs: (original: string, name: string) =>
    original === name ? `${original}の名前はそのままです。` : `${original}は${name}として保存されます。`,
  nameless: '名前のない画像',
  earlierSettings: '以前の設定で作成',
  working: 'まだ画像を処理しています。',
  unsaved: 'まだダウンロードしていない画像があります。このまま進むと失われます。',
} as const;
