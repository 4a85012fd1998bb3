import { formatBytes } from '#words/bytes.ts';

/** The home page's texts about dropped files. */
export const homeDropWords = {
  ask: (_count: number) => 'この画像をどうしますか？',
  unnamed: '貼り付けた画像',
  together: (count: number, bytes: number) => `${count}枚 · ${formatBytes(bytes)}`,
} as const;

/** What each tool does with them, in a few words. */
export const OFFERS = {
  resize: 'サイズ変更・切り抜き・回転',
  compress: 'ファイルを軽くする',
  convert: 'JPG・PNG・PDFなどに変換',
} as const;
