/** The comparison's texts. */
export const compareWords = {
  title: '処理前と処理後',
  close: '閉じる',
  before: '処理前',
  after: '処理後',
  name: (before: string, after: string) =>
    `${before}と${after}の比較。プラスとマイナスで拡大・縮小、0で全体表示、1で100%表示、矢印キーで移動、Bを押している間は${before}、Sで左右に並べて表示します。`,
  divider: (before: string, after: string) => `${before}と${after}の境界線`,
  divided: (percent: number, before: string) => `${before} ${percent}%`,
  tools: '表示',
  open: '拡大と比較',
  shownAt: '表示倍率 ',
  zoomOut: '縮小表示',
  zoomIn: '拡大表示',
  fit: '全体',
  fitName: '画像全体を表示',
  actual: '100%',
  actualName: '100%（画像の1ピクセルを画面の1ピクセルで表示）',
  sideBySide: '左右に並べる',
  hold: (before: string) => `押している間だけ${before}を表示`,
} as const;
