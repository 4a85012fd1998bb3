import type { SettingWords } from '#choose/hidden-settings.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';

const DONE = { keep: 'を残す', strip: 'を削除', shorten: 'を短縮' } as const;

export const resized: SettingWords['resized'] = {
  percent: (percent) => `${percent}%にリサイズ`,
  longestEdge: (pixels) => `長辺${pixels}ピクセル`,
  height: (pixels) => `高さ${pixels}ピクセルにリサイズ`,
  width: (pixels) => `幅${pixels}ピクセルにリサイズ`,
  fill: (box) => `${box}に引き伸ばす`,
  cover: (box) => `${box}に切り抜いてリサイズ`,
  inside: (box) => `${box}に収まるようにリサイズ`,
};
export const neverEnlarged: SettingWords['neverEnlarged'] = '（拡大なし）';
export const optional: SettingWords['optional'] = '（小さくなる場合のみ）';
export const cropped: SettingWords['cropped'] = (box) => `${box}に切り抜き`;
export const turned: SettingWords['turned'] = { 1: '右に回転', 2: '180°回転', 3: '左に回転' };
export const mirrored: SettingWords['mirrored'] = { horizontal: '左右反転', vertical: '上下反転' };
export const padded: SettingWords['padded'] = (shape) => `${shape}まで余白を追加`;
export const redacted: SettingWords['redacted'] = '一部を隠す';
export const watermarked: SettingWords['watermarked'] = '透かし';
export const options: SettingWords['options'] = {
  quality: (value) => `画質${value}%`,
  lossless: (value) => (value ? '可逆' : '非可逆'),
  budget: (value) => (value ? '画質に見合うサイズに収める' : '画質を固定'),
  tolerance: (value) => `目標との差は${Math.round(value * 1000) / 10}%以内`,
  min: (value) => `${formatLimit(value)}以上`,
  padding: (value) => (value ? '上限サイズまで埋める' : '上限サイズまで埋めない'),
  preserveFormat: (value) => (value ? '形式を維持' : '形式の変更を許可'),
  minSavings: (value) => `${Math.round(value * 1000) / 10}%以上削減`,
  metadata: (value) =>
    ({
      strip: '撮影情報を削除',
      keep: '撮影情報を残す',
      'keep-but-location': '位置情報以外の撮影情報を残す',
      copyright: '著作権とクレジットだけ残す',
    })[value],
  profile: (value) => (value === 'keep' ? 'カラープロファイルを維持' : '色をsRGBに変換'),
  background: (value) => `背景は${fillWords(value)}`,
  chroma: (value) => (value === '4:4:4' ? '色の解像度を落とさない' : '色の解像度を半分にする'),
  progressive: (value) => (value ? 'プログレッシブ' : 'プログレッシブなし'),
  dpi: (value) => `${value}dpi`,
  pages: (value) => (value === 'one' ? '1つのファイルにまとめる' : '1枚ずつ別のファイルにする'),
  paper: (value) => ({ picture: 'ページは画像と同じ大きさ', a4: 'ページはA4', letter: 'ページはレターサイズ' })[value],
  margin: (value) => `余白${value}mm`,
  ids: (value) => `ID${DONE[value]}`,
  titles: (value) => `タイトル${DONE[value]}`,
  precision: (value) => `小数点以下${value}桁`,
  scripts: (value) => `スクリプト${DONE[value]}`,
  delay: (value) => `1枚の表示時間は${value}ミリ秒`,
};
export const encoded: SettingWords['encoded'] = '設定した画質で1回だけ書き出し';
export const compressed: SettingWords['compressed'] = '画質の範囲でできるだけ小さく';
export const toSize: SettingWords['toSize'] = (bytes) => `${formatLimit(bytes)}以下`;
export const toScore: SettingWords['toScore'] = (score) => `スコア${score}でできるだけ小さく`;
export const savedAs: SettingWords['savedAs'] = (format) => `${format}で保存`;
export const withoutEffect: SettingWords['withoutEffect'] = (clause) => `${clause}（ここでは効果なし）`;
