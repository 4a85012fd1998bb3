import type { Because, NoteWords } from '#choose/notes.ts';
import { shownScore } from '#choose/shown-score.ts';
import { formatBytes, formatLimit } from '#words/bytes.ts';
import { missingPercent, percent } from '#words/percent.ts';
import { formatSize } from '#words/pixels.ts';

const BECAUSE: Because = {
  small: () => 'このファイルは10KB以下の',
  fits: () => 'このファイルはすでに指定サイズに収まっている',
  'opened-format': ({ format }) => `${format}にすると大きくなるか、ほとんど小さくならない`,
  'saves-too-little': ({ saved, least }) => `削減できるのは${percent(saved)}で、設定した${percent(least)}に届かない`,
  'no-gain': () => '処理しても大きくなるか、ほとんど小さくならない',
  'looks-different': () => 'これ以上小さくすると見た目が変わる',
  'search-failed': () => 'この設定では指定サイズにできない',
};

const KEPT = {
  left: 'そのまま残しました',
  returned: '元のファイルのまま保存します',
  unchanged: 'ピクセルは変更していません',
};

const NEAREST = {
  steps: '次に試した画質では上限を超えました。',
  'best-quality': 'これが最高の画質です。',
  'highest-tried': '試せる中で最高の画質99です。',
  thousands: '1KBを1,000バイトと数えるサイトでも収まります。',
  'file-size': 'これ以上近づけると、元のファイルより大きくなります。',
  tries: 'これより近い結果は見つかりませんでした。',
};

const LARGER = {
  format: '選んだ形式の性質上、',
  dimensions: '画像を拡大したため、',
  lossless: 'すべてのピクセルを正確に残すため、',
  metadata: '撮影情報の削除には再保存が必要だったため、',
  edits: '画像を加工したため、',
  quality: '保存時の画質のため、',
  rewritten: '別の形式で保存する必要があったため、',
  least: '指定された下限サイズのため、',
};

export const between: NoteWords['between'] = '';
export const kept: NoteWords['kept'] = (what, reason) =>
  reason ? `${BECAUSE[reason.why](reason)}ため、${KEPT[what]}。` : `${KEPT[what]}。`;
export const tryInstead: NoteWords['tryInstead'] = (format) => `代わりに${format}をお試しください。`;
export const notBecome: NoteWords['notBecome'] = (format) => `${format}にはなっていません。`;
export const gzipped: NoteWords['gzipped'] = (after, before) =>
  `gzipで送信すると、${formatBytes(before)}ではなく${formatBytes(after)}になります。`;
export const removed: NoteWords['removed'] = {
  none: '撮影情報などの隠れたデータを削除しました。',
  'all-but-location': '写真の撮影場所の位置情報を削除しました。',
  credit: '撮影情報と位置情報を削除しました。著作権とクレジットは残っています。',
};
export const exchanged: NoteWords['exchanged'] = {
  'low-quality': (from, to, quality) => `画質${quality}未満では、${from}は${to}として保存されます。`,
  'no-gain': (from, to) => `${from}では大きくなるか、ほとんど小さくならないため、${to}で保存しました。`,
  target: (from, to) => `${from}では指定サイズに遠く及ばないため、${to}で保存しました。`,
};
export const lossless: NoteWords['lossless'] = (format) => `画質は落ちていません。${format}を再圧縮していません。`;
export const firstFrame: NoteWords['firstFrame'] = (of) => `${of}枚のうち、最初の1枚だけが結果に入っています。`;
export const scaled: NoteWords['scaled'] = (to, from) =>
  `指定サイズにするため、${formatSize(from)}から${formatSize(to)}に縮小しました。`;
export const padded: NoteWords['padded'] = (bytes, least) =>
  least === undefined
    ? `指定サイズに近づけるため、${formatBytes(bytes)}分のコメントを加えました。ピクセルは変わりません。`
    : `${formatBytes(bytes)}分のコメントで${formatLimit(least)}まで埋めました。ピクセルは変わりません。`;
export const belowLeast: NoteWords['belowLeast'] = (bytes, format) =>
  `指定された下限サイズに${formatBytes(bytes)}足りません。${format}は埋められないため、JPGかPNGをお試しください。`;
export const nearest: NoteWords['nearest'] = (below, why) =>
  `指定サイズより${percent(below)}小さくなりました。${NEAREST[why]}`;
export const aboveTarget: NoteWords['aboveTarget'] =
  'この設定では指定サイズにできません。見つかった中でいちばん小さいファイルです。縦横のサイズを小さくするか、別の形式をお試しください。';
export const notSought: NoteWords['notSought'] = {
  exact: 'この形式はすべてのピクセルを正確に残すため、画質の選択はありません。',
  format: 'この形式では画質を自動で選べないため、標準の画質を使いました。',
  animation: 'アニメーションはフレームごとに採点できないため、標準の画質を使いました。',
  browser: 'このブラウザでは画像を採点できないため、標準の画質を使いました。',
};
export const belowScore: NoteWords['belowScore'] = (score) => `この形式ではスコア${shownScore(score)}が限界です。`;
export const larger: NoteWords['larger'] = (why) => `${LARGER[why]}元のファイルより大きくなりました。`;
export const incomplete: NoteWords['incomplete'] = (missing) =>
  missing === undefined
    ? 'ファイルの末尾が欠けているため、画像の一部も欠けている可能性があります。'
    : `画像の最後の${missingPercent(missing)}が欠けています。`;
export const paletteQuality: NoteWords['paletteQuality'] = (used, requested) =>
  `画質${used}で保存しました。${requested}では色数が足りないか、小さくなりません。`;
export const quality: NoteWords['quality'] = (used, requested, least) =>
  `画質${used}で保存しました。${requested}では${least > 0 ? `${least}%も減りません` : '元のファイルより大きくなります'}。`;
