/*
 * What scores mean. The scale is that of SSIMULACRA 2.1, whose authors describe 90 as indistinguishable even in a
 * flicker test, 85 as indistinguishable in place, 80 as indistinguishable side by side, 70 as high, 50 as medium and 30
 * as low quality (https://github.com/cloudinary/ssimulacra2).
 */

/** The levels of 'Auto'. */
export const CHOICES = [
  { score: 80, label: '見た目は同じ', means: '左右に並べても違いに気づきません。' },
  { score: 70, label: 'ほぼ同じ', means: 'よく見ると、わずかな違いがわかります。' },
  { score: 60, label: '小さめ', means: '探せば、圧縮の跡が見つかります。' },
] as const;

interface Band {
  /**
   * The lowest score of the band, as shown. Below the levels of 'Auto' it is two points below the band's mark, because
   * a search for that mark may end there.
   */
  from: number;
  words: string;
  means: string;
}

const BANDS: readonly Band[] = [
  { from: 90, words: '見分けがつかない', means: '交互に切り替えて表示しても、違いがわかりません。' },
  { from: 78, words: CHOICES[0].label, means: CHOICES[0].means },
  { from: 68, words: CHOICES[1].label, means: CHOICES[1].means },
  { from: 48, words: '少し違う', means: CHOICES[2].means },
  { from: 28, words: 'はっきり違う', means: '比べなくても劣化がわかります。' },
  { from: Number.NEGATIVE_INFINITY, words: '明らかに劣化', means: '細部の多くが失われています。' },
];

/** A score as shown: a whole number, at least 0, because negative scores have no useful meaning. */
export const shownScore = (score: number) => Math.max(0, Math.round(score));

const bandOf = (score: number): Band => BANDS.find(({ from }) => shownScore(score) >= from) ?? (BANDS[0] as Band);

/** What a score means, in a few words. */
export const verdictWords = (score: number) => bandOf(score).words;

/** The same in a sentence. */
export const verdictMeaning = (score: number) => bandOf(score).means;

/** A score and what it means, where scores are compared. */
export const scoreWords = (score: number) => `${verdictWords(score)} · ${shownScore(score)}`;

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
