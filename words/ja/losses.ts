import type { Format, Loss } from '#engine';
import { fillWords } from '#words/fill.ts';

/** What a run would lose of a picture, in one clause per loss; shown before the run. */
const lossWords: Record<Loss, (target: string, fill: string) => string> = {
  transparency: (target, fill) => `${target}は透明に対応していません。透明部分は${fill}になります。`,
  animation: (target) => `${target}はアニメーションに対応していません。最初のフレームだけが残ります。`,
  pages: () => '最初のページだけを使います。',
  metadata: () => '撮影情報などの隠れたデータを削除します。',
  location: () => '写真の撮影場所の位置情報を削除します。',
  'all-but-credit': () => '撮影情報と位置情報を削除します。著作権とクレジットは残ります。',
  'some-metadata': () => 'カメラメーカー独自の情報など、一部の隠れた情報は保持できません。',
  credentials: () => 'コンテンツクレデンシャルを削除します。署名は元のファイルでのみ有効です。',
  'other-details': () => 'コメント、プレビュー、ほかのソフトのデータを削除します。',
  colours: (target) => `${target}で使えるのは256色までです。ほかの色は近い色に置き換わります。`,
  'half-transparency': (target) =>
    `${target}のピクセルは透明か不透明のどちらかです。なめらかな縁はくっきりした縁になります。`,
  'bit-depth': (target) => `${target}は8ビットです。細かな色の階調が失われます。`,
  hdr: () => '明るいHDR版は残りません。通常の画面で表示される画像になります。',
  'hdr-light': () => 'HDRの明るさは、通常の画面で表示できる明るさに抑えられます。',
  video: () => '写真に付いている動画を削除します。',
  attached: () => '深度マップなど、写真の付属データを削除します。',
  channels: () => 'マスクや特色などの追加チャンネルを削除します。',
  scripts: () => 'スクリプト、HTML、リンクされたファイルを削除します。',
  undrawn: () => '図形データ内の文字や、ブラウザだけが表示できるスタイルは結果に含まれません。',
  'out-of-range': () => '黒より暗い部分と白より明るい部分は切り捨てます。',
  'wide-gamut': () => '色をsRGBに変換します。どの画面でも正しく表示されます。',
};

/** @param fill the background for transparency: `#rrggbb`, white by default */
export function lossSentence(loss: Loss, target: Format, fill?: string): string {
  return lossWords[loss](target.label, fillWords(fill));
}

/** The sentence, before the run, for edits that take no quality. */
export const losslessSentence = ({ label }: Format) => `画質は落ちません。${label}を再圧縮しません。`;
