import type { ToolText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const toolTexts: Readonly<Record<ToolId, ToolText>> = {
  resize: {
    name: '画像リサイズ',
    verb: 'リサイズ',
    does: '画像をリサイズ',
    heading: '画像リサイズツール',
    lead: '画像のサイズ変更、切り抜き、回転を、ブラウザの中で。',
    steps: ['画像を選択', '調整', 'ダウンロード'],
  },
  compress: {
    name: '画像圧縮',
    verb: '圧縮',
    does: '画像を圧縮',
    heading: '画像圧縮ツール',
    lead: '画質を選ぶか、提出先で指定されたサイズを入力します。',
    steps: ['画像を選択', '圧縮', 'ダウンロード'],
  },
  convert: {
    name: '画像形式の変換',
    verb: '変換',
    does: '画像形式を変換',
    heading: '画像形式の変換ツール',
    lead: '色はそのままに、必要な形式に変換します。',
    steps: ['画像を選択', '変換', 'ダウンロード'],
  },
  batch: {
    name: '一括処理',
    verb: '一括処理',
    does: '画像を一括処理',
    heading: '画像の一括処理ツール',
    lead: `一度の設定で、最大${batchFiles}枚をまとめて処理します。`,
    steps: ['操作を選択', '設定', '画像を追加'],
  },
};

/** The names of tools that make several files, and their purpose in the footer. */
export const seriesNames: Readonly<Record<SeriesId, Pick<ToolText, 'name' | 'does'>>> = {
  'form-photo': { name: '証明写真', does: '証明写真' },
  metadata: { name: '写真のメタデータ', does: '写真のメタデータ' },
  'responsive-images': { name: 'サイト用の画像作成', does: 'サイト用の画像を作成' },
  favicon: { name: 'ファビコン作成', does: 'ファビコンを作成' },
};

/** Labels of the controls. The how-to steps of every page name them, so the screens use them too. */
export const CONTROLS = {
  browse: 'ファイルを選択',
  quality: '画質',
  auto: '自動',
  targetSize: '上限サイズ（KB）',
  targetFormat: '変換後の形式',
  outputFormat: '出力形式',
  width: '幅',
  height: '高さ',
  lock: '縦横比を固定',
  download: 'ダウンロード',
  processAll: 'すべて処理',
  downloadAll: 'すべてダウンロード',
  selectAction: '操作を選択',
} as const;
