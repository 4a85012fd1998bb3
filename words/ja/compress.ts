import type { EditOf } from '#engine/recipe/index.ts';
import { largerWords } from '#words/bytes.ts';
import { formatSize } from '#words/pixels.ts';

/** Kilobytes as in the toast. */
const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** The compressor's texts. */
export const compressWords = {
  compress: '圧縮',
  run: '画像を圧縮',
  again: '別の画像を圧縮',
  failed: '画像を圧縮できませんでした',
  targetHint: 'ファイルサイズの上限です。空欄なら画質の設定を使います。',
  longestHint: '任意：長辺にも上限を設けられます。これより小さい画像はそのままです。',
  setByTarget: '上限サイズに合わせて自動設定',
  suggested: (quality: number) => `前回の結果からのおすすめ：${quality}%`,
  useSuggested: 'この値を使う',
  withinBudget: (size: string, quality: number, pixels: string) =>
    `画質${quality}${pixels && `、${pixels}`}なら${size}になります。`,
  compressedAlready: 'すでに圧縮済みです。もう一度圧縮しますか？',
  becomes: (own: string, written: string) => `${own}は${written}になります。`,
  keepFormat: (own: string) => `${own}のまま保存`,
  keptFormat: (kept: string, opened: string, lost: 'transparency' | 'animation') =>
    `${opened}は${lost === 'animation' ? 'アニメーションに' : '透明に'}対応していないため、${kept}のまま保存します。`,
  staysDrawing: (label: string) =>
    `${label}のまま、見た目も変わりません。コメント、編集ソフトのデータ、使われていない部分を取り除きます。`,
  mayGrow: (label: string) => `この画像は、${label}にすると元のファイルより大きくなることがあります。`,
  /** @param least a share of the file's bytes */
  alreadySmall: (least: number) => {
    const what = least > 0 ? `${Math.round(least * 1000) / 10}%も減らない` : 'まったく減らない';
    return `すでに十分小さい画像です。圧縮しても、おそらく${what}でしょう。その場合はそのまま残します。`;
  },
  noPadding: 'コメントを入れない',
  pads: 'コメントでファイルを埋める',
  withoutPadding: (size: string) => `埋めない場合: ${size}`,
  smallerAs: (label: string, size: string) => `${label}なら${size}で、見た目の違いはありません。`,
  done: (bytes: number, target: number) => ({
    title: '上限サイズへの圧縮が完了しました',
    // A result above the target must not read like one that meets it.
    description: `${(bytes > target ? Math.ceil : Math.round)(bytes / 1024)}KBに圧縮しました（目標：${kilobytes(target)}KB）`,
  }),
  sameSize: {
    title: '保存しましたが、小さくなりませんでした',
    description: '結果は元と同じサイズです。別の形式か、低めの画質をお試しください。',
  },
  larger: (percent: number) => ({
    title: '保存しましたが、小さくなりませんでした',
    description: `元のファイルと比べて${percent === 0 ? '1%未満の増加' : largerWords(percent)}です。別の形式か、低めの画質をお試しください。`,
  }),
  smaller: (description: string) => ({ title: '画像を圧縮しました', description }),
} as const;

/** The label of the box for a smaller picture. A frame that crops or stretches is not called "fit". */
export function frameLabel({ width, height, percent, longestEdge, fit }: EditOf<'resize'>): string {
  if (percent !== undefined) return `${percent}%にリサイズ`;
  if (longestEdge !== undefined) return `長辺を${longestEdge}ピクセルにリサイズ`;
  if (height === undefined) return `幅${width}ピクセルにリサイズ`;
  if (width === undefined) return `高さ${height}ピクセルにリサイズ`;
  const size = formatSize({ width, height });
  if (fit === 'cover') return `${size}に切り抜いてリサイズ`;
  return fit === 'fill' ? `${size}に引き伸ばす` : `${size}に収まるようにリサイズ`;
}
