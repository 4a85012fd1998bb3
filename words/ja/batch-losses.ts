import type { Loss } from '#engine';
import { fillWords } from '#words/fill.ts';

interface Clauses {
  /** After 「3枚中1枚で」 and before 「。」. */
  many: string;
  /** Before 「が失われます」, in a picture's own row. */
  what: string;
}

const CLAUSES: Readonly<Record<Loss, Clauses>> = {
  transparency: { many: '透明部分が失われます', what: '透明部分' },
  animation: { many: '最初のフレームだけが残ります', what: 'アニメーション' },
  pages: { many: '最初のページだけが残ります', what: '2ページ目以降' },
  metadata: { many: '撮影情報などの隠れたデータが削除されます', what: '撮影情報' },
  location: { many: '撮影場所の位置情報が削除されます', what: '位置情報' },
  'all-but-credit': {
    many: '著作権とクレジット以外の撮影情報が削除されます',
    what: '著作権とクレジット以外の撮影情報',
  },
  'some-metadata': { many: '一部の隠れた情報が失われます', what: '一部の隠れた情報' },
  credentials: { many: 'コンテンツクレデンシャルが失われます', what: 'コンテンツクレデンシャル' },
  'other-details': {
    many: 'コメントやプレビュー、ほかのソフトのデータが失われます',
    what: 'コメントやほかのソフトのデータ',
  },
  colours: { many: '色数が256色に減ります', what: '256色を超える色' },
  'half-transparency': { many: '半透明のなめらかな縁がギザギザになります', what: '半透明のなめらかな縁' },
  'bit-depth': { many: '色が8ビットになります', what: '細かな色の階調' },
  hdr: { many: '明るいHDR版が失われます', what: 'HDR版' },
  'hdr-light': { many: 'HDRから通常の明るさになります', what: 'HDRの明るさ' },
  scripts: { many: 'スクリプトとリンクされたファイルが失われます', what: 'スクリプトとリンクされたファイル' },
  video: { many: '写真に付いている動画が失われます', what: '動画' },
  attached: { many: '深度マップなどの付属データが失われます', what: '付属データ' },
  channels: { many: 'マスクなどの追加チャンネルが失われます', what: '追加チャンネル' },
  undrawn: {
    many: 'ブラウザだけが表示できる文字やスタイルが失われます',
    what: 'ブラウザだけが表示できる文字やスタイル',
  },
  'out-of-range': {
    many: '黒より暗い部分や白より明るい部分が失われます',
    what: '黒より暗い部分や白より明るい部分',
  },
  'wide-gamut': { many: '色がsRGBに変換されます', what: 'sRGBの範囲を超える色' },
};

/** Every loss, in the order in which they are listed. */
export const LOSSES = Object.keys(CLAUSES) as Loss[];

function subject(count: number, all: number): string {
  if (all === 1) return 'この画像';
  return count === all ? `${all}枚すべて` : `${all}枚中${count}枚`;
}

export const batchLossWords = {
  /** @param fill the colour behind transparent areas: `#rrggbb`, white where it is absent */
  lost: (loss: Loss, count: number, all: number, fill?: string) => {
    const tail = loss === 'transparency' ? `（透明部分は${fillWords(fill)}になります）` : '';
    return `${subject(count, all)}で、${CLAUSES[loss].many}${tail}。`;
  },
  unwritable: (label: string, count: number, all: number) =>
    `${subject(count, all)}に別の形式が必要です。このブラウザでは${label}を書き出せません。`,
  rowLoses: (losses: readonly Loss[]) => `失われるもの：${losses.map((loss) => CLAUSES[loss].what).join('、')}`,
} as const;
