import type { LevelWords } from '#choose/score.ts';
import { shownScore } from '#choose/shown-score.ts';

export const levelWords: LevelWords = {
  apart: { label: '見分けがつかない', means: '交互に切り替えて表示しても、違いがわかりません。' },
  same: { label: '見た目は同じ', means: '左右に並べても違いに気づきません。' },
  hardly: { label: 'ほぼ同じ', means: 'よく見ると、わずかな違いがわかります。' },
  slightly: '少し違う',
  visibly: { label: 'はっきり違う', means: '比べなくても劣化がわかります。' },
  worse: { label: '明らかに劣化', means: '細部の多くが失われています。' },
  small: { label: '小さめ', means: '探せば、圧縮の跡が見つかります。' },
};

export const scoreScreenWords = {
  choose: '画質（自動または手動）',
  likeness: '仕上がり',
  hint: (means: string, score: number) => `${means}測定して画質を決めます（スコア${score}）。`,
  noQuality: (label: string) => `${label}に画質の設定はありません。`,
  custom: (score: number) => `スコア${score}`,
  exact: '可逆',
  everyPixel: 'すべてのピクセルを残します。「自動」なら色数を減らして軽くします。',
  ofCompression: (verdict: string) => `圧縮：${verdict}`,
  details: '詳細',
  method: (score: number) => `人の見え方を測るSSIMULACRA2で、100点中${shownScore(score)}点です。`,
  showMap: '差が出た部分を表示',
  hideMap: '差が出た部分を隠す',
  mapping: '比較中…',
  legend: (worst: number) =>
    `黄色から赤に近いほど、元の画像との違いが大きい場所です。最も違う場所は100点中${shownScore(worst)}点です。`,
  newSize: '新しいサイズで判定します。',
  fewerPixels: (percent: number) =>
    `新しいサイズで判定します。幅と高さが${percent}%なので、拡大して見られる細部は減ります。`,
  noDifference: '目に見える違いはどこにもありません。',
} as const;
