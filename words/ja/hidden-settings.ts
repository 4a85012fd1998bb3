import type { Size } from '#engine';
import type { Edit, EditOf, OptionName, OptionValues, Output } from '#engine/recipe/index.ts';
import { formatLimit } from '#words/bytes.ts';
import { fillWords } from '#words/fill.ts';
import { formatSize } from '#words/pixels.ts';

/** A part of the recipe that applies although the tool has no control for it. */
export type HiddenSetting =
  | { kind: 'edit'; edit: Edit }
  | { kind: 'format'; format: Output['format'] }
  | { kind: 'aim'; output: Output }
  /** `rests` if the other settings make it ineffective. */
  | { kind: 'option'; name: OptionName; output: Output; rests: boolean };

const DONE = { keep: 'を残す', strip: 'を削除', shorten: 'を短縮' } as const;
const TURNED = { 1: '右に回転', 2: '180°回転', 3: '左に回転' } as const;
const MIRRORED = { horizontal: '左右反転', vertical: '上下反転' } as const;

function resized({ width, height, percent, longestEdge, fit, enlarge, optional }: EditOf<'resize'>): string {
  const size = () => {
    if (percent !== undefined) return `${percent}%にリサイズ`;
    if (longestEdge !== undefined) return `長辺${longestEdge}ピクセル`;
    if (width === undefined) return `高さ${height}ピクセルにリサイズ`;
    if (height === undefined) return `幅${width}ピクセルにリサイズ`;
    const box = formatSize({ width, height });
    if (fit === 'fill') return `${box}に引き伸ばす`;
    return fit === 'cover' ? `${box}に切り抜いてリサイズ` : `${box}に収まるようにリサイズ`;
  };
  return `${size()}${enlarge === false ? '（拡大なし）' : ''}${optional ? '（小さくなる場合のみ）' : ''}`;
}

/** A clause about an edit. */
export function editWords(edit: Edit): string {
  switch (edit.do) {
    case 'crop':
      return `${formatSize(edit)}に切り抜き`;
    case 'resize':
      return resized(edit);
    case 'rotate':
      return TURNED[edit.quarterTurns];
    case 'flip':
      return MIRRORED[edit.axis];
    case 'pad':
      return `${edit.ratio ?? formatSize(edit as Size)}まで余白を追加`;
    case 'redact':
      return '一部を隠す';
    case 'watermark':
      return '透かし';
  }
}

const OPTION_WORDS: { readonly [K in OptionName]: (value: NonNullable<OptionValues[K]>) => string } = {
  quality: (value) => `画質${value}%`,
  lossless: (value) => (value ? '可逆' : '非可逆'),
  tolerance: (value) => `目標との差は${Math.round(value * 1000) / 10}%以内`,
  padding: (value) => (value ? '目標サイズまで埋める' : '目標サイズまで埋めない'),
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
  chroma: (value) => (value === '4:4:4' ? '色の細部をすべて残す' : '色の細部を半分にする'),
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

/** All options, in the order of the sentence. */
export const OPTION_NAMES = Object.keys(OPTION_WORDS) as OptionName[];

function aimWords(output: Output): string {
  switch (output.aim) {
    case 'encode':
      return '設定した画質で1回だけ書き出し';
    case 'compress':
      return '画質の範囲でできるだけ小さく';
    case 'size':
      return `${formatLimit(output.bytes)}以下`;
    case 'score':
      return `スコア${output.score}でできるだけ小さく`;
  }
}

/** A clause about an option's value; empty without one. */
export function optionWords<K extends OptionName>(name: K, output: OptionValues): string {
  const value = output[name];
  return value === undefined ? '' : OPTION_WORDS[name](value as NonNullable<OptionValues[K]>);
}

/** A clause about a hidden setting. */
export function hiddenWords(setting: HiddenSetting, labelOf: (format: Output['format']) => string): string {
  switch (setting.kind) {
    case 'edit':
      return editWords(setting.edit);
    case 'format':
      return `${labelOf(setting.format)}で保存`;
    case 'aim':
      return aimWords(setting.output);
    case 'option': {
      const words = optionWords(setting.name, setting.output);
      return setting.rests ? `${words}（ここでは効果なし）` : words;
    }
  }
}
