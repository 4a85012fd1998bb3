/** The levels of 'Auto', the best first. */
export const levelWords = [
  { label: '見た目は同じ', means: '左右に並べても違いに気づきません。' },
  { label: 'ほぼ同じ', means: 'よく見ると、わずかな違いがわかります。' },
  { label: '小さめ', means: '探せば、圧縮の跡が見つかります。' },
] as const;

/** The verdicts on other scores. `slight` means the same as the last level. */
export const bandWords = {
  identical: { words: '見分けがつかない', means: '交互に切り替えて表示しても、違いがわかりません。' },
  slight: '少し違う',
  visible: { words: 'はっきり違う', means: '比べなくても劣化がわかります。' },
  bad: { words: '明らかに劣化', means: '細部の多くが失われています。' },
} as const;

export const scoreScreenWords = {
  choose: '画質（自動または手動）',
  likeness: '仕上がり',
  hint: (means: string, score: number) => `${means}測定して画質を決めます（スコア${score}）。`,
  custom: (score: number) => `スコア${score}`,
  exact: '可逆',
  everyPixel: 'すべてのピクセルを残します。「自動」なら色数を減らして軽くします。',
  ofCompression: (verdict: string) => `圧縮：${verdict}`,
  details: '詳細',
  method: (score: number) => `人の見え方を測るSSIMULACRA2で、100点中${score}点です。`,
  showMap: '差が出た部分を表示',
  hideMap: '差が出た部分を隠す',
  mapping: '比較中…',
  legend: (worst: number) =>
    `黄色から赤に近いほど、元の画像との違いが大きい場所です。最も違う場所は100点中${worst}点です。`,
  newSize: '新しいサイズで判定します。',
  fewerPixels: (percent: number) =>
    `新しいサイズで判定します。幅と高さが${percent}%なので、拡大して見られる細部は減ります。`,
  noDifference: '目に見える違いはどこにもありません。',
} as const;
