import type { OptionValues } from '#engine/recipe/index.ts';

export type Kept = NonNullable<OptionValues['metadata']>;
type Profile = NonNullable<OptionValues['profile']>;

/** The texts of 'More options': a name and one line per choice. */
export const moreOptionsWords = {
  summary: '詳細設定',
  expert: '上級者向け',
  watermark: '透かし',
  formatAndQuality: '形式と画質',
  notLoaded: '詳細設定を読み込めませんでした。閉じてから、もう一度開いてください。',
  metadata: {
    legend: '残す撮影情報',
    values: { strip: 'なし', copyright: '著作権', 'keep-but-location': '場所以外', keep: 'すべて' },
    lines: {
      strip: 'カメラ、日付、位置情報などの隠れたデータを削除します。',
      copyright: '著作権、クレジット、作者だけを残し、ほかは削除します。',
      'keep-but-location': 'カメラや日付などは残し、位置情報だけ削除します。',
      keep: '撮影場所も含めて、すべて残します。',
    } satisfies Record<Kept, string>,
  },
  profile: {
    legend: '色',
    values: { srgb: 'sRGB', keep: 'プロファイルを維持' },
    lines: {
      srgb: 'sRGBに変換します。どの画面でも正しく表示されます。',
      keep: '色をプロファイルごとそのまま残します。',
    } satisfies Record<Profile, string>,
  },
  lossless: { label: '可逆圧縮', line: 'すべてのピクセルを正確に残します。写真はかなり大きくなります。' },
  background: {
    legend: '背景',
    white: '白',
    black: '黒',
    other: 'その他の色',
    line: '透明だった部分を塗ります。',
  },
  chroma: { label: '色の解像度を落とさない', line: '赤い文字や細い色線がくっきり残ります（4:4:4）。' },
  dpi: {
    label: '印刷解像度',
    unit: 'dpi',
    own: '元のまま',
    line: '印刷時の大きさを決める値です。ピクセルは変わりません。',
    problem: 'dpiは1～9600の整数で入力してください',
  },
  min: {
    label: '下限サイズ',
    unit: 'KB',
    own: '下限なし',
    line: '小さすぎるファイルを受け付けないフォーム用です。コメントでファイルを埋め、ピクセルは変えません。',
    problem: '下限サイズは1KB以上、目標サイズ以下で指定してください',
  },
  minSavings: {
    label: '最低限の削減率',
    unit: '%',
    line: 'これより減らず、ほかに変更もない場合は、元のファイルのまま保存します。',
    problem: '削減率は0～99の数値で入力してください',
  },
  progressive: { label: 'プログレッシブ', line: '最初から全体が表示され、だんだん鮮明になります。' },
} as const;
