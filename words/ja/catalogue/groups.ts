/** The groups of the directory. */
export const directoryNames = {
  converter: '変換ツール',
  compressor: '圧縮ツール',
  resizer: 'リサイズツール',
  batch: '一括処理ツール',
  hub: 'カテゴリ',
} as const;

/** The groups of pages in a collection. */
export const hubGroupNames = {
  from: (label: string) => `${label}から変換`,
  batch: 'まとめて処理',
  weight: 'サイズ指定（KB・MB）',
  quality: '形式・画質別',
  edit: '編集',
  file: '形式別',
  square: '正方形',
  landscape: '横長',
  portrait: '縦長・用紙',
} as const;
