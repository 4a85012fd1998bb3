import { shownScore } from '#choose/shown-score.ts';

/** The texts of the converter's comparison of formats. */
export const compareFormatsWords = {
  compare: '形式を比較',
  title: (score: number) => `この画像を各形式で、同じ見た目（スコア${shownScore(score)}）にしたとき`,
  format: '形式',
  size: 'サイズ',
  choose: '選択',
  use: '使う',
  take: (label: string) => `${label}を使う`,
  chosen: '選択中',
  smallest: '最小',
  progress: '比較の進捗',
  cancel: '比較を中止',
  again: '比較を続ける',
  waiting: '待機中',
  part: '比較',
} as const;
